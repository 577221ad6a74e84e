import type { Lake } from "@pharos/lake";
import type { PipelineStats } from "@pharos/pipeline";
import { openTestStore } from "@pharos/testkit";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { registerMetrics } from "./metrics.ts";

const { store, close } = await openTestStore();
const now = new Date("2026-03-01T12:00:00Z");
const source = {
  type: "HTTP",
  label: "Doors",
  logTypes: [],
  streamType: "JSON",
  streamOptions: {},
  enabled: true,
  createdBy: "Ada",
};
const { id: sourceId } = await store.sources.create({ ...source, auth: { method: "None" } } as never, now);
const lake = {
  brokenParts: async () => [{ database: "pharos_logs", table: "custom_door", part: "broken", rows: 3 }],
  crowdedPartitions: async () => [],
} as unknown as Lake;
const app = Fastify();
registerMetrics(
  app,
  { store, lake, clock: () => now },
  {
    pipeline: {
      stats: { totals: {} } as PipelineStats,
      activity: {
        sources: new Map([[sourceId, { received: 7, stored: 6, failed: 1, dropped: 0, repeated: 0, bytes: 700 }]]),
        logTypes: new Map([["Custom.Door", 6]]),
        rules: new Map([["Door.Forced", { runs: 4, milliseconds: 1500 }]]),
      },
    },
    disk: { room: { state: "full", tightest: undefined } },
    lakeWriter: { stats: { waitingBytes: 5, behindSeconds: 2, failingSince: undefined } },
    isLakeOpen: () => true,
  },
);
for (const [value, permission] of [["good", "SummaryRead"] as const, ["other", "AlertRead"] as const]) {
  await store.apiTokens.create(
    { name: value, value, permissions: [permission], createdBy: "Ada", logTypeAccess: undefined, expiresAt: undefined },
    now,
  );
}
const seeing = { permissions: ["SummaryRead"] as const, createdBy: "Ada", expiresAt: undefined };
await store.apiTokens.create({ name: "blind", value: "blind", logTypeAccess: [], ...seeing }, now);
afterAll(async () => {
  await app.close();
  await close();
});

test.each([
  { name: "nothing", headers: {}, status: 401 },
  { name: "a token that is none", headers: { authorization: "Bearer nonsense" }, status: 401 },
  { name: "a token without SummaryRead", headers: { "x-api-key": "other" }, status: 403 },
  { name: "a token with SummaryRead", headers: { "x-api-key": "good" }, status: 200 },
  { name: "that token as a bearer", headers: { authorization: "Bearer good" }, status: 200 },
])("answers $status to $name", async ({ headers, status }) => {
  const response = await app.inject({ url: "/metrics", headers });
  expect(response.statusCode).toBe(status);
  expect(response.body.includes("pharos_events_total")).toBe(status === 200);
  expect(response.body.includes("pharos_disk_full 1")).toBe(status === 200);
  expect(response.body.includes("pharos_lake_waiting_bytes 5")).toBe(status === 200);
  expect(response.body.includes('pharos_lake_problems{kind="broken_parts"} 1')).toBe(status === 200);
});

test("tells what each source, log type and rule did, to those who see all log types", async () => {
  const read = async (token: string) => (await app.inject({ url: "/metrics", headers: { "x-api-key": token } })).body;
  const lines = (await read("good")).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      'pharos_source_events_total{source="Doors",outcome="failed"} 1',
      'pharos_source_bytes_total{source="Doors"} 700',
      'pharos_log_type_events_total{log_type="Custom.Door"} 6',
      'pharos_rule_runs_total{rule="Door.Forced"} 4',
      'pharos_rule_seconds_total{rule="Door.Forced"} 1.5',
      "# HELP pharos_deliveries Alerts on their way to each destination: queued, given up, and attempts that succeeded or failed within 24 hours",
    ]),
  );
  expect(await read("blind")).toContain("pharos_disk_full 1");
  expect(await read("blind")).not.toContain("Door");
});
