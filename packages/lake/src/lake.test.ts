import { openTestLake, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";

let test: TestLake;
beforeAll(async () => {
  test = await openTestLake();
  await test.lake.ensureTables([
    {
      schema: "Custom.Door",
      fields: [
        { name: "who", type: "string" },
        { name: "lock", type: "object" },
      ],
    },
  ]);
});
afterAll(() => test.remove());

const row = (n: number, more: object = {}) =>
  Buffer.from(
    `${JSON.stringify({ p_event_time: `2026-03-01 00:00:0${n}.123456789`, p_parse_time: "2026-03-01 00:00:10.000000000", p_row_id: `00${n}`, p_log_type: "Custom.Door", p_source_id: "s", p_source_label: "S", p_schema_version: 1, ...more })}\n`,
  );
const scope = { tables: ["Custom.Door"], fromMs: Date.parse("2026-03-01"), toMs: Date.parse("2026-03-02") };

it("gives back what was inserted, page after page", async () => {
  const rows = [
    row(1, { who: "" }),
    row(2, { lock: { a: { "b.c": "2024-01-01" } } }),
    row(3, { p_any_ip_addresses: ["10.0.0.1"] }),
  ];
  await test.lake.insert({ database: "pharos_logs", table: "custom_door", rows, token: "t1" });
  await test.lake.insert({ database: "pharos_logs", table: "custom_door", rows, token: "t1" });
  const first = await test.lake.search({ ...scope, limit: 2 });
  expect(first.rows.map((r) => r.p_row_id)).toEqual(["003", "002"]);
  expect(first.rows[1]).toMatchObject({ lock: { a: { "b.c": "2024-01-01" } } });
  const { cursor = "" } = first;
  const second = await test.lake.search({ ...scope, limit: 2, cursor });
  expect(second.rows).toEqual([expect.objectContaining({ p_row_id: "001", who: "" })]);
  expect(second.cursor).toBeUndefined();
  const ofA = "SELECT p_row_id FROM pharos_logs.custom_door WHERE isNotNull(lock.a.`b%2Ec`)";
  expect((await test.lake.query(ofA)).rows).toEqual([["002"]]);
});

it("describes tables by their names, each once, and none that a person may not know", async () => {
  const id = "pharos_logs.custom_door";
  const [door, ...others] = await test.lake.describeTables([id, id]);
  expect([door?.database, door?.table, others]).toEqual(["pharos_logs", "custom_door", []]);
  expect(door?.columns).toContainEqual({ name: "who", type: "Nullable(String)" });
  for (const [ids, access] of [
    [["pharos_logs.custom_gate"], undefined],
    [["system.tables"], undefined],
    [[id], []],
  ] as const) {
    await expect(test.lake.describeTables(ids, access)).rejects.toMatchObject({ code: "lake.table_unknown" });
  }
});
