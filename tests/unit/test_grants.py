"""Grants as MariaDB lists them, and what they leave out."""

from __future__ import annotations

import pytest

from sqlanon.publish.preflight import RequiredRights, lacking

BOTH = ("SELECT", "CREATE VIEW")
USAGE = "GRANT USAGE ON *.* TO `etl`@`%` IDENTIFIED BY PASSWORD '*B69027D44F6E5EDC'"
ROLE = "GRANT `r` TO `etl`@`%`"


@pytest.mark.parametrize(
    ("lines", "missing"),
    [
        ([USAGE], BOTH),
        (["GRANT ALL PRIVILEGES ON *.* TO `etl`@`%` WITH GRANT OPTION"], ()),
        ([USAGE, "GRANT SELECT, CREATE VIEW ON `crm`.* TO `etl`@`%`"], ()),
        ([USAGE, "GRANT SELECT ON `crm`.* TO `etl`@`%`"], ("CREATE VIEW",)),
        ([USAGE, "GRANT CREATE ON `crm`.* TO `etl`@`%`"], BOTH),
        ([USAGE, "GRANT ALL PRIVILEGES ON `c\\_m`.* TO `etl`@`%`"], BOTH),
        ([USAGE, "GRANT ALL PRIVILEGES ON `c_m`.* TO `etl`@`%`"], ()),
        ([USAGE, "GRANT ALL PRIVILEGES ON `cr%`.* TO `etl`@`%`"], ()),
        ([USAGE, "GRANT SELECT (`a`, `b`) ON `crm`.`people` TO `etl`@`%`"], BOTH),
        ([USAGE, "GRANT SELECT, CREATE VIEW ON `crm`.`people` TO `etl`@`%`"], ()),
        ([USAGE, "GRANT SELECT, CREATE VIEW ON `crm`.`others` TO `etl`@`%`"], BOTH),
        ([USAGE, "GRANT SELECT ON `crm`.* TO PUBLIC"], ("CREATE VIEW",)),
        # the grants of a role that is enabled are listed; of another one nothing is known
        ([ROLE, USAGE, "GRANT SELECT ON `crm`.* TO `r`"], ("CREATE VIEW",)),
        ([ROLE, USAGE], ()),
        ([], ()),
    ],
)
def test_what_no_grant_covers_is_missing(lines: list[str], missing: tuple[str, ...]) -> None:
    found = [*lacking(lines, [RequiredRights(BOTH, "crm", "people")])]
    assert [one.rights for one, _ in found] == ([missing] if missing else [])
    assert {who for _, who in found} <= {"`etl`@`%`"}
