import type { Policy, Rule } from "@pharos/domain";
import { AnswerRefused, type DecodedFailure, decodeResult, pairOf } from "../interpreter/decode-result.ts";
import { callAt, callsIn, callsOf, encodeBatch } from "../interpreter/encode-batch.ts";
import type { Interpreter } from "../interpreter/interpreter.ts";
import { readProcessorMs } from "../interpreter/processor-time.ts";
import { TookTooLong } from "../interpreter/put-within.ts";
import { SandboxLost } from "../interpreter/sandbox-process.ts";
import type { RuleBatch, RuleBatchResult, RuleFailure, RuleMatch } from "../rules/rule-batch.ts";
import { msPerCall, type Spent } from "../rules/rule-budget.ts";
import type { RuleHealth } from "../rules/rule-health.ts";
import type { CacheAnswers } from "./cache-answers.ts";

/** An interpreter with the detections that its numbers mean. */
export interface Place {
  readonly interpreter: Interpreter;
  readonly detections: readonly (Rule | Policy)[];
  /** It holds nothing but this one rule: whatever goes wrong there is the rule's own doing. */
  readonly isAlone: boolean;
}

/** What became of a batch whose time slice may have ended before all of it was evaluated. */
export interface SettledBatch extends RuleBatchResult {
  /** So many events from the front. */
  readonly done: number;
  readonly spentMs: ReadonlyMap<string, number>;
}

export interface SettleOptions {
  readonly shared: Place;
  /** A fresh interpreter that holds this rule alone. */
  readonly openAlone: (rule: number) => Place & { close(): Promise<void> };
  readonly answers: CacheAnswers;
  readonly health: RuleHealth;
  /** A process whose memory has grown beyond it is replaced: WebAssembly never gives memory back. */
  readonly heapBytesKept: number;
  readonly notice: (message: string) => void;
  /** Told of each answer that was refused. */
  readonly onRefused: () => void;
  readonly nowMs: () => number;
}

/** Part of a batch; `at` is the event's place in the whole. */
interface Part extends RuleBatch {
  readonly events: readonly { readonly json: Uint8Array; readonly rules: readonly number[]; readonly at: number }[];
}

/** After so long others have their turn; a call that runs by then goes on to its end. */
const sliceMs = 1_000;
/** Events that a rule is timed with when it is alone. */
const eventsTimedAlone = 3;
/** A rule that is this much quicker alone than with others is not what takes long. */
const quickerAlone = 3;
const heldBackMs = 5 * 60_000;
/** One request, and all that follows from something going wrong. Whoever waits for the batch waits no longer than both. */
const requestMsMax = 60_000;
const troubleMsMax = 30_000;
const restMs = 60_000;
/** So many losses that no rule explains, and the rules are told apart. */
const unexplainedMax = 2;
const heapSizeBytes = 4;
const suspendedMessage =
  "the detection stopped Python or ran out of time several times and stays out until it is changed";
const hungryMessage =
  "the detection used all the memory that Python may have, several times, and stays out until it is changed. Let it keep less of what it sees";
const tiredMessage = "the detection took too long with the events of one batch and stays out until it is changed";
const tamperedMessage = "the detection tampered with Python and stays out until it is changed";
const lateMessage = "detections of the same trust domain kept Python from evaluating it; it rests for a minute";

/**
 * Gives each pair of the batch one outcome: no match, a match or an error, whatever the rules do to their interpreter.
 * What Python says about who is to blame is believed for a single error only. Before a rule is suspended it runs alone in
 * a fresh process: there nobody else can have caused, or pretended, what it is suspended for. It ends with its time slice:
 * events behind it are for the next.
 */
export async function settleBatch(batch: RuleBatch, options: SettleOptions): Promise<SettledBatch> {
  const { shared, health, notice, nowMs } = options;
  const matches: RuleMatch[] = [];
  const errors: RuleFailure[] = [];
  const spentMs = new Map<string, number>();
  let troubleSinceMs: number | undefined;

  const idOf = (place: Place, rule: number): string => place.detections[rule]?.id ?? "";
  const isOverTime = () => troubleSinceMs !== undefined && nowMs() - troubleSinceMs > troubleMsMax;

  function fail(part: Part, event: number, ruleId: string, kind: string, message: string): void {
    errors.push({ event: part.events[event]?.at ?? -1, ruleId, kind, message });
  }

  async function request(place: Place, part: Part, skipped: ReadonlySet<number>, isCareful: boolean) {
    options.answers.rewind();
    let waitedMs = 0;
    const timer = await startTimer(place);
    const answer = await place.interpreter.put(
      {
        kind: "E",
        calls: callsIn(part),
        payload: encodeBatch(part, [...skipped], isCareful, sliceMs),
        async answerCache(call, body) {
          const askedMs = nowMs();
          const answered = await options.answers.answer(askerOf(place, part, call), body);
          waitedMs += nowMs() - askedMs;
          return answered;
        },
      },
      requestMsMax,
    );
    const usedMs = timer() + waitedMs;
    const pairs = new Set([...skipped].map((call) => pairOf(callAt(part, call) ?? { event: -1, rule: -1 })));
    const decoded = decodeResult(answer.subarray(heapSizeBytes), place.detections, part, pairs);
    if (answer.readUInt32LE(0) > options.heapBytesKept) await place.interpreter.discard();
    return { ...decoded, usedMs };
  }

  /** Answers what was used since, as seen from outside: processor time, so that nobody is to blame for a busy machine. */
  async function startTimer(place: Place): Promise<() => number> {
    const { pid } = await place.interpreter.ready();
    const processorMs = () => (pid === undefined ? undefined : readProcessorMs(pid));
    const [startMs, startedMs] = [nowMs(), processorMs()];
    return () => {
      const [wallMs, endedMs] = [nowMs() - startMs, processorMs()];
      return startedMs === undefined || endedMs === undefined ? wallMs : Math.min(wallMs, endedMs - startedMs);
    };
  }

  /** The same number for the same pair, also when it is put again in another part. */
  function askerOf(place: Place, part: Part, call: number): number {
    const { event = 0, rule = 0 } = callAt(part, call) ?? {};
    const own = place.isAlone ? shared.detections.findIndex(({ id }) => id === idOf(place, rule)) : rule;
    return (part.events[event]?.at ?? 0) * shared.detections.length + own;
  }

  async function settle(place: Place, part: Part): Promise<void> {
    for (let rest = part; rest.events.length > 0; ) {
      rest = { events: rest.events.slice(await settleSlice(place, rest)) };
    }
  }

  /** Settles events from the front, until their time is over; answers how many. */
  async function settleSlice(place: Place, part: Part): Promise<number> {
    const all = part.events.length;
    const skipped = new Set<number>();
    if (!place.isAlone) skipHeldBack(place, part, skipped);
    for (let isCareful = false, unexplained = 0; skipped.size < callsIn(part); isCareful = true) {
      if (isOverTime()) {
        giveUp(place, part, skipped);
        return all;
      }
      try {
        const { matches: found, errors: failed, done, spent, usedMs } = await request(place, part, skipped, isCareful);
        for (const match of found) matches.push({ ...match, event: part.events[match.event]?.at ?? -1 });
        await acceptErrors(place, part, failed);
        if (!place.isAlone) await charge(place, { events: part.events.slice(0, done) }, spent, usedMs);
        return done;
      } catch (error) {
        if (!(error instanceof SandboxLost || error instanceof AnswerRefused)) throw error;
        troubleSinceMs ??= nowMs();
        await place.interpreter.discard();
        if (error instanceof AnswerRefused) {
          notice(`An answer of the Python process was refused, which was started again: ${error.message}`);
          options.onRefused();
        }
        const isKnown = error instanceof SandboxLost && (isCareful || error instanceof TookTooLong);
        const culprit = isKnown ? callAt(part, error.call) : undefined;
        if (place.isAlone && !(error instanceof SandboxLost && !(error instanceof TookTooLong))) {
          const message = error instanceof TookTooLong ? tiredMessage : tamperedMessage;
          suspendRest(place, part, skipped, 0, message);
          return all;
        }
        if (error instanceof TookTooLong && culprit !== undefined) {
          await settleAlone(part, culprit.rule, skipped);
          for (const { call } of callsOf(part, culprit.rule, 0)) skipped.add(call);
        } else if (culprit !== undefined && error instanceof SandboxLost) {
          if (!(await blame(place, part, error, skipped))) unexplained += 1;
        } else if (isCareful) unexplained += 1;
        if (unexplained >= unexplainedMax) {
          await tellApart(place, part, skipped);
          return all;
        }
      }
    }
    return all;
  }

  /** Calls that were chosen before their rule was suspended. */
  function skipHeldBack(place: Place, part: Part, skipped: Set<number>): void {
    for (const { ruleId, message } of health.suspended()) {
      const rule = place.detections.findIndex(({ id }) => id === ruleId);
      if (rule >= 0) suspendCalls(place, part, skipped, rule, message);
    }
  }

  /** Takes the time of rules from their budgets: what Python says of each, but no more than was used in all. */
  async function charge(place: Place, part: Part, spent: ReadonlyMap<number, Spent>, usedMs: number): Promise<void> {
    let claimedMs = 0;
    for (const { ms } of spent.values()) claimedMs += ms;
    const share = claimedMs > usedMs ? usedMs / claimedMs : 1;
    for (const [rule, { ms, calls }] of spent) {
      const ruleId = idOf(place, rule);
      spentMs.set(ruleId, (spentMs.get(ruleId) ?? 0) + ms * share);
      const account = health.spend(ruleId, { ms: ms * share, calls }, nowMs());
      if (account) await holdBack(place, part, rule, msPerCall(account));
    }
  }

  /** A rule that used up its budget is timed alone, where no other can have made it slow, and rests for a while. */
  async function holdBack(place: Place, part: Part, rule: number, expectedMs: number): Promise<void> {
    const ruleId = idOf(place, rule);
    const aloneMs = await timeAlone(
      ofRules(part, (number) => number === rule),
      rule,
    );
    if (aloneMs * quickerAlone < expectedMs) {
      health.absolve(ruleId);
      place.interpreter.noteOddity();
      return;
    }
    const perEvent = !Number.isFinite(aloneMs)
      ? "longer than a detection may"
      : aloneMs < 100
        ? `${aloneMs.toFixed(1)} ms`
        : `${(aloneMs / 1_000).toFixed(2)} s`;
    const message =
      `it takes ${perEvent} an event and has used up the time that a detection may take, so it holds up ingest. ` +
      `It is not run for ${heldBackMs / 60_000} minutes, or until it is changed. Make it quicker: let it begin with a ` +
      "cheap comparison of a field that most events do not meet, and move loops and lookups behind it";
    notice(`The detection ${ruleId} is held back: ${message}`);
    health.suspend(ruleId, message, heldBackMs);
  }

  /** Milliseconds of an event, as seen from outside; of the first only where there is no other. */
  async function timeAlone(part: Part, rule: number): Promise<number> {
    const alone = options.openAlone(rule);
    const times: number[] = [];
    try {
      for (const event of part.events.slice(0, eventsTimedAlone)) {
        const { usedMs } = await request(alone, { events: [{ ...event, rules: [0] }] }, new Set(), false);
        times.push(usedMs);
      }
    } catch (error) {
      if (!(error instanceof SandboxLost || error instanceof AnswerRefused)) throw error;
      times.push(Number.POSITIVE_INFINITY);
    } finally {
      await alone.close();
    }
    const warm = times.length > 1 ? times.slice(1) : times;
    return warm.reduce((sum, ms) => sum + ms, 0) / Math.max(1, warm.length);
  }

  /** The call cost the process. False where that turned out not to be true. */
  async function blame(place: Place, part: Part, lost: SandboxLost, skipped: Set<number>): Promise<boolean> {
    const culprit = callAt(part, lost.call);
    if (culprit === undefined || skipped.has(lost.call)) return false;
    const { event, rule } = culprit;
    const ruleId = idOf(place, rule);
    notice(`The detection ${ruleId} stopped the Python process, which was started again: ${lost.message}`);
    skipped.add(lost.call);
    const isTooOften = health.strike(ruleId, "lost process", nowMs());
    if (isTooOften && !place.isAlone) {
      await settleAlone(only(part, event), rule, new Set());
      if (!isSuspended(ruleId)) {
        health.absolve(ruleId);
        return false;
      }
    } else {
      const { kind, message } = explain(lost);
      fail(part, event, ruleId, kind, message);
      if (!isTooOften) return true;
      health.suspend(ruleId, suspendedMessage);
    }
    suspendCalls(place, part, skipped, rule, suspendedMessage);
    return true;
  }

  /**
   * Time-outs and suspensions that Python speaks of: the third, and what was not evaluated for it, are looked into. Who
   * lacked memory is evaluated again where no other can have taken it.
   */
  async function acceptErrors(place: Place, part: Part, failed: readonly DecodedFailure[]): Promise<void> {
    const doubted = new Map<number, DecodedFailure[]>();
    const starved = new Map<number, number[]>();
    for (const failure of failed) {
      const { event, rule, ruleId, kind, message } = failure;
      if (kind === "MemoryError" && !place.isAlone) {
        starved.set(rule, [...(starved.get(rule) ?? []), event]);
        continue;
      }
      const isTooHungry = kind === "MemoryError" && health.strike(ruleId, "memory", nowMs());
      if (isTooHungry) health.suspend(ruleId, hungryMessage);
      const isTooOften = kind === "Timeout" && health.strike(ruleId, "timeout", nowMs());
      if (isTooOften || kind === "Suspended") doubted.set(rule, [...(doubted.get(rule) ?? []), failure]);
      else fail(part, event, ruleId, kind, message);
      if (isOdd(failure)) place.interpreter.noteOddity();
    }
    const isFull = starved.size > 0;
    if (isFull || doubted.size > 0 || failed.some(({ kind }) => kind === "Timeout")) await place.interpreter.discard();
    for (const [rule, events] of starved) {
      troubleSinceMs ??= nowMs();
      await settleAlone(only(part, ...events), rule, new Set());
    }
    for (const [rule, claims] of doubted) {
      troubleSinceMs ??= nowMs();
      await settleClaims(place, part, rule, claims);
    }
  }

  async function settleClaims(
    place: Place,
    part: Part,
    rule: number,
    claims: readonly DecodedFailure[],
  ): Promise<void> {
    const [first, ...rest] = claims;
    if (first === undefined) return;
    const { ruleId } = first;
    if (place.isAlone) {
      health.suspend(ruleId, suspendedMessage);
      for (const { event, kind, message } of claims) fail(part, event, ruleId, kind, message);
      return;
    }
    await settleAlone(only(part, first.event), rule, new Set());
    if (isSuspended(ruleId)) {
      for (const { event } of rest) fail(part, event, ruleId, "Suspended", suspendedMessage);
      return;
    }
    health.absolve(ruleId);
    await settleAlone(only(part, ...rest.map(({ event }) => event)), rule, new Set());
  }

  /** All calls of one rule in a process that holds nothing else. */
  async function settleAlone(part: Part, rule: number, skipped: ReadonlySet<number>): Promise<void> {
    const wanted = new Set(callsOf(part, rule, 0).flatMap(({ call, event }) => (skipped.has(call) ? [] : [event])));
    const events = part.events.flatMap((event, at) => (wanted.has(at) ? [{ ...event, rules: [0] }] : []));
    if (events.length === 0) return;
    const alone = options.openAlone(rule);
    try {
      await settle(alone, { events });
    } finally {
      await alone.close();
    }
  }

  /** Nothing says which rule it is: half of them at a time, each in a fresh process, until one is alone. */
  async function tellApart(place: Place, part: Part, skipped: ReadonlySet<number>): Promise<void> {
    const rest = without(part, skipped);
    const rules = [...new Set(rest.events.flatMap((event) => event.rules))];
    if (place.isAlone) return suspendRest(place, rest, new Set(), 0, suspendedMessage);
    if (rules.length === 1 && rules[0] !== undefined) return settleAlone(rest, rules[0], new Set());
    const half = new Set(rules.slice(0, rules.length / 2));
    for (const isWanted of [(rule: number) => half.has(rule), (rule: number) => !half.has(rule)]) {
      await settle(place, ofRules(rest, isWanted));
      await place.interpreter.discard();
    }
  }

  function suspendRest(place: Place, part: Part, skipped: Set<number>, rule: number, message: string): void {
    health.suspend(idOf(place, rule), message);
    suspendCalls(place, part, skipped, rule, message);
  }

  function suspendCalls(place: Place, part: Part, skipped: Set<number>, rule: number, message: string): void {
    for (const { call, event } of callsOf(part, rule, 0)) {
      if (skipped.has(call)) continue;
      skipped.add(call);
      fail(part, event, idOf(place, rule), "Suspended", message);
    }
  }

  function giveUp(place: Place, part: Part, skipped: ReadonlySet<number>): void {
    const rest = without(part, skipped);
    for (const [event, { rules }] of rest.events.entries()) {
      for (const rule of rules) {
        fail(rest, event, idOf(place, rule), "Timeout", lateMessage);
        health.suspend(idOf(place, rule), lateMessage, restMs);
      }
    }
    notice(
      `Detections took too long and rest for a minute: ${[...new Set(errors.map(({ ruleId }) => ruleId))].join(", ")}`,
    );
  }

  const isSuspended = (ruleId: string) => health.suspended().some((outage) => outage.ruleId === ruleId);

  const done = await settleSlice(shared, { events: batch.events.map((event, at) => ({ ...event, at })) });
  return { matches, errors, done, spentMs };
}

function only(part: Part, ...events: readonly number[]): Part {
  const wanted = new Set(events);
  return { events: part.events.filter((_, at) => wanted.has(at)) };
}

function ofRules(part: Part, isWanted: (rule: number) => boolean): Part {
  const events = part.events.map((event) => ({ ...event, rules: event.rules.filter(isWanted) }));
  return { events: events.filter(({ rules }) => rules.length > 0) };
}

function without(part: Part, skipped: ReadonlySet<number>): Part {
  let call = 0;
  const events = part.events.map((event) => ({ ...event, rules: event.rules.filter(() => !skipped.has(++call)) }));
  return { events: events.filter(({ rules }) => rules.length > 0) };
}

/** A `repr` that raised leaves the bare class; the others are tries to change what rules share, or to reach out. */
function isOdd({ kind, message }: DecodedFailure): boolean {
  return message === kind || /can't be changed|reaches out of the sandbox/.test(message);
}

function explain(lost: SandboxLost): Pick<RuleFailure, "kind" | "message"> {
  return lost.cause === "timeout"
    ? { kind: "Timeout", message: "the detection ran longer than it may and did not stop when told" }
    : { kind: "ProcessLost", message: "the detection ended the process that ran it" };
}
