import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const door = "pharos_logs.custom_door";
const doorSchema = { schema: "Custom.Door", fields: [{ name: "who", type: "string" }] } as const;
const days = 10;
const rowsADay = 20_000;

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  beforeAll(async () => {
    test = await openTestLake({}, kind);
    await test.lake.ensureTables([doorSchema, { ...doorSchema, schema: "Custom.Gate" }]);
    for (let day = 1; day <= days; day++) {
      const at = `2026-03-${String(day).padStart(2, "0")} 10:00:00.000000000`;
      const lines = Array.from({ length: rowsADay }, (_, i) =>
        JSON.stringify({
          p_event_time: at,
          p_parse_time: at,
          p_row_id: `${day} ${i}`,
          p_log_type: "Custom.Door",
          who: "ann",
        }),
      );
      const rows = Buffer.from(`${lines.join("\n")}\n`);
      await test.lake.insert({ database: "pharos_logs", table: "custom_door", rows, token: `day ${day}` });
    }
  });
  afterAll(() => test.remove());

  it("is of what the times leave", async () => {
    const whole = await test.lake.estimate(`SELECT who FROM ${door}`);
    expect(whole?.rows).toBe(days * rowsADay);
    expect(whole?.bytes).toBeGreaterThan(days * rowsADay * 10);
    const written = await test.lake.estimate(`SELECT who FROM ${door} WHERE p_event_time >= '2026-03-09'`);
    expect(written?.rows).toBeLessThan(days * rowsADay);
    expect(written?.rows).toBeGreaterThanOrEqual(2 * rowsADay);
    const eventTimes = { fromMs: Date.UTC(2026, 2, 9), toMs: Date.UTC(2026, 2, 11) };
    const beside = await test.lake.estimate(`SELECT who FROM ${door}`, { eventTimes });
    expect(beside?.rows).toBeLessThan(days * rowsADay);
  });

  it("counts every table of the statement", async () => {
    const both = await test.lake.estimate(`SELECT who FROM ${door} UNION ALL SELECT who FROM ${door}`);
    expect(both?.rows).toBe(2 * days * rowsADay);
    expect(await test.lake.estimate("SELECT 1")).toEqual({ rows: 0, bytes: 0 });
  });

  it("is given to nobody who may not see all rows", async () => {
    expect(await test.lake.estimate(`SELECT who FROM ${door}`, { logTypeAccess: ["Custom.Door"] })).toBeUndefined();
    const hidden = test.lake.estimate(`SELECT who FROM ${door}`, { logTypeAccess: ["Custom.Gate"] });
    await expect(hidden).rejects.toThrow("custom_door");
  });

  it("lets nothing pass that the gate refuses", async () => {
    await expect(test.lake.estimate("SELECT * FROM system.tables")).rejects.toThrow();
    await expect(test.lake.estimate("DROP TABLE pharos_logs.custom_door")).rejects.toThrow();
  });

  it("is not known of what takes the engine long to find out", async () => {
    const slow = `SELECT who FROM ${door} WHERE who = (SELECT toString(sum(sipHash64(number))) FROM numbers(100000000000))`;
    expect(await test.lake.estimate(slow)).toBeUndefined();
  });
});
