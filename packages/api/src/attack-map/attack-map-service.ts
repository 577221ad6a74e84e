import {
  type AlertFilter,
  type DetectionKind,
  hasPermission,
  invalidInput,
  listAttackValues,
  type Severity,
} from "@pharos/domain";
import type { DetectionSummary } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import { detectionReadPermissions } from "../access/detection-permissions.ts";
import type { RequestContext } from "../context/request-context.ts";
import { readableKinds } from "../detections/detection-service.ts";

const dayMs = 86_400_000;
const receivedDays = { default: 7, max: 90 };

interface AttackMapRequest {
  readonly from: Date;
  readonly to: Date;
  readonly receivedWithinDays?: number | null | undefined;
}

interface AttackMap {
  readonly detections: readonly MappedDetection[];
  readonly receivedLogTypes: readonly string[];
}

interface MappedDetection {
  readonly id: string;
  readonly kind: DetectionKind;
  readonly displayName: string;
  readonly enabled: boolean;
  readonly managed: boolean;
  readonly severity: Severity;
  readonly logTypes: readonly string[];
  readonly mappings: readonly string[];
  /** Null where the actor may not see alerts. */
  readonly alerts: readonly SeverityCount[] | null;
}

interface SeverityCount {
  readonly severity: Severity;
  readonly count: number;
}

/** @throws input.invalid */
export async function readAttackMap(context: RequestContext, request: AttackMapRequest): Promise<AttackMap> {
  authorize(context.actor, detectionReadPermissions);
  const { store, actor, clock, loaders } = context;
  const { from, to } = request;
  const days = request.receivedWithinDays ?? receivedDays.default;
  if (days < 1 || days > receivedDays.max)
    throw invalidInput(`receivedWithinDays must be from 1 to ${receivedDays.max}, not ${days}.`);
  if (to <= from) throw invalidInput("to must be later than from.");
  const { logTypeAccess } = actor;
  const now = clock();
  const received = { from: new Date(now.getTime() - days * dayMs), to: new Date(now.getTime() + dayMs) };
  const alerts: AlertFilter = { types: ["ALERT"], createdAfter: from, createdBefore: to, logTypeAccess };
  const { visibleDetectionIds: ids } = await loaders.contentAccess();
  const [summaries, alertCounts, storedCounts] = await Promise.all([
    store.detections.listSummaries({ kinds: readableKinds(actor), ...(ids && { ids }) }),
    hasPermission(actor.permissions, "AlertRead") ? store.alertStatistics.countByRuleAndSeverity(alerts) : undefined,
    store.ingest.counts.totalsByLogType(received, undefined, logTypeAccess),
  ]);
  const logTypesOf = findLogTypes(summaries, logTypeAccess);
  const detections = summaries.map(({ reports, stepRuleIds: _, ...summary }) => ({
    ...summary,
    logTypes: logTypesOf(summary.id),
    mappings: listAttackValues(reports),
    alerts: alertCounts ? (alertCounts.get(summary.id) ?? []) : null,
  }));
  const named = new Set(detections.flatMap(({ logTypes }) => logTypes));
  const stored = [...storedCounts].filter(([logType, counts]) => counts.stored > 0 && named.has(logType));
  return { detections, receivedLogTypes: stored.map(([logType]) => logType).toSorted() };
}

/** The log types of a detection that the actor sees: a correlation rule has those of the rules in its steps. */
function findLogTypes(summaries: readonly DetectionSummary[], logTypeAccess: readonly string[] | undefined) {
  const own = new Map(summaries.map(({ id, logTypes }) => [id, logTypes]));
  const steps = new Map(summaries.map(({ id, stepRuleIds }) => [id, stepRuleIds]));
  return (id: string): string[] => {
    const ids = [id, ...(steps.get(id) ?? [])];
    const all = [...new Set(ids.flatMap((one) => own.get(one) ?? []))];
    return logTypeAccess ? all.filter((logType) => logTypeAccess.includes(logType)) : all;
  };
}
