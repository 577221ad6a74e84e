import { openTestLake, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { translateSnowflake } from "./translate-snowflake.ts";

/** Expressions over one row; what they are written as where that is not plain. */
const cases: [expression: string, value: unknown, sql?: string][] = [
  ["lock:id", 7, "lock.`id`"],
  ["t.lock : a . b", "x"],
  ["lock:a:b::string", "x", "lock.`a`.`b`::Nullable(String)"],
  ['lock:a."c.d"', 3, "lock.`a`.`c%2Ed`"],
  ["lock:parts[0]", "p", "lock.`parts`[1]"],
  ["lock:rows[1].k", "w", "lock.`rows`[2].`k`"],
  ["lock['a']:b", "x", "lock.`a`.`b`"],
  ["lock:a['b']", "x", "lock.`a`.`b`"],
  ["items[0]:k", "1", "items[1].`k`"],
  ["lock:absent.more", null],
  ["LOCK:a.b::string || t.WHO", "xann"],
  ["N + n", 10],
  ["lock:id::string", "7"],
  ["lock:id::float + 1", 8],
  ["lock:absent::int", null],
  ["lock:on::boolean", true],
  ["'1'::variant", "1", "'1'"],
  ["'5'::number(38, 0)", 5, "'5'::Nullable(Int64)"],
  ["'5.25'::number(10, 2)", 5.25, "'5.25'::Nullable(Decimal(10,2))"],
  ["'2026-03-01T10:00:00Z'::timestamp_ntz", "2026-03-01 10:00:00.000000000"],
  ["cast(n AS varchar)", "5", "CAST(n AS Nullable(String))"],
  ["try_cast('x' AS float)", null],
  ["who::String", "ann", "who::String"],
  ["toString(items::Array(String))", '[\'{"k":"1"}\',\'{"k":"2"}\']'],
  ["lock:a.b = 'x' AND lock:id = 7 AND lock:id > 6", 1],
  ["lock:a.b IN ('x', 'y')", 1, "lock.`a`.`b`::Nullable(String) IN ('x', 'y')"],
  ["lock:id not in (1, 2)", 1],
  ["lock:a.b ILIKE 'X%'", 1],
  ["who LIKE ANY ('b%', 'a_n')", 1, "who REGEXP '(?s)^(?:b.*|a.n)$'"],
  ["who NOT ILIKE ANY ('A.%', 'B')", 1],
  ["NOT who LIKE ANY ('it''s')", 1],
  ["who RLIKE 'an'", 0],
  ["regexp_like(who, 'a.*')", 1],
  ["regexp_substr(who, 'n+')", "nn"],
  ["regexp_substr(who, 'x')", null],
  ["regexp_substr(who, 'A(n)', 1, 1, 'ie', 1)", "n"],
  ["regexp_substr(who, 'a(n)(n)', 1, 1, 'e', 2)", "n"],
  ["p_any_emails[0]", "x", "p_any_emails[1]"],
  ["split(who, 'n')[0]::string", "a"],
  ["get_path(lock, 'a.b')", "x", "lock.`a`.`b`"],
  ["to_varchar(p_event_time, 'YYYY-MM-DD HH24:MI:SS')", "2026-03-01 00:00:01"],
  ["startswith(who, 'a') AND NOT endswith(who, 'a')", 1],
  ["dayname(p_event_time)", "Sun"],
  ["listagg(DISTINCT who, ',') WITHIN GROUP (ORDER BY who)", "ann"],
  ["array_agg(n) WITHIN GROUP (ORDER BY n DESC)", [5]],
  ["percentile_cont(0.5) WITHIN GROUP (ORDER BY n)", 5],
  ["regexp_count(who, 'n')", 2],
  ["regexp_replace(who, 'n', 'm')", "amm"],
  ["iff(n > 3, iff(n > 4, 'a', 'b'), 'c')", "a", "if(n > 3, if(n > 4, 'a', 'b'), 'c')"],
  ["IFF(NULL, 1, 2)", 2],
  ["nvl(lock:absent, 'b')", "b"],
  ["array_contains('x'::VARIANT, p_any_emails)", 1, "has(p_any_emails, 'x')"],
  ["array_contains('p', lock:parts)", 1],
  ["array_size(lock:parts)", 2],
  ["array_size(p_any_emails)", 2],
  ["array_size(lock:absent)", null],
  ["array_construct(1, 2)", [1, 2]],
  ["array_slice(p_any_emails, 1, 2)", ["y"]],
  ["array_cat(p_any_emails, array_construct('z'))", ["x", "y", "z"]],
  ["arrays_overlap(p_any_emails, array_construct('y'))", 1],
  ["array_to_string(p_any_emails, ',')", "x,y"],
  ['parse_json(\'{"a":{"b":1}}\'):a.b', 1],
  ["try_parse_json('no'):a", null],
  ["try_parse_json('no')", null],
  ["object_construct('a', 1, 'b', who)", { a: 1, b: "ann" }],
  ["dateadd('day', -1, p_event_time)", "2026-02-28 00:00:01.000000000", "dateAdd(day, -1, p_event_time)"],
  [
    "DATEADD('MINUTE', 15 * FLOOR(EXTRACT(MINUTE FROM p_event_time) / 15), DATE_TRUNC('HOUR', p_event_time))",
    "2026-03-01 00:00:00",
  ],
  ["timestampadd(hours, 1, p_event_time)", "2026-03-01 01:00:01.000000000"],
  ["datediff(MINUTE, p_event_time, p_parse_time)", 1],
  ["date_trunc(month, p_event_time)", "2026-03-01"],
  ["time_slice(p_event_time, 15, 'MINUTE')", "2026-03-01 00:00:00"],
  ["dayofweek(p_event_time)", 0],
  ["to_timestamp('2026-03-01 10:00:00')", "2026-03-01 10:00:00.000000000"],
  ["try_to_timestamp('never')", null],
  ["to_varchar(n)", "5"],
  ["datediff('second', current_timestamp(), current_timestamp)", 0],
  ["len(who)", 3],
  ["contains(who, 'nn')", 1],
  ["split_part('a.b.c', '.', 2)", "b"],
  ["split('a.b', '.')[1]", "a"],
  ["count_if(n = 5)", 1],
  ["listagg(DISTINCT who, ',')", "ann", "ifNull(groupConcat(',')(DISTINCT who), '')"],
  ["array_unique_agg(who)", ["ann"]],
  ["array_agg(DISTINCT lock:a.b)", ["x"]],
  ["n > 3 ? who : 'b'", "ann", "n > 3 ? who : 'b'"],
  ["[1, 2, 3][2]", 2],
];

describe("over rows", () => {
  let test: TestLake;
  beforeAll(async () => {
    test = await openTestLake();
    await test.lake.ensureTables([
      {
        schema: "Custom.Door",
        fields: [
          { name: "who", type: "string" },
          { name: "n", type: "int" },
          { name: "lock", type: "object" },
          { name: "items", type: "array", element: { type: "object" } },
        ],
      },
    ]);
    const row = {
      p_event_time: "2026-03-01 00:00:01.000000000",
      p_parse_time: "2026-03-01 00:01:01.000000000",
      p_row_id: "d1",
      p_any_emails: ["x", "y"],
      who: "ann",
      n: 5,
      lock: { id: 7, on: true, a: { b: "x", "c.d": 3 }, parts: ["p", "q"], rows: [{ k: "v" }, { k: "w" }] },
      items: [{ k: "1" }, { k: "2" }],
    };
    const rows = Buffer.from(`${JSON.stringify(row)}\n`);
    await test.lake.insert({ database: "pharos_logs", table: "custom_door", rows, token: "t" });
  });
  afterAll(() => test.remove());

  it.each(cases)("%s", async (expression, value, sql) => {
    if (sql !== undefined) expect(translateSnowflake(expression)).toBe(sql);
    const { rows } = await test.lake.query(`SELECT ${expression} FROM panther_logs.public.custom_door AS t`);
    expect(rows).toEqual([[value]]);
  });

  it.each<[string, unknown[][]]>([
    ["SELECT f.value FROM door, LATERAL FLATTEN(input => lock:parts) f", [["p"], ["q"]]],
    [
      "SELECT f.index, f.value:k::string FROM door, LATERAL FLATTEN(input => t.lock:rows) AS f",
      [
        [0, "v"],
        [1, "w"],
      ],
    ],
    ["SELECT f.value:k FROM door, TABLE(FLATTEN(items)) f WHERE f.value:k = '2'", [["2"]]],
    ["SELECT who, f.value FROM door CROSS JOIN LATERAL FLATTEN(lock:absent, outer => true) f", [["ann", null]]],
    ["SELECT f.value FROM door, LATERAL FLATTEN(lock:absent) f", []],
    ["SELECT value FROM door, LATERAL FLATTEN(input => lock:parts) WHERE value = 'q'", [["q"]]],
    ["SELECT value:k::string FROM door, TABLE(FLATTEN(lock:rows)) ORDER BY 1", [["v"], ["w"]]],
    [
      "SELECT a.value, b.value FROM door, LATERAL FLATTEN(p_any_emails) a, LATERAL FLATTEN(lock:parts) b WHERE b.value = 'q'",
      [
        ["x", "q"],
        ["y", "q"],
      ],
    ],
    ["SELECT lock:a.b AS k, count(*) FROM door GROUP BY k ORDER BY k", [["x", 1]]],
    ["SELECT who FROM door QUALIFY row_number() OVER (PARTITION BY who ORDER BY n) = 1;", [["ann"]]],
    ["WITH d AS (SELECT lock AS l FROM door) SELECT l:a.b::string FROM d WHERE l:id = 7 // only", [["x"]]],
    ["SELECT p_any_emails, count(DISTINCT who) AS c FROM door GROUP BY p_any_emails HAVING c > 0", [[["x", "y"], 1]]],
  ] as const)("%s", async (sql, expected) => {
    const { rows } = await test.lake.query(sql.replace("FROM door", "FROM panther_logs.public.custom_door AS t"));
    expect(rows).toEqual(expected);
  });
});

it.each([
  "SELECT 'a:b', \"c:d\" -- iff(1)\n, x /* a:b */",
  "SELECT now()::DateTime, x::Date, y::Nullable(String), dateAdd(p_event_time, INTERVAL 1 DAY)",
  "SELECT t.iff(1), like, `iff`(1), map('a', 1)['a'], CAST(x, 'String'), arr[1]",
])("leaves alone: %s", (sql) => {
  expect(translateSnowflake(sql)).toBe(sql);
});

it.each([
  ["array_intersection(a, b)", "ARRAY_INTERSECTION has no exact equivalent. Write arrayIntersect(a, b)"],
  ["{% import 'a' b %} SELECT 1", "Templates ({% … %} and {{ … }}) are not supported"],
  ["SELECT {{ columns }}", "Write the query out"],
  ["Mode(x)", "MODE has no exact equivalent. Write topK(1)(x)[1]"],
  ["array_agg(x) WITHIN GROUP (ORDER BY y)", "WITHIN GROUP has no exact equivalent"],
  ["x LIKE ANY (SELECT 1)", "LIKE ANY takes string constants"],
  ["dateadd('fortnight', 1, x)", "'fortnight' is not a unit of time"],
  ["time_slice(x, 7, 'DAY')", "Write toStartOfInterval(time, INTERVAL 7 DAY)"],
  ["SELECT 1 FROM snowflake.account_usage.login_history", "tables of pharos_logs, such as snowflake_loginhistory"],
  ["regexp_substr(x, 'a', 2)", "Write regexpExtract"],
  ["to_char(x, 'YYYY Q')", "Write formatDateTime"],
  ["SELECT 1 FROM t, LATERAL FLATTEN(input => x, mode => 'OBJECT') f", "FLATTEN does not support mode"],
  ["iff(1, 2)", "takes 3 arguments, not 2"],
  ["x::object", "The type OBJECT does not exist"],
  ["a:b[c]", "a number or a quoted name"],
  ["try_cast(x AS int)", "Write toInt64OrNull(text)"],
  ["iff(".repeat(101) + ")".repeat(101), "at most 100 deep"],
  [`a${"[0]".repeat(101)}`, "at most 100 steps"],
])("refuses %s", (sql, message) => {
  expect(() => translateSnowflake(sql)).toThrow(message);
});
