import { invalidInput, logTypeHidden, type Rule, seesAllOf } from "@pharos/domain";
import { type Receipt, receiptNotFound } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import { UploadRefused } from "../content/errors.ts";
import { readUploadInThread } from "../content/read-in-thread.ts";
import { readStoredContent } from "../content/stored-content.ts";
import type { RequestContext } from "../context/request-context.ts";
import { isUuid } from "../graphql/uuid.ts";
import { openEventEnricher } from "../lookup-tables/event-enricher.ts";
import { workOnReceipt } from "../receipts/work-on-receipt.ts";
import { issuesOf } from "../uploads/check-upload.ts";
import { type ReplayCounts, replayRule } from "./replay-rule.ts";

/** What the receipt of a replay keeps. */
export interface ReplayResult {
  readonly detectionId: string;
  readonly logType: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Events that the log type got within the time. */
  readonly expected: number;
  readonly counts: ReplayCounts;
}

const states = { underWay: "EVALUATION_IN_PROGRESS", done: "DONE", failed: "ERROR_EVALUATION" } as const;
const hourMs = 3_600_000;
const noCounts: ReplayCounts = {
  eventsProcessed: 0,
  eventsMatched: 0,
  errors: 0,
  alerts: 0,
  bytes: 0,
  readTimeNanos: 0,
  processingTimeNanos: 0,
};

export interface PerfTestRequest {
  /** A zip archive with one rule, in base64. */
  readonly detection: string;
  readonly hour: Date;
  readonly logType: string;
}

/** Runs the rule on the events of an hour; goes on after the answer. @throws UploadRefused, input.invalid, logTypeHidden */
export async function startPerfTest(context: RequestContext, request: PerfTestRequest): Promise<Receipt> {
  authorize(context.actor, "RuleModify");
  const rule = await onlyRule(context, request);
  const { hour: from, logType } = request;
  if (!seesAllOf(context.actor.logTypeAccess, [logType])) throw logTypeHidden("The replay", logType);
  const to = new Date(from.getTime() + hourMs);
  const totals = await context.store.ingest.counts.totalsByLogType({ from, to });
  const about = {
    detectionId: rule.id,
    logType,
    startsAt: from.toISOString(),
    endsAt: to.toISOString(),
    expected: totals.get(logType)?.stored ?? 0,
  };
  const initialResult: ReplayResult = { ...about, counts: noCounts };
  const work = { ...states, initialResult };
  const { receipt } = await workOnReceipt(context, "REPLAY", work, async ({ id }): Promise<ReplayResult> => {
    const engine = await context.rules.openEngine({ ...rule, logTypes: [logType] });
    try {
      const [outage] = engine.outages();
      if (outage) throw invalidInput(`The rule does not run: ${outage.message}`);
      let result = initialResult;
      const enrich = await openEventEnricher(context);
      const { logTypeAccess } = context.actor;
      const scope = { logType, from, to, logTypeAccess };
      for await (const counts of replayRule({ lake: context.lake, engine, enrich }, rule, scope)) {
        result = { ...about, counts };
        await context.store.receipts.renew(id, context.clock(), { status: states.underWay, result });
        if ((await context.store.receipts.get(id, "REPLAY", context.clock())).completedAt !== undefined) break;
      }
      return result;
    } finally {
      await engine.close();
    }
  });
  return receipt;
}

/** @throws receiptNotFound */
export async function getReplay(context: RequestContext, id: string): Promise<Receipt> {
  authorize(context.actor, "RuleRead");
  if (!isUuid(id)) throw receiptNotFound(id);
  const receipt = await context.store.receipts.get(id, "REPLAY", context.clock());
  const { logType } = receipt.result as ReplayResult;
  if (!seesAllOf(context.actor.logTypeAccess, [logType])) throw receiptNotFound(id);
  return receipt;
}

/** One that is over stays as it is. @throws receiptNotFound */
export async function stopReplay(context: RequestContext, id: string): Promise<Receipt> {
  authorize(context.actor, "RuleModify");
  const { result } = await getReplay(context, id);
  await context.store.receipts.complete(id, { status: "CANCELED", result }, context.clock());
  return getReplay(context, id);
}

async function onlyRule(context: RequestContext, { detection, logType }: PerfTestRequest): Promise<Rule> {
  const stored = await readStoredContent(context.store);
  const { content, problems, leftOut } = await readUploadInThread(context, detection, stored, { skipsInvalid: false });
  const refused = [...problems, ...leftOut];
  if (refused.length > 0) throw new UploadRefused(issuesOf(refused));
  const [rule] = content.rules;
  if (rule === undefined || content.rules.length > 1) throw invalidInput("detection must have exactly one rule");
  if (!rule.logTypes.includes(logType)) throw invalidInput(`The rule ${rule.id} does not run on ${logType}`);
  return rule;
}
