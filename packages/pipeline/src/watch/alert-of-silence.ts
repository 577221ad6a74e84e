import { randomBytes } from "node:crypto";
import type { Alert } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { queueOpened, routeOpened } from "../deliver/route-opened.ts";
import type { SourceAlarm } from "./source-alarms.ts";

/** As clients know it. */
const noDataRuleId = "SOURCE_NO_DATA";

/**
 * Opens an alert for each source that fell silent, and queues it for the destinations of system errors. Returns the
 * alerts' ids by source.
 */
export async function alertOfSilence(
  tx: Store,
  alarms: readonly SourceAlarm[],
  logTypesOf: ReadonlyMap<string, readonly string[]>,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const silent = alarms.filter(({ kind }) => kind === "NO_DATA");
  const alerts = silent.map((alarm) => newAlert(alarm, logTypesOf.get(alarm.sourceId) ?? [], now));
  const opened = await routeOpened(tx, alerts, []);
  await tx.alerts.insert(opened);
  await queueOpened(tx, opened, now);
  return new Map(alerts.map(({ id, dedupString }) => [dedupString, id]));
}

function newAlert({ sourceId, title, message }: SourceAlarm, logTypes: readonly string[], now: Date): Alert {
  return {
    id: randomBytes(16).toString("hex"),
    type: "SYSTEM_ERROR",
    subtype: "SYSTEM_ERROR",
    status: "OPEN",
    severity: "HIGH",
    title,
    description: message,
    runbook: "",
    reference: "",
    ruleId: noDataRuleId,
    dedupString: sourceId,
    context: {},
    logTypes,
    neededLogTypes: logTypes,
    sourceIds: [sourceId],
    tags: [],
    eventCount: 0,
    createdAt: now,
    firstEventMatchedAt: now,
    lastReceivedEventAt: now,
    updatedAt: now,
    updatedBy: undefined,
    assigneeId: undefined,
    revision: 0,
  };
}
