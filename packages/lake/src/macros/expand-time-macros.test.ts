import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestLake, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbeddedEngine } from "../engine-process/open-embedded-engine.ts";
import { expandTimeMacros } from "./expand-time-macros.ts";

const reference = new Date("2026-03-08T12:00:00.500Z");
const at = (text: string) => `toDateTime64('${text.padEnd(29, text.includes(".") ? "0" : ".000000000")}', 9, 'UTC')`;
const now = at("2026-03-08 12:00:00.500");
const since = (text: string, column = "p_event_time") => `(${column} >= ${at(text)})`;
const dayAgo = since("2026-03-07 12:00:00.500");

/** Rows: which of the events of March 1, 7 and 8 (all at 12:00) they are. */
const cases: readonly (readonly [macro: string, sql: string, days: readonly number[]])[] = [
  ["p_occurs_since('1 day')", dayAgo, [8]],
  ["P_OCCURS_SINCE('1 DAY')", dayAgo, [8]],
  ['p_occurs_since("1 day")', dayAgo, [8]],
  ["p_occurs_since /* a */ ( '1 day' -- )\n )", dayAgo, [8]],
  ["p_occurs_since(1 day)", dayAgo, [8]],
  ["p_occurs_since(1d)", dayAgo, [8]],
  ["p_occurs_since(86400)", dayAgo, [8]],
  ["p_occurs_since('10d')", since("2026-02-26 12:00:00.500"), [1, 7, 8]],
  ["p_occurs_since(90m)", since("2026-03-08 10:30:00.500"), [8]],
  ["p_occurs_since('1.5 hours')", since("2026-03-08 10:30:00.500"), [8]],
  ["p_occurs_since('2 wks')", since("2026-02-22 12:00:00.500"), [1, 7, 8]],
  ["p_occurs_since(1h, , p_parse_time)", since("2026-03-08 11:00:00.500", "p_parse_time"), [8]],
  ["p_occurs_since('48h', t)", since("2026-03-06 12:00:00.500", "t.p_event_time"), [7, 8]],
  ["p_occurs_since('48h', t, p_parse_time)", since("2026-03-06 12:00:00.500", "t.p_parse_time"), [7, 8]],
  [
    "p_occurs_between('2026-03-01', '2026-03-07')",
    `(p_event_time BETWEEN ${at("2026-03-01 00:00:00")} AND ${at("2026-03-07 00:00:00")})`,
    [1],
  ],
  [
    "p_occurs_between('2026-03-01T14:00:00+02:00', '2026-03-07 12:00:00.000Z')",
    `(p_event_time BETWEEN ${at("2026-03-01 12:00:00")} AND ${at("2026-03-07 12:00:00")})`,
    [1, 7],
  ],
  [
    "p_occurs_between('2026-03-02', current_timestamp)",
    `(p_event_time BETWEEN ${at("2026-03-02 00:00:00")} AND ${now})`,
    [7, 8],
  ],
  [
    "p_occurs_between(current_date - 1, p_current_timestamp(), t)",
    `(t.p_event_time BETWEEN toDateTime64((toDate(${now}) - 1), 9, 'UTC') AND ${now})`,
    [7, 8],
  ],
  [
    "p_occurs_between(t.p_event_time, t.p_parse_time, t, p_event_time)",
    "(t.p_event_time BETWEEN toDateTime64((t.p_event_time), 9, 'UTC') AND toDateTime64((t.p_parse_time), 9, 'UTC'))",
    [1, 7, 8],
  ],
  [
    "p_occurs_around('2026-03-07 12:10:00Z', '10 m')",
    `(p_event_time BETWEEN ${at("2026-03-07 12:00:00")} AND ${at("2026-03-07 12:20:00")})`,
    [7],
  ],
  [
    "p_occurs_around(t.p_parse_time, 5s)",
    "(p_event_time BETWEEN toDateTime64((t.p_parse_time), 9, 'UTC') - toIntervalMillisecond(5000) AND toDateTime64((t.p_parse_time), 9, 'UTC') + toIntervalMillisecond(5000))",
    [1, 7, 8],
  ],
  ["p_occurs_after('2026-03-07')", since("2026-03-07 00:00:00"), [7, 8]],
  ["p_occurs_before('2026-03-07', , p_parse_time)", `(p_parse_time <= ${at("2026-03-07 00:00:00")})`, [1]],
  ["p_event_time < p_current_timestamp()", `p_event_time < ${now}`, [1, 7, 8]],
];

describe("over rows", () => {
  let test: TestLake;
  beforeAll(async () => {
    test = await openTestLake();
    await test.lake.ensureTables([{ schema: "Custom.Door", fields: [{ name: "who", type: "string" }] }]);
    const row = (day: number) => {
      const time = `2026-03-0${day} 12:00:00.000000000`;
      return `${JSON.stringify({ p_event_time: time, p_parse_time: time, p_row_id: `d${day}`, p_log_type: "Custom.Door", who: String(day) })}\n`;
    };
    const rows = Buffer.from([1, 7, 8].map(row).join(""));
    await test.lake.insert({ database: "pharos_logs", table: "custom_door", rows, token: "t" });
  });
  afterAll(() => test.remove());

  it.each(cases)("%s", async (macro, sql, days) => {
    expect(expandTimeMacros(macro, reference)).toBe(sql);
    const query = `SELECT who FROM panther_logs.public.custom_door AS t WHERE ${macro} ORDER BY 1`;
    const { rows } = await test.lake.query(query, { referenceTime: reference });
    expect(rows).toEqual(days.map((day) => [String(day)]));
  });

  it("counts from now when nobody says from when", async () => {
    const { rows } = await test.lake.query("SELECT abs(dateDiff('second', p_current_timestamp(), now())) < 60");
    expect(rows).toEqual([[1]]);
  });
});

it.each([
  "SELECT 'p_occurs_since(1d)', \"p_occurs_since\" -- p_occurs_since(1d)",
  "SELECT p_occurs_since, t.p_occurs_since(1d) FROM t /* p_occurs_since(x) */",
  "SELECT p_current_timestamp_of(1)",
])("leaves alone: %s", (sql) => {
  expect(expandTimeMacros(sql, reference)).toBe(sql);
});

it.each([
  [
    "SELECT 1\nWHERE p_occurs_since('1 month')",
    "p_occurs_since at line 2, column 22: '1 month' has the unknown unit month. Use s, m, h, d or w",
  ],
  ["p_occurs_since(-1)", "column 16: -1 is not a duration"],
  ["p_occurs_since('')", "column 16: '' is not a duration"],
  ["p_occurs_since()", "column 1: needs its offset. Write it as p_occurs_since(offset [, alias [, column]])"],
  ["p_occurs_between('2026-03-01')", "column 1: needs its instant"],
  ["p_occurs_between('2026-03-01', , t)", "column 1: needs its instant"],
  ["p_occurs_after('yesterday')", "column 16: 'yesterday' is not a time. Write one such as '2026-03-01 10:00:00'"],
  ["p_occurs_after('2026-02-30')", "column 16: '2026-02-30' is not a time"],
  ["p_occurs_after(1700000000)", "column 16: 1700000000 is not a time"],
  ["p_occurs_since(1d, 't')", "column 20: 't' is not the name of a table"],
  ["p_occurs_since(1d, t, a b)", "column 23: a b is not the name of a column"],
  ["p_occurs_since(1d, t, c, d)", "column 1: takes at most 3 arguments"],
  ["p_current_timestamp(1)", "column 1: takes at most 0 arguments. Write it as p_current_timestamp()"],
  ["p_occurs_after(f(p_occurs_since(1d)))", "column 18: cannot hold p_occurs_since"],
  ["p_occurs_since('1d'", "The parenthesis opened at line 1, column 15 is not closed"],
  ["p_occurs_during('1d')", "p_occurs_during does not exist (line 1, column 1). Use one of: p_occurs_since, "],
])("says what is wrong with %s", (sql, message) => {
  expect(() => expandTimeMacros(sql, reference)).toThrow(message);
});

it("lets the engine leave out partitions", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pharos-macros-"));
  const engine = await openEmbeddedEngine({ path: join(folder, "lake"), memoryBytesMax: 200 * 1024 ** 2 });
  try {
    await engine.command({ sql: "CREATE DATABASE d" });
    await engine.command({
      sql: `CREATE TABLE d.t (p_event_time DateTime64(9, 'UTC')) ENGINE = MergeTree
        PARTITION BY toYYYYMMDD(p_event_time) ORDER BY p_event_time`,
    });
    const times = Buffer.from(
      [1, 7, 8].map((day) => `{"p_event_time":"2026-03-0${day} 12:00:00.000000000"}\n`).join(""),
    );
    await engine.insert({ database: "d", table: "t", settings: {} }, times);
    const partsRead = async (condition: string) => {
      const sql = `EXPLAIN indexes = 1 SELECT * FROM d.t WHERE ${expandTimeMacros(condition, reference)}`;
      const lines = await engine.rows<{ explain: string }>({ sql });
      return lines.map(({ explain }) => /Parts: (\d)\/3/.exec(explain)?.[1]).find((parts) => parts !== undefined);
    };
    expect(await partsRead("p_occurs_since('1 day')")).toBe("1");
    expect(await partsRead("p_occurs_between(current_date - 1, current_timestamp)")).toBe("2");
    expect(await partsRead("p_occurs_around('2026-03-01', '1 day')")).toBe("1");
  } finally {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
});
