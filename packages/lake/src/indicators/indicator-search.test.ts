import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const day = (date: string) => Date.parse(`${date}T00:00:00Z`);
const march = { fromMs: day("2026-03-01"), toMs: day("2026-04-01") };

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  beforeAll(async () => {
    test = await openTestLake({}, kind);
    const fields = [{ name: "who", type: "string" as const }];
    await test.lake.ensureTables([
      { schema: "Custom.Door", fields },
      { schema: "Custom.Gate", fields },
      { schema: "Custom.Empty", fields },
    ]);
    const event = (logType: string, id: string, at: string, more: object) => ({
      p_row_id: id,
      p_log_type: logType,
      p_event_time: at,
      p_parse_time: at,
      ...more,
    });
    const insert = (table: string, rows: readonly object[]) =>
      test.lake.insert({
        database: "pharos_logs",
        table,
        token: table,
        rows: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join("")),
      });
    const ann = { p_any_emails: ["ann@example.com"], p_any_usernames: ["ann@example.com", "ann"] };
    await insert("custom_door", [
      event("Custom.Door", "1", "2026-03-01 00:00:00", ann),
      event("Custom.Door", "2", "2026-03-01 23:59:59.999", { p_any_usernames: ["ann"] }),
      event("Custom.Door", "3", "2026-03-02 00:00:00", { p_any_ip_addresses: ["10.0.0.1", "10.0.0.2"] }),
      event("Custom.Door", "4", "2026-04-01 00:00:00", ann),
      event("Custom.Door", "5", "2026-03-02 00:00:00", { p_any_domain_names: ["it's.example", "a\\b"] }),
    ]);
    await insert("custom_gate", [
      event("Custom.Gate", "6", "2026-03-02 10:00:00", { p_any_ip_addresses: ["10.0.0.1"], p_any_actor_ids: ["ann"] }),
    ]);
  });
  afterAll(() => test.remove());

  const find = async (values: readonly string[], more: object = {}) => {
    const counts = await test.lake.indicatorSearch({ values, ...march, ...more });
    return counts.map(({ table, logType, dayMs, events }) => {
      expect(table).toBe(`pharos_logs.${logType.toLowerCase().replace(".", "_")}`);
      return `${logType} ${new Date(dayMs).toISOString().slice(0, 10)} ${events}`;
    });
  };

  it.each([
    {
      name: "an event once, however many of its fields have the value",
      values: ["ann@example.com"],
      found: ["Custom.Door 2026-03-01 1"],
    },
    {
      name: "what could be anything in all fields",
      values: ["ann"],
      found: ["Custom.Door 2026-03-01 2", "Custom.Gate 2026-03-02 1"],
    },
    {
      name: "any of several values",
      values: ["10.0.0.1", "10.0.0.2", " ann@EXAMPLE.com "],
      found: ["Custom.Door 2026-03-01 1", "Custom.Door 2026-03-02 1", "Custom.Gate 2026-03-02 1"],
    },
    {
      name: "in one field alone",
      values: ["ann"],
      more: { field: "p_any_actor_ids" },
      found: ["Custom.Gate 2026-03-02 1"],
    },
    { name: "whole values only", values: ["10.0.0"], found: [] },
    { name: "quotes and backslashes as they are", values: ["it's.example"], found: ["Custom.Door 2026-03-02 1"] },
    { name: "a backslash", values: ["a\\b"], found: ["Custom.Door 2026-03-02 1"] },
    {
      name: "within the time",
      values: ["ann"],
      more: { fromMs: day("2026-03-02"), toMs: day("2026-04-02") },
      found: ["Custom.Door 2026-04-01 1", "Custom.Gate 2026-03-02 1"],
    },
    {
      name: "within the log types that a person may see",
      values: ["10.0.0.1"],
      more: { logTypeAccess: ["Custom.Gate"] },
      found: ["Custom.Gate 2026-03-02 1"],
    },
    { name: "nothing for who may see none", values: ["10.0.0.1"], more: { logTypeAccess: [] }, found: [] },
  ])("counts $name", async ({ values, more, found }) => {
    expect(await find(values, more)).toEqual(found);
  });

  it("gives a statement for a run that does not wait", async () => {
    const sql = await test.lake.indicatorQuery({ values: ["10.0.0.1"], ...march });
    const run = await test.lake.run(sql, { compiledSettings: {} });
    expect((await run.columns).map(({ name }) => name)).toEqual([
      "table",
      "logType",
      "dayMs",
      "events",
      "firstMs",
      "lastMs",
    ]);
    const rows = [];
    for await (const batch of run.batches) rows.push(...batch);
    expect(rows).toHaveLength(2);
  });

  it.each([
    [{ values: [] }, "Enter at least one value"],
    [{ values: [" "] }, "Enter at least one value"],
    [{ values: Array.from({ length: 101 }, (_, index) => `v${index}`) }, "A search takes at most 100 values"],
    [{ values: ["x".repeat(1001)] }, "at most 1000 characters"],
    [{ values: ["x"], field: "p_any_thing" }, "p_any_thing is not an indicator field"],
    [{ values: ["x"], field: "toString" }, "toString is not an indicator field"],
  ])("refuses %j", async (input, message) => {
    await expect(test.lake.indicatorSearch({ ...march, ...input })).rejects.toThrow(message);
  });

  it("reads few parts of a table for a rare value", async () => {
    const sql = await test.lake.indicatorQuery({ values: ["10.9.9.9"], ...march });
    const run = await test.lake.run(`SELECT 1 FROM (${sql})`, { compiledSettings: {} });
    for await (const batch of run.batches) expect(batch).toEqual([]);
    expect((await run.progress()).rowsRead).toBe(0);
  });
});
