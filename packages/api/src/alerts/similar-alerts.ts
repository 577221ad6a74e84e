import {
  type ActorReference,
  type Alert,
  type AlertFilter,
  type AlertHistoryEntry,
  type AlertStatus,
  isEnded,
} from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type OutcomeSummary, summarizeMatching } from "../outcomes/outcome-service.ts";
import { findSharedValues } from "./alert-entities.ts";
import { listAlerts, listHistories } from "./alert-service.ts";

export interface SimilarAlert extends Alert {
  readonly isSameGroup: boolean;
  readonly sharedValues: readonly string[];
  /** Undefined while it is open or triaged. */
  readonly endedBy: ActorReference | undefined;
}

export interface SimilarAlerts {
  readonly since: Date;
  readonly outcomes: OutcomeSummary;
  readonly alerts: readonly SimilarAlert[];
}

const dayMs = 24 * 3_600_000;
const daysBefore = 90;
/** The latest, among which the most alike are found. */
const comparedMax = 200;
const shownMax = 10;

/** The alerts of the same origin before this one: how all of them ended, and those that are most like it. @throws queryTooSlow */
export async function findSimilarAlerts(context: RequestContext, alert: Alert): Promise<SimilarAlerts> {
  authorize(context.actor, "AlertRead");
  const since = new Date(alert.createdAt.getTime() - daysBefore * dayMs);
  const filter: AlertFilter = { ruleId: alert.ruleId, subtypes: [alert.subtype] };
  const times = { createdAfter: since, createdBefore: alert.createdAt };
  const [outcomes, { items }] = await Promise.all([
    summarizeMatching(context, filter, since, alert.createdAt),
    listAlerts(context, { filter: { ...filter, ...times } }, { pageSize: comparedMax }),
  ]);
  const shared = await findSharedValues(context, alert, items);
  const compared = items.map((one) => ({
    ...one,
    isSameGroup: one.title === alert.title || one.dedupString === alert.dedupString,
    sharedValues: shared.get(one.id) ?? [],
  }));
  const shown = compared.sort((one, other) => likenessOf(other) - likenessOf(one)).slice(0, shownMax);
  const histories = await listHistories(context, shown);
  return { since, outcomes, alerts: shown.map((one) => ({ ...one, endedBy: findEnder(one, histories.get(one.id)) })) };
}

/** Sorting keeps the order of equals, which is newest first. */
function likenessOf({ isSameGroup, sharedValues }: Pick<SimilarAlert, "isSameGroup" | "sharedValues">): number {
  return (isSameGroup ? 2 : 0) + (sharedValues.length > 0 ? 1 : 0);
}

function findEnder({ status }: Alert, history: readonly AlertHistoryEntry[] | undefined): ActorReference | undefined {
  if (!isEnded(status)) return undefined;
  return history?.findLast(({ type, to }) => type === "STATUS_CHANGE" && isEnded(to as AlertStatus))?.actor;
}
