"""Plain SQL that makes a release again and again, without Python.

The recoding that a search finds now is stored as tables; a script rebuilds the release from
whatever the source holds then, measures every model and fails, with the old release in place, where
one does not hold.
"""

from sqlanon.tools.compile.compilation import FORMS, Compiled, compile_job, drop_compiled

__all__ = ["FORMS", "Compiled", "compile_job", "drop_compiled"]
