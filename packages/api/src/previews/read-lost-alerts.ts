import { type Alert, isEnded, isTruePositive } from "@pharos/domain";
import type { RequestContext } from "../context/request-context.ts";
import type { RecordedLoss } from "./preview-record.ts";

export const lostAlertEndings = [
  "TRUE_POSITIVE",
  "BENIGN_TRUE_POSITIVE",
  "FALSE_POSITIVE",
  "DUPLICATE",
  "TEST",
  "NO_OUTCOME",
  "OPEN",
] as const;
export type LostAlertEnding = (typeof lostAlertEndings)[number];

const listedMax = 500;

/** Those that the reader sees, as they are now: true positives first, then the newest. */
export async function readLostAlerts({ store, actor }: RequestContext, losses: readonly RecordedLoss[]) {
  const previewedIds = new Map(losses.map(({ alertId, previewedAlertId }) => [alertId, previewedAlertId]));
  const alerts = await store.alerts.getMany([...previewedIds.keys()], actor.logTypeAccess);
  const lost = alerts
    .map((alert) => ({ alert, ending: endingOf(alert), previewedAlertId: previewedIds.get(alert.id) ?? "" }))
    .sort((a, b) => weigh(b) - weigh(a) || b.alert.createdAt.getTime() - a.alert.createdAt.getTime());
  const endings = lostAlertEndings.map((ending) => {
    return { ending, alerts: lost.filter((one) => one.ending === ending).length };
  });
  return {
    total: lost.length,
    truePositives: lost.filter(({ ending }) => ending === "TRUE_POSITIVE").length,
    byEnding: endings.filter((one) => one.alerts > 0),
    alerts: lost.slice(0, listedMax).map(({ alert: { id, title, severity, createdAt }, ...how }) => {
      return { id, title, severity, createdAt, ...how };
    }),
  };
}

function endingOf(alert: Alert): LostAlertEnding {
  if (isTruePositive(alert)) return "TRUE_POSITIVE";
  return alert.outcome ?? (isEnded(alert.status) ? "NO_OUTCOME" : "OPEN");
}

function weigh({ ending }: { readonly ending: LostAlertEnding }): number {
  return ending === "TRUE_POSITIVE" ? 1 : 0;
}
