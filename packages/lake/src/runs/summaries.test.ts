import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RanQuery } from "./summaries.ts";

const start = Date.parse("2026-03-01T00:00:00Z");
const hour = 3_600_000;

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  beforeAll(async () => {
    test = await openTestLake({}, kind);
    await test.lake.ensureTables([
      {
        schema: "Custom.Door",
        fields: [
          { name: "who", type: "string" },
          { name: "lock", type: "object" },
        ],
      },
      { schema: "Custom.Gate", fields: [{ name: "who", type: "string" }] },
    ]);
    const insert = (logType: string, rows: readonly object[]) =>
      test.lake.insert({
        database: "pharos_logs",
        table: logType.toLowerCase().replace(".", "_"),
        token: logType,
        rows: Buffer.from(rows.map((row) => `${JSON.stringify({ p_log_type: logType, ...row })}\n`).join("")),
      });
    const at = (hours: number) => {
      const time = new Date(start + hours * hour).toISOString().slice(0, 19).replace("T", " ");
      return { p_event_time: time, p_parse_time: time };
    };
    await insert("Custom.Door", [
      { ...at(0), p_row_id: "1", who: "ann", lock: { id: 7, parts: ["a", "b"] }, p_any_usernames: ["ann", "x"] },
      { ...at(1), p_row_id: "2", who: "ann", lock: { id: 8 }, p_any_usernames: ["ann"] },
      { ...at(3), p_row_id: "3", who: "bob" },
      { ...at(3), p_row_id: "4" },
    ]);
    await insert("Custom.Gate", [{ ...at(1), p_row_id: "5", who: "ann" }]);
  });
  afterAll(() => test.remove());

  const ran = async (sql: string, options: RanQuery["options"] = {}): Promise<RanQuery> => {
    const { columns } = await test.lake.query(sql, options);
    return { sql, options, columns };
  };
  const everything = "SELECT * FROM panther_logs.public.custom_door WHERE p_occurs_since('100000 d')";

  it.each([
    [
      "who",
      everything,
      {
        present: 3,
        distinct: 2,
        values: [
          ["ann", 2],
          ["bob", 1],
        ],
      },
    ],
    [
      "lock.id",
      everything,
      {
        present: 2,
        distinct: 2,
        values: [
          ["7", 1],
          ["8", 1],
        ],
      },
    ],
    [
      "p_any_usernames",
      everything,
      {
        present: 3,
        distinct: 2,
        values: [
          ["ann", 2],
          ["x", 1],
        ],
      },
    ],
    ["it's", everything, { present: 0, distinct: 0, values: [] }],
    [
      "n",
      "SELECT who, count() AS n FROM pharos_logs.custom_door GROUP BY who",
      {
        present: 3,
        distinct: 2,
        values: [
          ["1", 2],
          ["2", 1],
        ],
      },
    ],
    [
      "a b",
      'SELECT who AS "a b" FROM pharos_logs.custom_door LIMIT 1',
      { present: 1, distinct: 1, values: [["ann", 1]] },
    ],
    [
      "who",
      "SELECT who FROM pharos_logs.custom_door UNION ALL SELECT who FROM pharos_logs.custom_gate",
      {
        present: 4,
        distinct: 2,
        values: [
          ["ann", 3],
          ["bob", 1],
        ],
      },
    ],
  ])("sums up %s of %s", async (key, sql, { present, distinct, values }) => {
    const expected = { present, distinct, values: values.map(([value, count]) => ({ value, count })) };
    expect(await test.lake.fieldSummaryOf(await ran(sql), { key })).toEqual(expected);
    const compiled = await ran(sql.replace("panther_logs.public", "pharos_logs").replace(/ WHERE p_occurs.*/, ""), {
      compiledSettings: {},
    });
    expect(await test.lake.fieldSummaryOf(compiled, { key })).toEqual(expected);
  });

  it("counts the rows that were left out of the answer too", async () => {
    const query = await ran(everything, { maxRows: 1 });
    expect(await test.lake.fieldSummaryOf(query, { key: "who", limit: 1 })).toMatchObject({ present: 3, distinct: 2 });
  });

  it.each([
    {
      name: "over the times asked for",
      times: { fromMs: start, toMs: start + 4 * hour },
      buckets: 4,
      counts: [1, 1, 0, 2],
    },
    { name: "over all times of the rows", times: undefined, buckets: 2, counts: [2, 2] },
  ])("counts rows by time: $name", async ({ times, buckets, counts }) => {
    const found = await test.lake.histogramOf(await ran(everything), { buckets, times });
    expect(found.buckets.map(({ count }) => count)).toEqual(counts);
    expect(found.total).toBe(4);
    expect(found.buckets[0]).toMatchObject({ startMs: start, counts: { "Custom.Door": counts[0] } });
  });

  it("counts by any other time where the rows have no time of events", async () => {
    const sql = "SELECT toStartOfHour(p_event_time) AS hour, count() AS n FROM pharos_logs.custom_door GROUP BY hour";
    const { buckets, total } = await test.lake.histogramOf(await ran(sql), { buckets: 1 });
    expect([buckets.map(({ counts }) => counts), total]).toEqual([[{ "": 3 }], 3]);
  });

  it("draws nothing of no rows, and refuses rows without a time", async () => {
    const none = await ran("SELECT p_event_time FROM pharos_logs.custom_door WHERE 0");
    expect(await test.lake.histogramOf(none, { buckets: 3 })).toMatchObject({ total: 0 });
    const timeless = await ran("SELECT who FROM pharos_logs.custom_door");
    await expect(test.lake.histogramOf(timeless, { buckets: 3 })).rejects.toThrow("The rows have no time to count by");
  });

  it("lets nobody past the gate by it", async () => {
    const about = { options: { logTypeAccess: ["Custom.Gate"] }, columns: [{ name: "who", type: "String" }] };
    const summary = (sql: string) => test.lake.fieldSummaryOf({ ...about, sql }, { key: "who" });
    await expect(summary("SELECT who FROM pharos_logs.custom_door")).rejects.toThrow(
      "no table pharos_logs.custom_door",
    );
    await expect(summary("SELECT name AS who FROM system.tables")).rejects.toThrow("system.tables is not one");
    await expect(summary("SELECT 1 AS who) UNION ALL (SELECT 2")).rejects.toThrow();
    await expect(summary("SELECT 1 AS who -- )")).resolves.toMatchObject({ present: 1 });
    const column = { name: "who) FROM system.tables --", type: "String" };
    const odd = test.lake.fieldSummaryOf({ sql: "SELECT 1", options: {}, columns: [column] }, { key: column.name });
    await expect(odd).rejects.toThrow("Unknown expression");
  });
});
