import type { Alert } from "../alerts/alert.ts";
import type { CaseEntry } from "./case.ts";

/**
 * Whether somebody exports the very case that they exported before: nothing happened in it since but other exports, and
 * none of its alerts changed or got events. Such an export is not told a second time.
 * @param entries of the case, oldest first
 */
export function isRepeatedExport(
  entries: readonly Pick<CaseEntry, "type" | "actor" | "at">[],
  alerts: readonly Pick<Alert, "updatedAt" | "lastReceivedEventAt">[],
  actorId: string,
): boolean {
  const change = entries.findLastIndex(({ type }) => type !== "EXPORTED");
  const last = entries.slice(change + 1).findLast(({ actor }) => actor.id === actorId);
  if (!last) return false;
  return alerts.every(({ updatedAt, lastReceivedEventAt }) => updatedAt <= last.at && lastReceivedEventAt <= last.at);
}
