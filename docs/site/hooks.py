"""What the site has beside the pages of `docs/`: files of the house, references from the code.

MkDocs calls the functions whose names begin with `on_`. Pages in the root of the checkout
(SECURITY.md …) become pages of the site, and links to them lead there; a link to any other file
of the checkout becomes its path.
"""

from __future__ import annotations

import posixpath
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

HERE = Path(__file__).parent
HOUSE = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HOUSE)]

import references  # noqa: E402 - it stands beside this file, and reads the package of this checkout

FROM_THE_HOUSE = {
    "security.md": "SECURITY.md",
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "benchmarks.md": "benchmarks/README.md",
    "scale.md": "benchmarks/scale.md",
    "proof.md": "benchmarks/proof.md",
    "examples.md": "examples/README.md",
}
"""Page of the site → the file that it shows."""

LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]+)\]\((?P<path>[^)#:\s]+)(?P<anchor>#[^)\s]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made here."""
    made = {page: (HOUSE / path).read_text() for page, path in FROM_THE_HOUSE.items()}
    made["python-names.md"] = "\n".join(references.python_names())
    for page, text in made.items():
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links lead to pages of the site, or say the path of a file that is none."""
    del config
    uri = page.file.src_uri
    stands_in = posixpath.dirname(FROM_THE_HOUSE.get(uri, posixpath.join("docs", uri)))
    pages = {path: made for made, path in FROM_THE_HOUSE.items()} | {"README.md": "index.md"}

    def led(link: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(stands_in, link["path"]))
        to = pages.get(path, path.removeprefix("docs/"))
        if files.get_file_from_path(to) is None:
            return f"{link['text']} (`{path}`)"
        way = posixpath.relpath(to, posixpath.dirname(uri) or ".")
        return f"[{link['text']}]({way}{link['anchor'] or ''})"

    return LINK.sub(led, markdown)
