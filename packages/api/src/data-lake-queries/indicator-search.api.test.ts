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

const execute = documentedOperations.ExecuteIndicatorSearchQuery ?? "";
/** Over before the test's now. */
const closed = { startTime: "2026-02-01T00:00:00Z", endTime: "2026-03-01T11:30:00Z" };
const range = { startTime: "2026-03-01T00:00:00Z", endTime: "2026-03-08T00:00:00Z" };
async function search(input: object) {
  const asked = await analyst.ask(execute, {
    input: { ...range, ...input },
  });
  expect(asked.errors).toEqual([]);
  const { id } = asked.data.executeIndicatorSearchQuery;
  await api.dependencies.queries.ended(id);
  const { data } = await analyst.ask(documentedOperations.GetDataLakeQuery ?? "", { id });
  expect(data.dataLakeQuery).toMatchObject({ status: "succeeded", message: "" });
  return data.dataLakeQuery.results.edges.map(({ node }: { node: Record<string, unknown> }) => {
    const { first_seen: first, last_seen: last, ...hit } = node;
    seen = [first, last];
    return hit;
  });
}
/** Of the last row of the last search. */
let seen: unknown[] = [];
const hit = (day: string, events: number) => ({
  table: "pharos_logs.custom_door",
  log_type: "Custom.Door",
  day,
  events,
});

describe("an indicator search", () => {
  test("counts the events by log type and day, the latest first", async () => {
    expect(await search({ indicators: ["192.0.2.7", "ada"] })).toEqual([hit("2026-03-01", 2)]);
    expect(seen).toEqual(["2026-03-01 10:00:00.000", "2026-03-01 11:00:00.000"]);
    expect(await search({ indicators: ["ada", "ada@example.com"] })).toEqual([
      hit("2026-03-02", 1),
      hit("2026-03-01", 1),
    ]);
  });

  test("looks into one field alone where it is named", async () => {
    const found = await search({ indicators: ["192.0.2.7"], indicatorName: "p_any_trace_ids" });
    expect(found).toEqual([hit("2026-03-02", 1)]);
  });

  test("finds what is stored in small letters", async () => {
    expect(await search({ indicators: [" ADA@Example.com "] })).toEqual([hit("2026-03-02", 1)]);
  });

  test("takes a value for a value, whatever it holds", async () => {
    expect(await search({ indicators: ["it's \\\\ me"] })).toEqual([hit("2026-03-02", 1)]);
    expect(await search({ indicators: ["') OR 1 = 1 --", "\\", "p_occurs_since('1d')", "a:b.c"] })).toEqual([]);
  });

  test("is answered from an earlier one of the same values alone", async () => {
    const ids = [];
    for (const indicators of [["ada"], ["ada"], ["bob"]]) {
      const { data } = await analyst.ask(execute, { input: { ...closed, indicators } });
      ids.push(data.executeIndicatorSearchQuery.id);
      await api.dependencies.queries.ended(ids.at(-1));
    }
    const queries = await Promise.all(ids.map((id) => api.store.dataLakeQueries.get(id, api.now)));
    expect(queries.map((query) => query?.resultsOf)).toEqual([ids[0], ids[0], ids[2]]);
    expect(queries[0]).toMatchObject({ kind: "indicator_search", text: '{"indicators":["ada"]}' });
  });

  test.each([
    ["no indicator", [" "], "at least one value"],
    ["too many", Array.from({ length: 101 }, (_, n) => `a${n}`), "at most 100 values"],
    ["one that is too long", ["a".repeat(1001)], "at most 1000 characters"],
  ])("with %s fails and says why", async (_what, indicators, message) => {
    const { data } = await analyst.ask(execute, { input: { ...range, indicators } });
    const query = await api.store.dataLakeQueries.get(data.executeIndicatorSearchQuery.id, api.now);
    expect(query).toMatchObject({ status: "failed", message: expect.stringContaining(message) });
  });

  test("over no time is refused", async () => {
    const { errors } = await analyst.ask(execute, {
      input: { ...range, endTime: range.startTime, indicators: ["a"] },
    });
    expect(errors[0]?.extensions.code).toBe("InvalidInput");
  });
});
