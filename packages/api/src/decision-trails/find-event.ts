import { invalidInput, isObject, type Rule } from "@pharos/domain";
import type { LakeRow } from "@pharos/lake";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { readSchemaInThread } from "../schemas/read-schema-in-thread.ts";
import { taskOf } from "../threads/content-threads.ts";

export interface StoredEvent {
  readonly logType: string;
  readonly rowId: string;
  readonly eventTime?: Date | null | undefined;
}

/** The event that a trail is about, as rules see it but for lookup tables. */
export interface EventToExplain {
  readonly logType: string;
  readonly event: LakeRow | undefined;
  readonly classificationProblem: string;
  readonly row: { readonly id: string; readonly isFound: boolean } | undefined;
}

const eventCharactersMax = 1_000_000;
const logTypesTried = 20;

/** A row, as far as the actor may see it. @throws lakeTableUnknown */
export async function findStoredEvent(
  { lake, actor }: RequestContext,
  { logType, rowId, eventTime }: StoredEvent,
): Promise<EventToExplain> {
  const time = eventTime
    ? { fromMs: eventTime.getTime(), toMs: eventTime.getTime() + 1 }
    : { fromMs: 0, toMs: Number.MAX_SAFE_INTEGER };
  const { rows } = await lake.search({
    ...time,
    tables: [logType],
    logTypeAccess: actor.logTypeAccess,
    conditions: [{ column: "p_row_id", isAnyOf: [rowId] }],
    limit: 1,
  });
  const { p_table, ...event } = rows[0] ?? {};
  const isFound = rows.length > 0;
  return { logType, event: isFound ? event : undefined, classificationProblem: "", row: { id: rowId, isFound } };
}

/** A row, as far as the actor may see it; null where there is none. @throws lakeTableUnknown */
export async function readStoredEvent(context: RequestContext, stored: StoredEvent): Promise<LakeRow | null> {
  authorize(context.actor, "DataAnalyticsRead");
  return (await findStoredEvent(context, stored)).event ?? null;
}

/**
 * What a log becomes by the schemas of the rule's log types, the first that takes it; an event that says its log type is
 * taken as it is. @throws input.invalid
 */
export async function readPastedEvent(context: RequestContext, rule: Rule, text: string): Promise<EventToExplain> {
  if (text.length > eventCharactersMax) throw invalidInput("The event is longer than 1,000,000 characters");
  const given = parse(text);
  if (given && typeof given.p_log_type === "string") {
    return { logType: given.p_log_type, event: given, classificationProblem: "", row: undefined };
  }
  let problem = "the rule has no log types";
  for (const logType of rule.logTypes.slice(0, logTypesTried)) {
    const outcome = await tryLogType(context, logType, given ? JSON.stringify(given) : text);
    if (typeof outcome === "string") problem = outcome;
    else return { logType, event: outcome, classificationProblem: "", row: undefined };
  }
  return { logType: "", event: undefined, classificationProblem: problem, row: undefined };
}

/** The object that the text is, or undefined for a line of a log that is no JSON. */
function parse(text: string): Record<string, unknown> | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalidInput(`The event is not JSON: ${error instanceof Error ? error.message : ""}`);
  }
  if (!isObject(value)) throw invalidInput("The event must be one JSON object");
  return value;
}

/** The event, or why there is none. */
async function tryLogType(context: RequestContext, logType: string, text: string): Promise<LakeRow | string> {
  const stored = await context.store.schemas.get(logType);
  if (stored === undefined) return `the schema ${logType} does not exist.`;
  const { schema } = await readSchemaInThread(context, { name: logType, spec: stored.spec });
  const { scripts } = context;
  const answer = (_question: string, input: unknown) => {
    const { script, texts } = input as { readonly script: string; readonly texts: readonly string[] };
    return scripts.run(script, texts);
  };
  const samples = { text };
  const run = { ...taskOf(context.actor, "The event"), answer };
  const { events, failures } = await context.threads.run("trySchema", { schema, samples, at: context.clock() }, run);
  const [event] = events;
  if (event !== undefined) return JSON.parse(event) as LakeRow;
  return failures[0]?.reason ?? `${logType} does not accept this log.`;
}
