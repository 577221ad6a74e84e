import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { QueryOptions } from "./query-gate.ts";

const day = { fromMs: Date.UTC(2026, 2, 1), toMs: Date.UTC(2026, 2, 2) };
const door = "pharos_logs.custom_door";
const doorSchema = { schema: "Custom.Door", fields: [{ name: "who", type: "string" }] } as const;

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  let rows = 0;
  beforeAll(async () => {
    test = await openTestLake({}, kind);
    await test.lake.ensureTables([doorSchema, { ...doorSchema, schema: "Custom.Gate" }]);
    await insert("custom_door", "2026-03-01 10:00:00.000000000");
  });
  afterAll(() => test.remove());

  async function insert(table: string, at: string): Promise<string> {
    rows += 1;
    const id = `${String(rows).padStart(16, "0")}000000000000`;
    const event = { p_event_time: at, p_parse_time: at, p_row_id: id, p_log_type: "Custom.Door", who: "ann" };
    const line = Buffer.from(`${JSON.stringify(event)}\n`);
    await test.lake.insert({ database: "pharos_logs", table, rows: line, token: id });
    return id.slice(0, 16);
  }
  const stateOf = (sql: string, options: QueryOptions = { eventTimes: day }) => test.lake.answerState(sql, options);
  const text = `SELECT who FROM ${door}`;

  describe("of the same statement", () => {
    let before: string | undefined;
    beforeEach(async () => {
      before = await stateOf(text);
      expect(before).toMatch(/^[0-9a-f]{64}$/);
    });

    it("stays while nothing happens within its times", async () => {
      await insert("custom_door", "2026-03-02 00:00:00.000000000");
      await insert("custom_gate", "2026-03-01 10:00:00.000000000");
      expect(await stateOf(text)).toBe(before);
    });

    it("changes with a row that comes late", async () => {
      await insert("custom_door", "2026-03-01 23:59:59.999999999");
      expect(await stateOf(text)).not.toBe(before);
    });

    it("is another than before when what came late was taken back", async () => {
      const prefix = await insert("custom_door", "2026-03-01 12:00:00.000000000");
      const times = { fromMs: day.fromMs, toMs: day.toMs };
      await test.lake.deleteRows({ database: "pharos_logs", table: "custom_door", rowIdPrefixes: [prefix], ...times });
      expect(await stateOf(text)).not.toBe(before);
    });

    it("changes with the columns of the table", async () => {
      const fields = [...doorSchema.fields, { name: `more_${rows}`, type: "int" } as const];
      await test.lake.ensureTables([{ ...doorSchema, fields }]);
      expect(await stateOf(text)).not.toBe(before);
    });

    it("changes with its times, its text, and what macros count from", async () => {
      const other = { ...day, toMs: day.toMs + 1 };
      await insert("custom_door", "2026-03-02 00:00:00.000000000");
      expect(await stateOf(text, { eventTimes: other })).not.toBe(before);
      expect(await stateOf(`${text} LIMIT 5`)).not.toBe(before);
      const macro = `${text} WHERE p_occurs_since('1h')`;
      const [a, b] = ["2026-03-01T11:00:00Z", "2026-03-01T12:00:00Z"].map((at) =>
        stateOf(macro, { eventTimes: day, referenceTime: new Date(at) }),
      );
      expect(await a).not.toBe(await b);
    });
  });

  it("changes with what a view puts together", async () => {
    const view = "SELECT count() FROM pharos_views.all_logs";
    const before = await stateOf(view);
    expect(before).toBeDefined();
    await insert("custom_gate", "2026-03-01 11:00:00.000000000");
    expect(await stateOf(view)).not.toBe(before);
  });

  it("changes with the content of a lookup table, which has no times", async () => {
    const fields = [{ name: "owner", type: "string" }] as const;
    const fill = (version: string) =>
      test.lake.replaceLookup({ table: "owners", version, fields, rows: [{ owner: version }] });
    await fill("1");
    const lookup = "SELECT owner FROM pharos_lookups.owners";
    const before = await stateOf(lookup, {});
    expect(before).toBeDefined();
    expect(await stateOf(lookup, {})).toBe(before);
    await fill("2");
    expect(await stateOf(lookup, {})).not.toBe(before);
  });

  it("looks at each table between the times that a compiler tells", async () => {
    const times = { database: "pharos_logs", table: "custom_door", ...day };
    const state = (...more: (typeof times)[]) =>
      test.lake.answerState(text, { compiledSettings: {} }, [times, ...more]);
    const [narrow, wide] = [await state(), await state({ ...times, toMs: day.toMs + 86_400_000 })];
    expect(narrow).toBeDefined();
    await insert("custom_door", "2026-03-02 10:00:00.000000000");
    expect(await state()).toBe(narrow);
    expect(await state({ ...times, toMs: day.toMs + 86_400_000 })).not.toBe(wide);
  });

  it.each([
    ["depends on the time", `${text} WHERE p_event_time < now()`],
    ["depends on the time without parentheses", `SELECT NOW, who FROM ${door}`],
    ["depends on chance", `${text} ORDER BY rand()`],
    ["reads a table that is not there", "SELECT who FROM pharos_logs.custom_none"],
  ])("is unknown of a statement that %s", async (_what, sql) => {
    expect(await stateOf(sql)).toBeUndefined();
  });

  it("is unknown of a compiled statement that depends on how rows are read", async () => {
    const sql = `SELECT rowNumberInAllBlocks() FROM ${door}`;
    expect(await stateOf(sql, { eventTimes: day, compiledSettings: {} })).toBeUndefined();
  });

  it("is unknown where no times are known", async () => {
    expect(await stateOf(text, {})).toBeUndefined();
  });

  it("is known of a statement that makes rows out of lists", async () => {
    expect(await stateOf(`SELECT arrayJoin(p_any_usernames) FROM ${door}`)).toBeDefined();
  });
});
