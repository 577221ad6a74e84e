import { openTestStore } from "@pharos/testkit";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { registerMetrics } from "./metrics.ts";

const { store, close } = await openTestStore();
const now = new Date("2026-03-01T12:00:00Z");
const app = Fastify();
registerMetrics(
  app,
  { store, clock: () => now },
  {
    pipeline: undefined,
    disk: { room: { state: "full", tightest: undefined } },
    lakeWriter: { stats: { waitingBytes: 5, failingSince: undefined } },
  },
);
for (const [value, permission] of [["good", "SummaryRead"] as const, ["other", "AlertRead"] as const]) {
  await store.apiTokens.create(
    { name: value, value, permissions: [permission], createdBy: "Ada", logTypeAccess: undefined, expiresAt: undefined },
    now,
  );
}
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
});
