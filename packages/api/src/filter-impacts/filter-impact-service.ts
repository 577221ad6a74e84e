import { compileRule } from "@pharos/detection-content";
import {
  type Alert,
  describeError,
  invalidInput,
  isRule,
  type Permission,
  type Rule,
  tableNameOf,
} from "@pharos/domain";
import { databases } from "@pharos/lake";
import { type FilterMeasure, measureFilter, type StoredMatch } from "@pharos/pipeline";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { getDetection } from "../detections/detection-service.ts";
import { readFilters } from "./read-filters.ts";

export const filterImpactPermissions: readonly Permission[] = ["RuleRead", "AlertRead"];

export interface FilterImpact extends FilterMeasure {
  readonly notice: string;
}

const dayMs = 86_400_000;
const daysLookedAt = 30;
/** Events may have happened long before they arrived. */
const lateDays = 30;
const alertsMax = 1_000;
const matchesMax = 20_000;
const pageRows = 1_000;

/** What filters would have done to the alerts of the last 30 days. @throws detectionNotFound, input.invalid */
export async function findFilterImpact(
  context: RequestContext,
  { detectionId, filters }: { readonly detectionId: string; readonly filters: string },
): Promise<FilterImpact> {
  for (const permission of filterImpactPermissions) authorize(context.actor, permission);
  const rule = await getDetection(context, detectionId);
  if (!isRule(rule)) throw invalidInput(`${detectionId} is not a rule: only rules have inline filters`);
  const passes = compileFilters(filters);
  const { items: alerts, totalCount } = await context.store.alerts.list({
    pageSize: alertsMax,
    filter: {
      ruleId: rule.id,
      types: ["ALERT"],
      createdAfter: new Date(context.clock().getTime() - daysLookedAt * dayMs),
      logTypeAccess: context.actor.logTypeAccess,
    },
  });
  const { matches, isCut } = await readMatches(context, rule, alerts);
  const notices = [
    ...(totalCount > alerts.length
      ? [`Only the latest ${alertsMax.toLocaleString("en-US")} alerts were looked at.`]
      : []),
    ...(isCut ? [`Only the latest ${matchesMax.toLocaleString("en-US")} events were looked at.`] : []),
  ];
  return { ...measureFilter(passes, matches, alerts, rule.threshold), notice: notices.join(" ") };
}

/** @throws input.invalid */
function compileFilters(text: string): (event: unknown) => boolean {
  const inlineFilters = readFilters(text);
  try {
    return compileRule({ inlineFilters, createAlert: true }).passesFilters ?? (() => true);
  } catch (error) {
    throw invalidInput(describeError(error));
  }
}

/** The matches of these alerts, the newest first. */
async function readMatches(
  { lake, actor, clock }: RequestContext,
  rule: Rule,
  alerts: readonly Alert[],
): Promise<{ readonly matches: StoredMatch[]; readonly isCut: boolean }> {
  const matches: StoredMatch[] = [];
  if (alerts.length === 0 || rule.logTypes.length === 0) return { matches, isCut: false };
  const nowMs = clock().getTime();
  const known = new Set(
    (await lake.knownTables(actor.logTypeAccess)).map(({ database, table }) => `${database}.${table}`),
  );
  const tables = rule.logTypes.map((logType) => `${databases.ruleMatches}.${tableNameOf(logType)}`);
  let cursor: string | undefined;
  do {
    const page = await lake.search({
      tables: tables.filter((table) => known.has(table)),
      logTypeAccess: actor.logTypeAccess,
      fromMs: nowMs - (daysLookedAt + lateDays) * dayMs,
      toMs: nowMs + dayMs,
      conditions: [{ column: "p_rule_id", isAnyOf: [rule.id] }],
      limit: pageRows,
      ...(cursor !== undefined && { cursor }),
    });
    for (const event of page.rows) matches.push({ alertId: String(event.p_alert_id ?? ""), event });
    cursor = page.cursor;
  } while (cursor !== undefined && matches.length < matchesMax);
  return { matches, isCut: cursor !== undefined };
}
