import type { Store } from "@pharos/store";
import { newSystemAlert } from "../alerts/new-system-alert.ts";
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
  const alerts = silent.map(({ sourceId, title, message }) => {
    const logTypes = logTypesOf.get(sourceId) ?? [];
    const subject = { ruleId: noDataRuleId, dedupString: sourceId, sourceIds: [sourceId] };
    return newSystemAlert({ ...subject, title, description: message, logTypes, neededLogTypes: logTypes }, now);
  });
  const opened = await routeOpened(tx, alerts, []);
  await tx.alerts.insert(opened);
  await queueOpened(tx, opened, now);
  return new Map(alerts.map(({ id, dedupString }) => [dedupString, id]));
}
