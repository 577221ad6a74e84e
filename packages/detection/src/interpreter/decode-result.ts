import type { Policy, Rule } from "@pharos/domain";
import { completeMatch, type GeneratedMatch } from "../rules/complete-match.ts";
import type { RuleBatch, RuleFailure, RuleMatch } from "../rules/rule-batch.ts";
import type { Spent } from "../rules/rule-budget.ts";

/** Python's answer is not one to what it was asked: the interpreter has been tampered with. */
export class AnswerRefused extends Error {
  override readonly name = "AnswerRefused";
}

/** A rule that failed on an event, with its number in the interpreter. */
export interface DecodedFailure extends RuleFailure {
  readonly rule: number;
}

export interface DecodedResult {
  readonly matches: RuleMatch[];
  readonly errors: DecodedFailure[];
  /** So many events from the front were evaluated. */
  readonly done: number;
  /** What Python says that calls of rules took, by their numbers: nothing, where all were quick. */
  readonly spent: ReadonlyMap<number, Spent>;
}

/** More than the runner gives for any text, even in UTF-16 (`STRING_MAX` and `describe` of outcome.py). */
const textLengthMax = 2_000;
const messageLengthMax = 8_000;
const kindLengthMax = 200;
/** `CONTEXT_MAX` of outcome.py, and what goes with an error in its place. */
const contextLengthMax = 256 * 1024;
const destinationsMax = 10;
export const answerBytesMax = 128 * 1024 * 1024;

/**
 * Python's answer, with the detection's static values where its functions gave none. Nothing in it is believed: it must
 * be about pairs of event and rule that were asked for, each at most once, and within its bounds.
 * @throws AnswerRefused
 */
export function decodeResult(
  json: Uint8Array,
  detections: readonly (Rule | Policy)[],
  batch: RuleBatch,
  skipped: ReadonlySet<string> = new Set(),
): DecodedResult {
  if (json.length > answerBytesMax) throw new AnswerRefused(`the answer has ${json.length} bytes`);
  const answer = asObject(parse(json), "the answer");
  const answered = new Set<string>();
  const done = doneOf(answer.done, batch.events.length);

  function detectionAt(event: unknown, rule: unknown): { event: number; rule: number; detection: Rule | Policy } {
    const pair = `${String(event)} ${String(rule)}`;
    const detection = typeof rule === "number" ? detections[rule] : undefined;
    const isAsked =
      isCount(event) &&
      event < done &&
      typeof rule === "number" &&
      (batch.events[event]?.rules.includes(rule) ?? false);
    if (!isAsked || detection === undefined || skipped.has(pair))
      throw new AnswerRefused(`an unexpected answer to ${pair}`);
    if (answered.has(pair)) throw new AnswerRefused(`two answers to ${pair}`);
    answered.add(pair);
    return { event, rule, detection };
  }

  const isLarge = json.length > contextLengthMax;
  return {
    matches: asList(answer.matches, "matches").map((item) => {
      const match = asObject(item, "a match");
      const { event, detection } = detectionAt(match.event, match.rule);
      return completeMatch(groupedAsPolicy(generatedOf(match, event, isLarge), detection), detection);
    }),
    errors: asList(answer.errors, "errors").map((item) => {
      const failure = asObject(item, "an error");
      const { event, rule, detection } = detectionAt(failure.event, failure.rule);
      const kind = asText(failure.kind, "kind", messageLengthMax).slice(0, kindLengthMax);
      return { event, rule, ruleId: detection.id, kind, message: asText(failure.message, "message", messageLengthMax) };
    }),
    done,
    spent: new Map(asList(answer.spent, "spent").map((item) => spentOf(item, detections.length))),
  };
}

/** At least one, so that the rest of a batch becomes less each time. */
function doneOf(done: unknown, events: number): number {
  if (isCount(done) && done <= events && (done > 0 || events === 0)) return done;
  throw new AnswerRefused(`${String(done)} events are done of ${events}`);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function spentOf(item: unknown, rules: number): [number, Spent] {
  const [rule, ms, calls] = asList(item, "the time of a rule");
  const isTime = typeof ms === "number" && ms >= 0 && Number.isFinite(ms);
  if (!isCount(rule) || rule >= rules || !isTime || !isCount(calls)) throw new AnswerRefused("a rule took no time");
  return [rule, { ms, calls }];
}

/** Which pair of a batch `skipped` of `decodeResult` means. */
export function pairOf({ event, rule }: { readonly event: number; readonly rule: number }): string {
  return `${event} ${rule}`;
}

type JsonObject = Readonly<Record<string, unknown>>;

function parse(json: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.length).toString());
  } catch (error) {
    throw new AnswerRefused(`the answer is not JSON: ${String(error)}`);
  }
}

function generatedOf(match: JsonObject, event: number, isLarge: boolean): GeneratedMatch {
  const context = asObject(match.context, "context");
  if (isLarge && JSON.stringify(context).length > contextLengthMax) throw new AnswerRefused("a context is too long");
  const text = (name: string) =>
    match[name] === undefined ? {} : { [name]: asText(match[name], name, textLengthMax) };
  return {
    event,
    context,
    ...text("title"),
    ...text("dedup"),
    ...text("severity"),
    ...text("description"),
    ...text("reference"),
    ...text("runbook"),
    ...text("unique"),
    ...(match.destinations === undefined ? {} : { destinations: destinationsOf(match.destinations) }),
  };
}

function destinationsOf(value: unknown): string[] {
  const destinations = asList(value, "destinations");
  if (destinations.length > destinationsMax) throw new AnswerRefused("a match has too many destinations");
  return destinations.map((destination) => asText(destination, "destination", answerBytesMax));
}

function asObject(value: unknown, what: string): JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new AnswerRefused(`${what} is not an object`);
  return value as JsonObject;
}

function asList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new AnswerRefused(`${what} is not a list`);
  return value;
}

function asText(value: unknown, what: string, lengthMax: number): string {
  if (typeof value !== "string") throw new AnswerRefused(`${what} is not a string`);
  if (value.length > lengthMax) throw new AnswerRefused(`${what} has ${value.length} characters`);
  return value;
}

/** Titles of policies name the resource: without a `dedup` of its own all failures of a policy are one group. */
function groupedAsPolicy(match: GeneratedMatch, { kind, id }: Rule | Policy): GeneratedMatch {
  return kind === "POLICY" && !match.dedup ? { ...match, dedup: `defaultDedupString:${id}` } : match;
}
