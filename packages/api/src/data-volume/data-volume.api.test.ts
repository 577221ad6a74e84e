import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDoorSchema, aSource } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let testLake: TestLake;
let api: TestApi;
let keeper: SignedInUser;
let guard: SignedInUser;
const ids: Record<"doors" | "gates", string> = { doors: "", gates: "" };

beforeAll(async () => {
  testLake = await openTestLake();
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
  await testLake.lake.ensureTables([]);
  await addDoorSchema(api.store, api.now);
  keeper = await api.signedIn("SummaryRead");
  guard = await api.signedInSeeing(["Custom.Door"], "SummaryRead");
  ids.doors = (await aSource(api.store, { label: "Doors" })).id;
  ids.gates = (await aSource(api.store, { label: "Gates", logTypes: ["Custom.Gate"] })).id;
  const none = { received: 0, stored: 0, failed: 0, dropped: 0, repeated: 0, bytes: 0 };
  const [before, now] = [new Date("2026-02-27T06:00:00Z"), new Date("2026-02-28T06:00:00Z")];
  await api.store.ingest.counts.add([
    { sourceId: ids.doors, logType: "Custom.Door", at: before, counts: { ...none, received: 5, stored: 5, bytes: 50 } },
    { sourceId: ids.doors, logType: "Custom.Door", at: now, counts: { ...none, received: 8, stored: 8, bytes: 80 } },
    { sourceId: ids.gates, logType: "Custom.Gate", at: now, counts: { ...none, received: 4, stored: 4, bytes: 400 } },
    { sourceId: ids.gates, logType: "", at: now, counts: { ...none, received: 3, failed: 3, bytes: 30 } },
  ]);
  const failure = (id: string, sourceId: string, logType: string | null, reason: string) => ({
    p_event_time: "2026-02-28 06:00:00.000000000",
    p_parse_time: "2026-02-28 06:00:00.000000000",
    p_row_id: id,
    p_source_id: sourceId,
    p_log_type: logType,
    reason,
    raw: "{}",
  });
  const failures = [
    failure("1", ids.gates, null, "no schema matches"),
    failure("2", ids.gates, null, "no schema matches"),
    failure("3", ids.doors, "Custom.Door", "door is missing"),
    failure("4", "deleted", null, "of a source that is gone"),
  ];
  await testLake.lake.insert({
    database: "pharos_monitor",
    table: "classification_failures",
    rows: Buffer.from(failures.map((row) => `${JSON.stringify(row)}\n`).join("")),
    token: "failures",
  });
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

const times = 'startTime: "2026-02-28T00:00:00Z", endTime: "2026-03-01T00:00:00Z"';
const volume = `{ dataVolume(${times}) {
  totals { events bytes failed } totalsBefore { events bytes }
  bytesByLogType { series { label total } } bytesBySource { series { label total } }
  logTypes { label totals { bytes } totalsBefore { bytes } } sources { label totals { bytes failed } }
} }`;

test("sums up what arrived by log type and by source, beside the time before", async () => {
  expect((await keeper.ask(volume)).data.dataVolume).toEqual({
    totals: { events: 12, bytes: 510, failed: 3 },
    totalsBefore: { events: 5, bytes: 50 },
    bytesByLogType: {
      series: [
        { label: "Custom.Gate", total: 400 },
        { label: "Custom.Door", total: 80 },
        { label: "No log type", total: 30 },
      ],
    },
    bytesBySource: {
      series: [
        { label: "Gates", total: 430 },
        { label: "Doors", total: 80 },
      ],
    },
    logTypes: [
      { label: "Custom.Gate", totals: { bytes: 400 }, totalsBefore: { bytes: 0 } },
      { label: "Custom.Door", totals: { bytes: 80 }, totalsBefore: { bytes: 50 } },
      { label: "No log type", totals: { bytes: 30 }, totalsBefore: { bytes: 0 } },
    ],
    sources: [
      { label: "Gates", totals: { bytes: 430, failed: 3 } },
      { label: "Doors", totals: { bytes: 80, failed: 0 } },
    ],
  });
});

test("a reader of one log type sees that one in every number", async () => {
  const { dataVolume } = (await guard.ask(volume)).data;
  expect(JSON.stringify(dataVolume)).not.toMatch(/Gate|No log type/);
  expect(dataVolume).toMatchObject({
    totals: { events: 8, bytes: 80, failed: 0 },
    totalsBefore: { events: 5, bytes: 50 },
    sources: [{ label: "Doors", totals: { bytes: 80, failed: 0 } }],
  });
});

test("says why events failed, of sources and log types that the reader sees", async () => {
  const document = `{ dataFailures(${times}) { label reason failures lastAt } }`;
  const ofDoors = { label: "Doors", reason: "door is missing", failures: 1, lastAt: "2026-02-28T06:00:00Z" };
  expect((await keeper.ask(document)).data.dataFailures).toEqual([
    { label: "Gates", reason: "no schema matches", failures: 2, lastAt: "2026-02-28T06:00:00Z" },
    ofDoors,
  ]);
  expect((await guard.ask(document)).data.dataFailures).toEqual([ofDoors]);
  const earlier = 'startTime: "2026-02-20T00:00:00Z", endTime: "2026-02-27T00:00:00Z"';
  expect((await keeper.ask(`{ dataFailures(${earlier}) { reason } }`)).data.dataFailures).toEqual([]);
});

test.each(["dataVolume", "dataFailures", "dataLag"])("%s is for readers of summaries", async (field) => {
  const reader = await api.signedIn("LogSourceRead", "DataAnalyticsRead");
  const members = { dataVolume: "totals { bytes }", dataFailures: "reason", dataLag: "seconds" }[field];
  const { errors } = await reader.ask(`{ ${field}(${times}) { ${members} } }`);
  expect(errors[0]?.extensions.code).toBe("Forbidden");
});
