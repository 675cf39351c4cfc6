-- name: came_and_went
-- sqlite
SELECT side, SUM(n), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT side, place, COUNT(*) AS n
  FROM (
    SELECT MIN(side) AS side, MIN(place) AS place
    FROM (
      SELECT person, place, 0 AS side FROM `main`.`sqlanon_recoding_run_keys`
      UNION ALL
      SELECT person, place, 1 AS side FROM `main`.`sqlanon_recoding_run_keys`
    ) AS both_releases
    GROUP BY person
    HAVING COUNT(*) = 1
  ) AS one_release
  GROUP BY side, place
) AS changed
GROUP BY side;

-- name: too_few
SELECT person
FROM (
  SELECT person, COUNT(*) OVER (PARTITION BY place) AS newcomers
  FROM (
    SELECT person, MIN(place) AS place
    FROM (
      SELECT person, place, 0 AS side FROM "main"."sqlanon_recoding_run_keys"
      UNION ALL
      SELECT person, place, 1 AS side FROM "placed_1"
    ) AS both_releases
    GROUP BY person
    HAVING MIN(side) = 1
  ) AS arrivals
) AS sized
WHERE newcomers < 3;

-- name: person_keys
INSERT INTO "main"."sqlanon_recoding_run_keys" (person, place)
SELECT person, place
FROM (
SELECT DISTINCT person, place FROM "placed_1" WHERE person IS NOT NULL
) AS placed_persons
ORDER BY place, RANDOM();

-- name: persons_too_few
SELECT DISTINCT person
FROM (
  SELECT person, COUNT(*) OVER (PARTITION BY place) AS newcomers
  FROM (
    SELECT DISTINCT a.person, a.place
    FROM "placed_1" AS a
    LEFT JOIN (SELECT person AS person FROM "main"."sqlanon_recoding_run_keys") AS b ON b.person = a.person
    WHERE b.person IS NULL AND a.person IS NOT NULL
  ) AS arrivals
) AS sized
WHERE newcomers < 3;

-- name: persons
SELECT COUNT(*) FROM "waiting_1";

-- name: persons_moved
SELECT side, SUM(firsts), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT side, place, COUNT(*) AS n, SUM(CASE WHEN number = 1 THEN 1 ELSE 0 END) AS firsts
  FROM (
    SELECT side, place, MIN(side) OVER (PARTITION BY person) AS lowest, MAX(side) OVER (PARTITION BY person) AS highest,
      ROW_NUMBER() OVER (PARTITION BY person ORDER BY place) AS number
    FROM (
      SELECT person, place, 0 AS side FROM "main"."sqlanon_recoding_run_keys"
      UNION ALL
      SELECT person, place, 1 AS side FROM "main"."sqlanon_recoding_run_keys"
    ) AS both_releases
  ) AS placed
  WHERE lowest = highest
  GROUP BY side, place
) AS changed
GROUP BY side;

-- name: public
SELECT MIN(g.place) AS place, COUNT(*) AS held, MIN(r.u0) AS v0, MIN(r.u1) AS v1
FROM (
  SELECT
    CAST(s."age" AS VARCHAR) AS u0,
    CAST(s."zip" AS VARCHAR) AS u1,
    t0.k1 AS x0,
    t1.k2 AS x1
  FROM "everybody" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")
  JOIN "tree_1" AS t0 ON t0.code = COALESCE(d0.code, -1)
  JOIN "tree_2" AS t1 ON t1.code = COALESCE(d1.code, -1)
) AS r
LEFT JOIN (
  SELECT DISTINCT t0.k1 AS x0, t1.k2 AS x1, m.place
  FROM "map_1" AS m
  JOIN "tree_1" AS t0 ON t0.code = m.c0
  JOIN "tree_2" AS t1 ON t1.code = m.c1
) AS g ON g.x0 = r.x0 AND g.x1 = r.x1
GROUP BY (CAST(r.u0 AS VARCHAR) COLLATE "binary"), (CAST(r.u1 AS VARCHAR) COLLATE "binary");

-- name: joint_classes
SELECT person, owner, DENSE_RANK() OVER (
  ORDER BY place_0) AS sqlanon_joint,
  CASE WHEN place_0 IS NULL THEN 2
    ELSE 0 END AS fate
  , place_0
FROM (
  SELECT owner, person
    , MAX(CASE WHEN number = 0 THEN place END) AS place_0
  FROM (
    SELECT person, place, 0 AS number, (CAST(v0 AS VARCHAR) COLLATE "binary") AS owner FROM "main"."sqlanon_recoding_run_known"
  ) AS known
  GROUP BY owner, person
) AS placed;

-- name: store_public
INSERT INTO "main"."sqlanon_recoding_run_public" (place, held, v0, v1)
SELECT MIN(g.place) AS place, COUNT(*) AS held, MIN(r.u0) AS v0, MIN(r.u1) AS v1
FROM (
  SELECT
    CAST(s."age" AS VARCHAR) AS u0,
    CAST(s."zip" AS VARCHAR) AS u1,
    t0.k1 AS x0,
    t1.k2 AS x1
  FROM "everybody" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")
  JOIN "tree_1" AS t0 ON t0.code = COALESCE(d0.code, -1)
  JOIN "tree_2" AS t1 ON t1.code = COALESCE(d1.code, -1)
) AS r
LEFT JOIN (
  SELECT DISTINCT t0.k1 AS x0, t1.k2 AS x1, m.place
  FROM "map_1" AS m
  JOIN "tree_1" AS t0 ON t0.code = m.c0
  JOIN "tree_2" AS t1 ON t1.code = m.c1
) AS g ON g.x0 = r.x0 AND g.x1 = r.x1
GROUP BY (CAST(r.u0 AS VARCHAR) COLLATE "binary"), (CAST(r.u1 AS VARCHAR) COLLATE "binary");

-- name: placed_keys
SELECT COUNT(place) FROM "main"."sqlanon_recoding_run_known";

-- name: joint_values
SELECT j.sqlanon_joint
  , k.v0 AS "illness"
FROM "joint_1" AS j
JOIN "main"."sqlanon_recoding_run_known" AS k ON (j.owner = (CAST(v0 AS VARCHAR) COLLATE "binary")
  OR (j.owner IS NULL AND (CAST(v0 AS VARCHAR) COLLATE "binary") IS NULL)) AND k.person = j.person;

-- name: joint_persons
SELECT COUNT(*), COALESCE(SUM(CASE WHEN n > 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT who, COUNT(DISTINCT joint) AS n
  FROM (
    SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS who, sqlanon_joint AS joint FROM "shown_1"
  ) AS placed
  WHERE who IS NOT NULL
  GROUP BY who
) AS persons;

-- name: public_kinds
SELECT DENSE_RANK() OVER (ORDER BY place_0, place_1) AS kind,
  CAST(SUM(held) AS BIGINT) AS held
  , place_0
  , place_1
FROM (
  SELECT MAX(CASE WHEN number = 1 THEN held END) AS held
    , MAX(CASE WHEN number = 0 THEN place END) AS place_0
    , MAX(CASE WHEN number = 1 THEN place END) AS place_1
  FROM (
    SELECT 0 AS number, place, held, (CAST(v0 AS VARCHAR) COLLATE "binary") AS u0, (CAST(v1 AS VARCHAR) COLLATE "binary") AS u1 FROM "main"."sqlanon_recoding_run_public"
    UNION ALL
    SELECT 1 AS number, place, held, (CAST(v0 AS VARCHAR) COLLATE "binary") AS u0, (CAST(v1 AS VARCHAR) COLLATE "binary") AS u1 FROM "public_1"
  ) AS known
  GROUP BY u0, u1
) AS persons
WHERE held > 0
GROUP BY place_0, place_1;

-- name: joint_sizes
SELECT sqlanon_joint, COUNT(*) AS n, MIN(place_0) AS place_0, MIN(place_1) AS place_1
FROM "joint_1"
GROUP BY sqlanon_joint;

-- name: public_matched
SELECT j.sqlanon_joint, k.kind, k.held
FROM (
  SELECT DISTINCT CASE WHEN place_0 IS NULL THEN 0 ELSE 1 END AS has_0, CASE WHEN place_1 IS NULL THEN 0 ELSE 1 END AS has_1
  FROM "sizes_1"
) AS w
CROSS JOIN "kinds_1" AS k
JOIN "sizes_1" AS j ON
  CASE WHEN j.place_0 IS NULL THEN -1 ELSE j.place_0 END
  = CASE WHEN w.has_0 = 0 THEN -1 ELSE k.place_0 END AND
  CASE WHEN j.place_1 IS NULL THEN -1 ELSE j.place_1 END
  = CASE WHEN w.has_1 = 0 THEN -1 ELSE k.place_1 END;

-- name: public_members
SELECT sqlanon_joint, CAST(SUM(held) AS BIGINT) AS members
FROM "matched_1"
GROUP BY sqlanon_joint;

-- name: joint_presence
SELECT COUNT(*) AS kinds,
  CAST(SUM(CASE WHEN share < -1e-09 THEN 1 ELSE 0 END) AS BIGINT) AS below,
  CAST(SUM(CASE WHEN share IS NULL OR share > 1.000000001 THEN 1 ELSE 0 END) AS BIGINT) AS above,
  MIN(share) AS least, MAX(share) AS greatest,
  CAST(SUM(CASE WHEN share IS NULL THEN 1 ELSE 0 END) AS BIGINT) AS infinite
FROM (
  SELECT k.kind, COALESCE(SUM(s.share), 0) AS share
  FROM "kinds_1" AS k
  LEFT JOIN (
    SELECT m.kind, CAST(j.n AS DOUBLE PRECISION) / a.members AS share
    FROM "matched_1" AS m
    JOIN "members_1" AS a ON a.sqlanon_joint = m.sqlanon_joint
    JOIN "sizes_1" AS j ON j.sqlanon_joint = m.sqlanon_joint
  ) AS s ON s.kind = k.kind
  WHERE k.place_0 IS NOT NULL OR k.place_1 IS NOT NULL
  GROUP BY k.kind
  UNION ALL
  SELECT j.sqlanon_joint, NULL
  FROM "sizes_1" AS j
  LEFT JOIN "members_1" AS a ON a.sqlanon_joint = j.sqlanon_joint
  WHERE a.members IS NULL
) AS shares;

-- name: joint_numbers
SELECT DENSE_RANK() OVER (ORDER BY place_0, place_1) AS sqlanon_joint, place_0, place_1
FROM "joint_1";

-- name: rows_moved
SELECT side, SUM(firsts), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT side, place, SUM(in_class) AS n, SUM(in_all) AS firsts
  FROM (
    SELECT side, place,
      CASE WHEN owner IS NOT NULL AND ROW_NUMBER() OVER (PARTITION BY side, place, owner ORDER BY person) = 1
        THEN 1 ELSE 0 END AS in_class,
      CASE WHEN owner IS NOT NULL AND ROW_NUMBER() OVER (PARTITION BY side, owner ORDER BY place, person) = 1
        THEN 1 ELSE 0 END AS in_all
    FROM (
      SELECT person, MIN(side) AS side, MIN(place) AS place, owner
      FROM (
        SELECT person, place, (CAST(v0 AS VARCHAR) COLLATE "binary") AS owner, 0 AS side FROM "main"."sqlanon_recoding_run_known"
        UNION ALL
        SELECT person, place, (CAST(v0 AS VARCHAR) COLLATE "binary"), 1 FROM "main"."sqlanon_recoding_run_known"
      ) AS both_releases
      GROUP BY person, owner
      HAVING COUNT(*) = 1
    ) AS one_release
  ) AS owned
  GROUP BY side, place
) AS changed
GROUP BY side;

-- name: withheld_rows
SELECT person, CASE WHEN joint IS NULL THEN 0 ELSE 1 END AS was_there
FROM (
  SELECT person, joint, place, n, short, missing, spare, nth, spare_turn,
    MAX(CASE WHEN spare = 1 THEN spare_turn ELSE 0 END) OVER (PARTITION BY joint) AS spares
  FROM (
    SELECT person, joint, place, n, spare,
      MAX(gone) OVER (PARTITION BY joint) AS short,
      MAX(CASE WHEN gone = 1 AND nobody = 0 THEN gone_turn ELSE 0 END) OVER (PARTITION BY joint) AS missing,
      DENSE_RANK() OVER (PARTITION BY joint ORDER BY gone, n, place) AS nth,
      DENSE_RANK() OVER (PARTITION BY joint ORDER BY spare DESC, turn DESC, place) AS spare_turn
    FROM (
      SELECT person, joint, place, n, nobody, turn, gone,
        DENSE_RANK() OVER (PARTITION BY joint, gone ORDER BY nobody, number) AS gone_turn,
        CASE WHEN gone = 0 AND nobody = 0 AND turn > 3 THEN 1 ELSE 0 END AS spare
      FROM (
        SELECT person, joint, place, n, nobody, number, turn,
          CASE WHEN place IS NULL OR n < 3 THEN 1 ELSE 0 END AS gone
        FROM (
          SELECT person, joint, place, nobody, number, turn,
            MAX(CASE WHEN nobody = 0 THEN turn ELSE 0 END) OVER (PARTITION BY joint, place) AS n
          FROM (
            SELECT person, joint, place, nobody, number, DENSE_RANK() OVER (PARTITION BY joint, place
              ORDER BY nobody, residue * residue % 2147483579 * residue % 2147483579, number)
              AS turn
            FROM (
              SELECT person, joint, place, nobody, number,
                (CAST(number AS BIGINT) % 2147483579 * 1244530628 + 1677127799) % 2147483579 AS residue
              FROM (
                SELECT person, MAX(joint) AS joint, MAX(place) AS place, CASE WHEN owner IS NULL THEN 1 ELSE 0 END AS nobody,
                  DENSE_RANK() OVER (ORDER BY CASE WHEN owner IS NULL THEN 1 ELSE 0 END, owner) AS number
                FROM (
                  SELECT person, owner, joint AS joint, NULL AS place FROM "joint_1"
                  UNION ALL
                  SELECT person, (CAST(v0 AS VARCHAR) COLLATE "binary") AS owner, NULL, place FROM "placed_1"
                ) AS either
                GROUP BY person, owner
              ) AS together
            ) AS mixed
          ) AS dealt
        ) AS sized
      ) AS parted
    ) AS ranked
  ) AS counted
) AS spared
WHERE place IS NOT NULL AND (n < 3 OR joint IS NOT NULL AND short = 1 AND missing < 3 AND
  CASE WHEN spares >= 3 - missing THEN CASE WHEN spare = 1 AND spare_turn <= 3 - missing THEN 1 ELSE 0 END
    WHEN nth = 1 THEN 1 ELSE 0 END = 1);

-- name: items
SELECT MIN(r.who) AS person, m.place AS place, COUNT(*) AS held, MIN(r.u0) AS v0
FROM (
  SELECT CAST(s."whose" AS VARCHAR) AS who
    , CAST(s."what" AS VARCHAR) AS u0
    , COALESCE(d0.code, -1) AS k0
  FROM "buys" AS s
  JOIN "numbers_1" AS n ON n.old = s."whose"
  JOIN "published_1" AS p ON p."person" = n.new
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = (CAST(s."what" AS VARCHAR) COLLATE "binary")
) AS r
INNER JOIN "map_1" AS m ON m.c0 = r.k0
GROUP BY (CAST(r.who AS VARCHAR) COLLATE "binary"), m.place, (CAST(r.u0 AS VARCHAR) COLLATE "binary");

-- name: store_items
INSERT INTO "main"."sqlanon_recoding_run_0_items" (person, place, held, v0)
SELECT MIN(r.who) AS person, m.place AS place, COUNT(*) AS held, MIN(r.u0) AS v0
FROM (
  SELECT CAST(s."whose" AS VARCHAR) AS who
    , CAST(s."what" AS VARCHAR) AS u0
    , COALESCE(d0.code, -1) AS k0
  FROM "buys" AS s
  JOIN "numbers_1" AS n ON n.old = s."whose"
  JOIN "main"."target_1" AS p ON p."person" = n.new
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = (CAST(s."what" AS VARCHAR) COLLATE "binary")
) AS r
INNER JOIN "map_1" AS m ON m.c0 = r.k0
GROUP BY (CAST(r.who AS VARCHAR) COLLATE "binary"), m.place, (CAST(r.u0 AS VARCHAR) COLLATE "binary");

-- name: joint_rows
SELECT sqlanon_joint, owner AS "whose"
FROM "joint_1";

-- name: joint_fates
SELECT fate, COUNT(*)
FROM (
  SELECT sqlanon_joint AS joint, MIN(fate) AS fate, COUNT(DISTINCT owner) AS n
  FROM "joint_1"
  GROUP BY sqlanon_joint
) AS sized
WHERE n < 3
GROUP BY fate;

-- name: items_held
SELECT COALESCE(CAST(SUM(held) AS BIGINT), 0) FROM "main"."sqlanon_recoding_run_0_items";

-- name: items_together
SELECT number, place, held, DENSE_RANK() OVER (ORDER BY w) AS person,
  DENSE_RANK() OVER (ORDER BY w, u0) AS item
FROM (
  SELECT 0 AS number, place, held, (CAST(person AS VARCHAR) COLLATE "binary") AS w, (CAST(v0 AS VARCHAR) COLLATE "binary") AS u0 FROM "main"."sqlanon_recoding_run_0_items"
  UNION ALL
  SELECT 1 AS number, place, held, (CAST(person AS VARCHAR) COLLATE "binary") AS w, (CAST(v0 AS VARCHAR) COLLATE "binary") AS u0 FROM "items_1"
) AS known;

-- name: joint_items
SELECT DENSE_RANK() OVER (ORDER BY place_0, place_1) AS sqlanon_item,
  person AS sqlanon_person
FROM (
  SELECT h.person
    , MAX(CASE WHEN h.number = 0 THEN h.place END) AS place_0
    , MAX(CASE WHEN h.number = 1 THEN h.place END) AS place_1
  FROM "held_1" AS h
  JOIN (
    SELECT item, held, held - COALESCE(LAG(held) OVER (PARTITION BY item ORDER BY held), 0) AS more
    FROM (SELECT DISTINCT item, held FROM "held_1") AS numbers
  ) AS s ON s.item = h.item AND h.held >= s.held
  JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
  ) AS counted ON counted.times <= s.more
  GROUP BY h.person, h.item, s.held, counted.times
) AS shown;

-- name: joint_short
SELECT fate, n, place_0, place_1
FROM (
  SELECT CAST(sqlanon_joint AS BIGINT) AS joint, MIN(fate) AS fate, COUNT(DISTINCT owner) AS n, MIN(place_0) AS place_0, MIN(place_1) AS place_1
  FROM "joint_1"
  GROUP BY sqlanon_joint
) AS sized
LEFT JOIN (
  SELECT q0 FROM "violating_1"
  UNION
  SELECT q0 FROM "violating_2"
  UNION
  SELECT q0 FROM "violating_3"
) AS v ON v.q0 = sized.joint
WHERE n < 3 OR v.q0 IS NOT NULL
ORDER BY n, joint LIMIT 3;

-- name: withheld
SELECT person, CASE WHEN joint IS NULL THEN 0 ELSE 1 END AS was_there
FROM (
  SELECT person, joint, place, n, missing, spare, nth,
    SUM(spare) OVER (PARTITION BY joint) AS spares,
    ROW_NUMBER() OVER (PARTITION BY joint ORDER BY spare DESC, turn DESC, place) AS spare_turn
  FROM (
    SELECT person, joint, place, n, turn,
      SUM(CASE WHEN place IS NULL OR n < 3 THEN 1 ELSE 0 END) OVER (PARTITION BY joint) AS missing,
      CASE WHEN place IS NOT NULL AND turn > 3 THEN 1 ELSE 0 END AS spare,
      DENSE_RANK() OVER (PARTITION BY joint
        ORDER BY CASE WHEN place IS NULL OR n < 3 THEN 1 ELSE 0 END, n, place) AS nth
    FROM (
      SELECT person, joint, place, COUNT(*) OVER (PARTITION BY joint, place) AS n,
        ROW_NUMBER() OVER (PARTITION BY joint, place
          ORDER BY residue * residue % 2147483579 * residue % 2147483579, number) AS turn
      FROM (
        SELECT person, joint, place, number,
          (CAST(number AS BIGINT) % 2147483579 * 1244530628 + 1677127799) % 2147483579 AS residue
        FROM (
          SELECT person, MAX(joint) AS joint, MAX(place) AS place, ROW_NUMBER() OVER (ORDER BY person) AS number
          FROM (
            SELECT person, joint AS joint, NULL AS place FROM "joint_1"
            UNION ALL
            SELECT person, NULL, place FROM "placed_1"
          ) AS either
          GROUP BY person
        ) AS together
      ) AS mixed
    ) AS dealt
  ) AS sized
) AS spared
WHERE place IS NOT NULL AND (n < 3 OR joint IS NOT NULL AND missing > 0 AND missing < 3 AND
  CASE WHEN spares >= 3 - missing THEN CASE WHEN spare = 1 AND spare_turn <= 3 - missing THEN 1 ELSE 0 END
    WHEN nth = 1 THEN 1 ELSE 0 END = 1);

-- name: withheld_counts
SELECT COALESCE(SUM(was_there), 0), COUNT(*) - COALESCE(SUM(was_there), 0) FROM "withheld_1";

-- name: withheld_uniform
SELECT person, CASE WHEN joint IS NULL THEN 0 ELSE 1 END AS was_there
FROM (
  SELECT person, joint, place, bad, short, missing, spare, nth,
    SUM(spare) OVER (PARTITION BY joint) AS spares,
    ROW_NUMBER() OVER (PARTITION BY joint ORDER BY spare DESC, turn DESC, place) AS spare_turn
  FROM (
    SELECT person, joint, place, bad, turn,
      MAX(CASE WHEN place IS NULL THEN bad ELSE 0 END) OVER (PARTITION BY joint) AS short,
      SUM(CASE WHEN place IS NULL THEN 1 ELSE 0 END) OVER (PARTITION BY joint) AS missing,
      CASE WHEN place IS NOT NULL AND bad = 0 AND turn > 3 THEN 1 ELSE 0 END AS spare,
      DENSE_RANK() OVER (PARTITION BY joint ORDER BY CASE WHEN place IS NULL OR bad = 1 THEN 1 ELSE 0 END, n, place) AS nth
    FROM (
      SELECT p.person, p.joint, p.place, CASE WHEN v.q0 IS NULL THEN 0 ELSE 1 END AS bad,
        COUNT(*) OVER (PARTITION BY p.joint, p.place) AS n,
        ROW_NUMBER() OVER (PARTITION BY p.joint, p.place
          ORDER BY p.residue * p.residue % 2147483579 * p.residue % 2147483579, p.drawn) AS turn
      FROM (
        SELECT person, joint, place, number, drawn,
          (CAST(drawn AS BIGINT) % 2147483579 * 1244530628 + 1677127799) % 2147483579 AS residue
        FROM (
          SELECT person, MAX(joint) AS joint, MAX(place) AS place, MAX(number) AS number,
            ROW_NUMBER() OVER (ORDER BY person) AS drawn
          FROM (
            SELECT person, owner, joint AS joint,
              CAST(NULL AS BIGINT) AS place, CAST(NULL AS BIGINT) AS number
            FROM "joint_1"
            UNION ALL
            SELECT person, (CAST(v0 AS VARCHAR) COLLATE "binary"), NULL, place, NULL FROM "placed_1"
            UNION ALL
            SELECT person, owner, NULL, NULL, sqlanon_joint FROM "joint_2"
          ) AS either
          GROUP BY person, owner
        ) AS together
      ) AS p
      LEFT JOIN (
        SELECT q0 FROM "violating_1"
        UNION
        SELECT q0 FROM "violating_2"
        UNION
        SELECT q0 FROM "violating_3"
      ) AS v ON v.q0 = p.number
    ) AS judged
  ) AS sized
) AS spared
WHERE place IS NOT NULL AND (bad = 1 OR joint IS NOT NULL AND short = 1 AND
  CASE WHEN spares > 0 THEN CASE WHEN spare = 1 AND spare_turn <= missing THEN 1 ELSE 0 END WHEN nth = 1 THEN 1 ELSE 0 END = 1);

-- name: owner_count
SELECT COUNT(*) FROM "main"."sqlanon_recoding_run_known" WHERE v0 = (SELECT CAST(k.new_owner AS VARCHAR) FROM "forgotten_1" AS k);

-- name: forgotten_count
SELECT COUNT(*) FROM "main"."sqlanon_recoding_run_keys" WHERE (CAST(person AS VARCHAR) COLLATE "binary") = (SELECT old_key FROM "forgotten_1");

-- name: forgotten_rows
SELECT r.person AS old_key, (k.new_key || CAST('-' AS VARCHAR) || CAST(r.number AS VARCHAR)) AS new_key
FROM (
  SELECT person, ROW_NUMBER() OVER () AS number
  FROM (
    SELECT person FROM "main"."sqlanon_recoding_run_known" WHERE (CAST(CAST(v0 AS VARCHAR) AS VARCHAR) COLLATE "binary") = (SELECT old_key FROM "forgotten_1")
    UNION
    SELECT person FROM "main"."sqlanon_recoding_run_known" WHERE (CAST(CAST(v0 AS VARCHAR) AS VARCHAR) COLLATE "binary") = (SELECT old_key FROM "forgotten_1")
    UNION
    SELECT person FROM "main"."sqlanon_recoding_run_known" WHERE (CAST(CAST(v0 AS VARCHAR) AS VARCHAR) COLLATE "binary") = (SELECT old_key FROM "forgotten_1")
  ) AS held
) AS r
CROSS JOIN "forgotten_1" AS k;

-- name: forget
UPDATE "main"."sqlanon_recoding_run_keys"
SET person = (SELECT new_key FROM "forgotten_1")
WHERE (CAST(person AS VARCHAR) COLLATE "binary") = (SELECT old_key FROM "forgotten_1");

-- name: newcomers_in_place
SELECT COALESCE(SUM(n), 0), COUNT(*), COALESCE(SUM(CASE WHEN n < 5 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT c.place, CAST(SUM(c.n) AS BIGINT) AS n
  FROM "map_1" AS c
JOIN "tree_1" AS t1 ON t1.code = c.c1
WHERE COALESCE(t1.l0 <> t1.l1,
    NOT (t1.l0 IS NULL AND t1.l1 IS NULL))
  GROUP BY c.place
) AS newcomers;
