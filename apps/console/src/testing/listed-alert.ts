import type { AlertStatus } from "../graphql/generated/graphql.ts";
import type { ada } from "./open-page.tsx";

/** An alert as a row of the list shows it. */
export const listedAlert = (id: string, status: AlertStatus = "OPEN") => ({
  ...{ id, subtype: "RULE", status, severity: "HIGH", title: `Alert ${id}`, eventCount: 3 },
  ...{ createdAt: "2026-01-01T00:00:00Z", lastReceivedEventAt: "2026-01-01T00:00:00Z" },
  ...{ updatedAt: "2026-01-01T00:00:00Z", logTypes: ["AWS.CloudTrail"], ruleId: "rule", tags: [], sources: [] },
  assignee: null as typeof ada | null,
  cases: [] as readonly { id: string; title: string; status: string }[],
});
