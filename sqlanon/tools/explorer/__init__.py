"""A local page on which the releases that a job could make are looked at before one is chosen.

From the bottom up: `choices` varies a job and changes its file, `measuring` asks a database what
its releases would be, `worker` does so in the one thread that has the connection, `pages` draws
values as HTML, and `server` answers a browser.
"""

from __future__ import annotations
