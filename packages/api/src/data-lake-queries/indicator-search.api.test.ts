import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDoorSchema, doorSchema } from "../testing/builders.ts";
import { documentedOperations } from "../testing/documented-operations.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let testLake: TestLake;
let analyst: SignedInUser;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
  await addDoorSchema(api.store, api.now);
  analyst = await api.signedIn("DataAnalyticsRead");
  await add("2026-03-01 10:00:00", { p_any_ip_addresses: ["192.0.2.7", "192.0.2.8"], p_any_usernames: ["ada"] });
  await add("2026-03-01 11:00:00", { p_any_ip_addresses: ["192.0.2.7"] });
  await add("2026-03-02 10:00:00", { p_any_trace_ids: ["192.0.2.7"], p_any_emails: ["ada@example.com"] });
  await add("2026-03-02 11:00:00", { p_any_usernames: ["it's \\\\ me"] });
  await add("2026-03-09 10:00:00", { p_any_ip_addresses: ["192.0.2.7"] });
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

let rows = 0;
async function add(at: string, indicators: object): Promise<void> {
  const time = `${at}.000000000`;
  const row = {
    p_event_time: time,
    p_parse_time: time,
    p_row_id: `r${++rows}`,
    p_log_type: "Custom.Door",
    ...indicators,
  };
  const table = { database: "pharos_logs", table: "custom_door" } as const;
  await testLake.lake.insert({ ...table, rows: Buffer.from(`${JSON.stringify(row)}\n`), token: `door${rows}` });
}

const range = { startTime: "2026-03-01T00:00:00Z", endTime: "2026-03-08T00:00:00Z" };
async function search(input: object) {
  const asked = await analyst.ask(documentedOperations.ExecuteIndicatorSearchQuery ?? "", {
    input: { ...range, ...input },
  });
  expect(asked.errors).toEqual([]);
  const { id } = asked.data.executeIndicatorSearchQuery;
  await api.dependencies.queries.ended(id);
  const { data } = await analyst.ask(documentedOperations.GetDataLakeQuery ?? "", { id });
  expect(data.dataLakeQuery).toMatchObject({ status: "succeeded", message: "" });
  return data.dataLakeQuery.results.edges.map(({ node }: { node: unknown }) => node);
}
const hit = (day: string, field: string, indicator: string, events: number) =>
  expect.objectContaining({ database: "pharos_logs", log_type: "Custom.Door", day, field, indicator, events });

describe("an indicator search", () => {
  test("counts each value by log type, day and field", async () => {
    const found = await search({ indicators: ["192.0.2.7", "ada"] });
    expect(found).toHaveLength(3);
    expect(found).toEqual([
      hit("2026-03-02", "p_any_trace_ids", "192.0.2.7", 1),
      hit("2026-03-01", "p_any_ip_addresses", "192.0.2.7", 2),
      hit("2026-03-01", "p_any_usernames", "ada", 1),
    ]);
    expect(found[1]).toMatchObject({
      first_seen: "2026-03-01 10:00:00.000000000",
      last_seen: "2026-03-01 11:00:00.000000000",
    });
  });

  test("looks into one field alone where it is named", async () => {
    const found = await search({ indicators: ["192.0.2.7"], indicatorName: "p_any_trace_ids" });
    expect(found).toEqual([hit("2026-03-02", "p_any_trace_ids", "192.0.2.7", 1)]);
  });

  test("finds what is stored in small letters", async () => {
    expect(await search({ indicators: [" ADA@Example.com "] })).toEqual([
      hit("2026-03-02", "p_any_emails", "ada@example.com", 1),
    ]);
  });

  test("takes a value for a value, whatever it holds", async () => {
    expect(await search({ indicators: ["it's \\\\ me"] })).toHaveLength(1);
    expect(await search({ indicators: ["') OR 1 = 1 --", "\\", "p_occurs_since('1d')", "a:b.c"] })).toEqual([]);
  });

  test.each([
    ["no indicator", { indicators: [" "] }],
    ["too many", { indicators: Array(501).fill("a") }],
    ["one that is too long", { indicators: ["a".repeat(1001)] }],
    ["no time", { indicators: ["a"], endTime: range.startTime }],
  ])("refuses %s", async (_what, input) => {
    const document = documentedOperations.ExecuteIndicatorSearchQuery ?? "";
    const { errors } = await analyst.ask(document, { input: { ...range, ...input } });
    expect(errors[0]?.extensions.code).toBe("InvalidInput");
  });
});
