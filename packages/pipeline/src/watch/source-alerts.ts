import { type Alert, changeStatus, systemActor } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { newSystemAlert } from "../alerts/new-system-alert.ts";
import { queueOpened, routeOpened } from "../deliver/route-opened.ts";

/** As clients know them. */
export const noDataRuleId = "SOURCE_NO_DATA";
export const unreadRuleId = "SOURCE_UNREAD";
export const behindRuleId = "SOURCE_BEHIND";
export const secretRuleId = "SOURCE_SECRET_EXPIRES";

export interface SourceFault {
  readonly sourceId: string;
  readonly title: string;
  readonly message: string;
  readonly logTypes: readonly string[];
}

/** Opens an alert for each fault, and queues it for the destinations of system errors. Returns the alerts' ids by source. */
export async function openSourceAlerts(
  tx: Store,
  ruleId: string,
  faults: readonly SourceFault[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const alerts = faults.map(({ sourceId, title, message, logTypes }) => {
    const subject = { ruleId, dedupString: sourceId, sourceIds: [sourceId] };
    return newSystemAlert({ ...subject, title, description: message, logTypes, neededLogTypes: logTypes }, now);
  });
  const opened = await routeOpened(tx, alerts, []);
  await tx.alerts.insert(opened);
  await queueOpened(tx, opened, now);
  return new Map(alerts.map(({ id, dedupString }) => [dedupString, id]));
}

const unended = ["OPEN", "TRIAGED"] as const;

/** Resolves the alerts about sources that are well again; their history says why. */
export async function resolveSourceAlerts(
  tx: Store,
  ruleId: string,
  ended: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const { kind, id, name } = systemActor;
  const changes = [];
  for (const [sourceId, comment] of ended) {
    const { items } = await tx.alerts.list({
      filter: { ruleId, sourceIds: [sourceId], statuses: unended },
      pageSize: 100,
    });
    changes.push(
      ...items.map((alert: Alert) => withComment(changeStatus(alert, "RESOLVED", { kind, id, name }, now), comment)),
    );
  }
  await tx.alerts.updateAll(changes);
}

function withComment({ alert, entry }: ReturnType<typeof changeStatus>, comment: string) {
  return { alert, entry: entry && { ...entry, comment } };
}
