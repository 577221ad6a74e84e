import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const now = Date.parse("2026-03-10T12:00:00Z");
const day = 86_400_000;
const ago = (days: number) => new Date(now - days * day);
const time = (days: number) => ago(days).toISOString().slice(0, 19).replace("T", " ");

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  beforeAll(async () => {
    test = await openTestLake({}, kind);
    await test.lake.ensureTables([{ schema: "Custom.Door", fields: [] }]);
  });
  afterAll(() => test.remove());

  const insert = (id: string, { arrived, happened = arrived }: { arrived: number; happened?: number }) => {
    const row = { p_row_id: id, p_event_time: time(happened), p_parse_time: time(arrived) };
    const rows = Buffer.from(`${JSON.stringify(row)}\n`);
    return test.lake.insert({ database: "pharos_logs", table: "custom_door", rows, token: id });
  };
  const kept = async () =>
    (await test.lake.query("SELECT p_row_id FROM pharos_logs.custom_door ORDER BY p_row_id")).rows.flat();

  it("lets go of what arrived too long ago, whatever time it claims and whatever the engine's clock says", async () => {
    await insert("old", { arrived: 100 });
    await insert("older", { arrived: 130 });
    await insert("new", { arrived: 1 });
    await insert("backfill", { arrived: 1, happened: 1000 });
    await insert("future", { arrived: 100, happened: -3000 });
    expect(await test.lake.expireRows(ago(365))).toBe(0);
    expect(await test.lake.expireRows(ago(30))).toBe(3);
    expect(await kept()).toEqual(["backfill", "new"]);
    expect(await test.lake.expireRows(ago(30))).toBe(0);
  });
});
