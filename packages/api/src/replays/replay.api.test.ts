import { writeZip } from "@pharos/detection-content";
import { parseSchema } from "@pharos/normalize";
import { askUntil, openTestLake, openTestStore, type TestLake, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRuleInspection } from "../detections/create-rule-inspection.ts";
import { addDoorSchema, doorSchema } from "../testing/builders.ts";
import { documentedOperations } from "../testing/documented-operations.ts";
import { askGraphql, TestApi } from "../testing/open-test-api.ts";

const eventCount = 2_500;
let api: TestApi;
let testLake: TestLake;
beforeAll(async () => {
  const [testStore, lake] = await Promise.all([openTestStore(), openTestLake()]);
  testLake = lake;
  await lake.lake.ensureTables([parseSchema(doorSchema)]);
  const rules = createRuleInspection(testStore.store, undefined, { cacheFolder: testCacheFolder, libraries: {} });
  api = await TestApi.open(testStore, { rules, lake: lake.lake });
  await addDoorSchema(api.store, api.now);
  await api.store.apiTokens.create(
    { name: "CI", value: "secret", permissions: ["RuleModify", "SummaryRead"], createdBy: "x" },
    api.now,
  );
  await insertEvents();
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

/** Events of the hour from 10:00, and one that came after it. */
async function insertEvents(): Promise<void> {
  const row = (n: number, parsedAt: string) => ({
    at: "2026-03-01 09:59:00",
    door: n % 10 === 0 ? "vault" : "hall",
    p_event_time: "2026-03-01 09:59:00",
    p_parse_time: parsedAt,
    p_log_type: "Custom.Door",
    p_row_id: n.toString(16).padStart(28, "0"),
    p_source_id: "s",
    p_source_label: "s",
  });
  const rows = [
    ...Array.from({ length: eventCount }, (_, n) => row(n, "2026-03-01 10:30:00")),
    row(eventCount, "2026-03-01 11:00:00"),
  ];
  await testLake.lake.insert({
    database: "pharos_logs",
    table: "custom_door",
    rows: Buffer.from(rows.map((one) => JSON.stringify(one)).join("\n")),
    token: "t",
  });
  const counts = { received: eventCount, stored: eventCount, failed: 0, dropped: 0, repeated: 0, bytes: 70_000 };
  const at = new Date("2026-03-01T10:30:00Z");
  await api.store.ingest.counts.add([{ sourceId: "s", logType: "Custom.Door", at, counts }]);
}

const ask = (operation: string, variables: object) =>
  askGraphql(api.app, "/public/graphql", { "x-api-key": "secret" }, documentedOperations[operation] ?? "", variables);

const rule = (body: string, change: Record<string, string> = {}) => {
  const yaml = `AnalysisType: rule
RuleID: Door.Vault
Filename: rule.py
Enabled: false
Severity: High
Threshold: 200
LogTypes: [Custom.Door]
`;
  const files = { "rule.yml": yaml, "rule.py": body, ...change };
  return writeZip(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))).toString("base64");
};
const body =
  "def rule(event):\n    return event.get('door') == 'vault'\n\ndef dedup(event):\n    return event.get('door')\n";
const hour = "2026-03-01T10:00:00Z";

/** The replay when it is over. */
function finished(id: string) {
  return askUntil(async () => {
    const { data } = await ask("Replay", { id });
    return data.replay.state.endsWith("IN_PROGRESS") ? undefined : data.replay;
  });
}

test("a rule runs on the stored events of an hour", async () => {
  const { data, errors } = await ask("CreatePerfTest", {
    input: { detection: rule(body), hour, logType: "Custom.Door" },
  });
  expect(errors).toEqual([]);
  const { replay } = data.createPerfTest;
  expect(replay).toMatchObject({ state: "EVALUATION_IN_PROGRESS", detectionId: "Door.Vault", completedAt: null });
  const done = await finished(replay.id);
  expect(done).toMatchObject({
    state: "DONE",
    scope: {
      logTypes: ["Custom.Door"],
      dataWindow: { timeWindow: { startsAt: "2026-03-01T10:00:00Z", endsAt: "2026-03-01T11:00:00Z" } },
    },
    // 250 events of the vault are one group, above the threshold.
    summary: { totalAlerts: 1 },
  });
  expect(done.summary.readTimeNanos).toBeGreaterThan(0);
  expect(done.summary.processingTimeNanos).toBeGreaterThan(0);
  const { result } = await api.store.receipts.get(replay.id, "REPLAY", api.now);
  expect(result).toMatchObject({ counts: { eventsProcessed: eventCount, eventsMatched: eventCount / 10, errors: 0 } });
});

test("a replay that is stopped stays so", async () => {
  const { data } = await ask("CreatePerfTest", { input: { detection: rule(body), hour, logType: "Custom.Door" } });
  const { id } = data.createPerfTest.replay;
  expect((await ask("StopReplay", { input: { id } })).data.stopReplay.replay).toMatchObject({ state: "CANCELED" });
  expect(await finished(id)).toMatchObject({ state: "CANCELED", scope: { logTypes: ["Custom.Door"] } });
});

test.each([
  {
    name: "two rules",
    detection: rule(body, {
      "b.yml":
        "AnalysisType: rule\nRuleID: B\nFilename: rule.py\nEnabled: true\nSeverity: Low\nLogTypes: [Custom.Door]\n",
    }),
    says: "exactly one rule",
  },
  {
    name: "a rule of another log type",
    detection: rule(body),
    logType: "Custom.Window",
    says: "does not run on Custom.Window",
  },
  { name: "a broken rule", detection: rule(body, { "rule.yml": "AnalysisType: rule\n" }), says: "RuleID is missing" },
])("refuses $name", async ({ detection, logType = "Custom.Door", says }) => {
  const { errors } = await ask("CreatePerfTest", { input: { detection, hour, logType } });
  expect(errors[0]?.message).toContain(says);
});

test("says how many bytes came of each log type, in all intervals", async () => {
  const input = { fromDate: "2026-03-01T09:00:00.000Z", toDate: "2026-03-01T12:00:00Z", intervalInMinutes: 60 };
  const { data, errors } = await ask("Metrics", { input });
  expect(errors).toEqual([]);
  expect(data.metrics.bytesProcessedPerSource).toEqual([
    {
      label: "Custom.Door",
      value: 70_000,
      breakdown: { "2026-03-01T09:00:00Z": 0, "2026-03-01T10:00:00Z": 70_000, "2026-03-01T11:00:00Z": 0 },
    },
  ]);
  const { errors: refused } = await ask("Metrics", { input: { ...input, intervalInMinutes: 7 } });
  expect(refused[0]?.message).toContain("intervalInMinutes must be one of 15, 30");
});

test("answers what clients ask about before they begin", async () => {
  const flags = [
    { flag: "EnableCorrelationRules", defaultTreatment: null },
    { flag: "Other", defaultTreatment: true },
    { flag: "None" },
  ];
  expect((await ask("GetFeatureFlags", { input: { flags } })).data.featureFlags.flags).toEqual([
    { flag: "EnableCorrelationRules", treatment: true },
    { flag: "Other", treatment: true },
    { flag: "None", treatment: false },
  ]);
  expect((await ask("GetVersion", {})).data.generalSettings).toEqual({ pantherVersion: "1.2.3" });
});
