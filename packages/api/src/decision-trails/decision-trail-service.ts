import { completeMatch, type EventExplanation } from "@pharos/detection";
import { hasPermission, invalidInput, isRule, logTypeHidden, type Rule, seesAllOf, tableNameOf } from "@pharos/domain";
import { databases } from "@pharos/lake";
import { buildDecisionTrail, type DecisionFacts, type DecisionTrail, type RaisedFacts } from "@pharos/pipeline";
import type { RequestContext } from "../context/request-context.ts";
import type { DetectionDraft } from "../detection-drafts/draft-files.ts";
import { getDetection } from "../detections/detection-service.ts";
import { openEventEnricher } from "../lookup-tables/event-enricher.ts";
import { authorizePreview } from "../previews/preview-service.ts";
import { readDraft } from "../previews/read-draft.ts";
import { type EventToExplain, findStoredEvent, readPastedEvent, type StoredEvent } from "./find-event.ts";

export interface DecisionRequest {
  readonly detectionId: string;
  readonly draft?: DetectionDraft | null | undefined;
  readonly event?: string | null | undefined;
  readonly row?: StoredEvent | null | undefined;
}

export interface ExplainedDecision extends DecisionTrail {
  readonly detectionId: string;
  readonly logType: string;
  readonly event: object | null;
}

/** Tells why a rule did, or did not, raise an alert for an event. @throws detectionNotFound, input.invalid, logTypeHidden */
export async function explainDecision(context: RequestContext, request: DecisionRequest): Promise<ExplainedDecision> {
  authorizePreview(context);
  const rule = await ruleOf(context, request);
  const found = await eventOf(context, rule, request);
  const { logType, event } = found;
  if (logType !== "" && !seesAllOf(context.actor.logTypeAccess, [logType])) throw logTypeHidden("The event", logType);
  const enrich = await openEventEnricher(context);
  const enriched = event && enrich(logType, event);
  const explanation = enriched && (await context.rules.explainEvent(rule, enriched));
  const dedup = explanation ? dedupOf(rule, explanation) : "";
  const facts: DecisionFacts = {
    ...found,
    rule,
    explanation,
    dedup,
    group: await context.store.alertGroups.find({ ruleId: rule.id, kind: "match", dedup }),
    stored: await findStored(context, rule, found),
    now: context.clock(),
  };
  return { ...buildDecisionTrail(facts), detectionId: rule.id, logType, event: enriched ?? null };
}

async function ruleOf(context: RequestContext, { detectionId, draft }: DecisionRequest): Promise<Rule> {
  const detection = draft ? await readDraft(context, draft) : await getDetection(context, detectionId);
  if (!isRule(detection) || detection.kind === "SCHEDULED_RULE") {
    throw invalidInput(`${detection.id} is not run on events: choose a rule that has log types`);
  }
  return detection;
}

function eventOf(context: RequestContext, rule: Rule, { event, row }: DecisionRequest): Promise<EventToExplain> {
  if (row) return findStoredEvent(context, row);
  if (event) return readPastedEvent(context, rule, event);
  throw invalidInput("Give an event, or the row of one");
}

/** As the engine would complete the match; a function that failed counts as absent. */
function dedupOf(rule: Rule, { result: { functions } }: EventExplanation): string {
  const textOf = (name: string) => {
    const output = functions[name]?.output;
    return typeof output === "string" ? output : "";
  };
  return completeMatch({ event: 0, title: textOf("title"), dedup: textOf("dedup"), context: {} }, rule).dedup;
}

/** What became of the event when it arrived: its row among the rule's matches, or among its errors. */
async function findStored(
  context: RequestContext,
  { id: ruleId }: Rule,
  { logType, event, row }: EventToExplain,
): Promise<DecisionFacts["stored"]> {
  if (!row?.isFound || event === undefined) return undefined;
  const { lake, actor } = context;
  const atMs = Date.parse(`${String(event.p_event_time).slice(0, 23).replace(" ", "T")}Z`);
  const read = async (database: string) => {
    const { rows } = await lake.search({
      tables: [`${database}.${tableNameOf(logType)}`],
      logTypeAccess: actor.logTypeAccess,
      fromMs: atMs,
      toMs: atMs + 1,
      conditions: [
        { column: "p_row_id", isAnyOf: [row.id] },
        { column: "p_rule_id", isAnyOf: [ruleId] },
      ],
      limit: 1,
    });
    return rows[0];
  };
  const match = await read(databases.ruleMatches);
  if (match) {
    const alertId = String(match.p_alert_id ?? "");
    return { kind: "match", alertId, message: "", alert: await findRaised(context, alertId) };
  }
  const error = await read(databases.ruleErrors);
  if (error === undefined) return undefined;
  const alertId = String(error.p_alert_id ?? "");
  return { kind: "error", alertId, message: String(error.p_rule_error), alert: await findRaised(context, alertId) };
}

/** A match has the ID of its alert before there are enough matches to raise it, so the alert may not exist. */
async function findRaised({ store, actor }: RequestContext, alertId: string): Promise<RaisedFacts | undefined> {
  if (alertId === "" || (await store.alerts.getMany([alertId])).length === 0) return undefined;
  const isVisible =
    hasPermission(actor.permissions, "AlertRead") &&
    (await store.alerts.getMany([alertId], actor.logTypeAccess)).length > 0;
  if (!isVisible) return { isVisible, deliveries: undefined };
  const deliveries = (await store.deliveries.byAlerts([alertId])).get(alertId) ?? [];
  const delivered = deliveries.filter((one) => one.status === "DELIVERED").length;
  const failed = deliveries.filter((one) => one.status === "FAILED").length;
  return { isVisible, deliveries: { delivered, failed, waiting: deliveries.length - delivered - failed } };
}
