import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlert, aRule } from "../testing/builders.ts";
import { documentedOperations } from "../testing/documented-operations.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let reader: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  reader = await api.signedIn("SummaryRead");
  const { store } = api;
  await store.detections.syncManaged([aRule({ id: "Door.Forced", displayName: "Forced door" })], api.now);
  const at = (time: string) => ({ createdAt: new Date(`2026-03-01T${time}Z`) });
  await store.alerts.insert([
    anAlert({ ruleId: "Door.Forced", ...at("10:10:00") }),
    anAlert({ ruleId: "Door.Forced", ...at("11:59:59.999") }),
    anAlert({ ruleId: "Bucket.Public", subtype: "POLICY", severity: "LOW", ...at("10:00:00") }),
    anAlert({ ruleId: "Nightly", subtype: "SCHEDULED_RULE", severity: "INFO", ...at("11:30:00") }),
    anAlert({ ruleId: "Door.Forced", ...at("12:00:00") }),
    anAlert({ ruleId: "Door.Forced", type: "DETECTION_ERROR", subtype: "RULE_ERROR", ...at("10:30:00") }),
  ]);
  const counts = { received: 7, stored: 6, failed: 1, dropped: 0, repeated: 0, bytes: 700 };
  await store.ingest.counts.add([
    { sourceId: "s", logType: "Custom.Door", at: new Date("2026-03-01T10:30:00Z"), counts },
  ]);
});
afterAll(() => api.close());

const input = { fromDate: "2026-03-01T10:00:00.000Z", toDate: "2026-03-01T12:00:00.000Z", intervalInMinutes: 60 };
const ask = (operation: string, variables: object = { input }) =>
  reader.ask(documentedOperations[operation] ?? "", variables);
const hours = (first: number, second: number) => ({ "2026-03-01T10:00:00Z": first, "2026-03-01T11:00:00Z": second });

test("counts alerts by what raised them and their severity, in all intervals", async () => {
  const { data, errors } = await ask("AlertMetrics");
  expect(errors).toEqual([]);
  expect(data.metrics).toEqual({
    alertsPerSeverity: [
      { label: "Policy LOW", value: 1, breakdown: hours(1, 0) },
      { label: "Rule HIGH", value: 2, breakdown: hours(1, 1) },
      { label: "Scheduled Rule INFO", value: 1, breakdown: hours(0, 1) },
    ],
    totalAlerts: 4,
  });
});

test("counts alerts by detection, whatever became of it, the most first", async () => {
  const { data } = await ask("RuleMetrics");
  expect(data.metrics).toEqual({
    alertsPerRule: [
      { entityId: "Door.Forced", label: "Forced door", value: 2 },
      { entityId: "Bucket.Public", label: "Bucket.Public", value: 1 },
      { entityId: "Nightly", label: "Nightly", value: 1 },
    ],
    totalAlerts: 4,
  });
});

test("counts what came in", async () => {
  const { data } = await ask("GetBytesProcessedMetrics");
  const series = { label: "Custom.Door", value: 700, breakdown: hours(700, 0) };
  expect(data.metrics).toEqual({ bytesProcessedPerSource: [series] });
  const others = `query ($input: MetricsInput!) { metrics(input: $input) {
    totalBytesProcessed totalEventsProcessed eventsProcessedPerLogType { label value }
  } }`;
  expect((await reader.ask(others, { input })).data.metrics).toEqual({
    totalBytesProcessed: 700,
    totalEventsProcessed: 6,
    eventsProcessedPerLogType: [{ label: "Custom.Door", value: 6 }],
  });
});

test("refuses who may not see summaries, and times that are none", async () => {
  const other = await api.signedIn("AlertRead");
  const refused = await other.ask(documentedOperations.AlertMetrics ?? "", { input });
  expect(refused.errors[0]?.extensions.code ?? refused.errors[0]?.message).toMatch(/forbidden|permission/i);
  const { errors } = await ask("AlertMetrics", { input: { ...input, toDate: input.fromDate } });
  expect(errors[0]?.message).toContain("toDate must be later");
});
