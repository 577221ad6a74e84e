import { createHash } from "node:crypto";
import { librariesOf } from "../libraries/libraries-of.ts";
import type { RuleSet } from "../rules/engine-options.ts";
import type { RuleOutage } from "../rules/rule-outage.ts";
import { AnswerRefused } from "./decode-result.ts";
import { putWithin } from "./put-within.ts";
import { pythonDetections } from "./python-detections.ts";
import type { PythonSession } from "./python-session.ts";
import { SandboxLost, type SandboxRequest } from "./sandbox-process.ts";

export interface LoadOptions extends Pick<SandboxRequest, "answerCache"> {
  /** Content that hung or ended the process before: it is left out at once until it changes. */
  readonly hanging: HangingContent;
  readonly nowMs: () => number;
}

type Failure = Pick<RuleOutage, "kind" | "message" | "line">;

/** Remembers what must not be loaded again, by its text and all helpers that it may import. */
export interface HangingContent {
  find(key: string): Failure | undefined;
  add(key: string, failure: Failure): void;
}

/** One attempt at loading all, and Python's share of it, after which it skips the rest and answers. */
const attemptMsMax = 60_000;
const attemptSeconds = 20;
/** All attempts together; what has not been loaded by then stays out. */
const loadMsMax = 3 * 60_000;
const rememberedMs = 60 * 60_000;
const heapSizeBytes = 4;

export function createHangingContent(nowMs: () => number): HangingContent {
  const known = new Map<string, { readonly failure: Failure; readonly atMs: number }>();
  return {
    find(key) {
      const found = known.get(key);
      if (found === undefined || nowMs() - found.atMs < rememberedMs) return found?.failure;
      known.delete(key);
      return undefined;
    },
    add: (key, failure) => known.set(key, { failure, atMs: nowMs() }),
  };
}

/**
 * Loads the rules into the session's process, which is replaced where it is lost. What hangs or ends it while loading is
 * found by loading it alone, which nothing else can forge, and left out. Ends within a bound, whatever the content does.
 */
export async function loadRules(
  session: PythonSession,
  ruleSet: RuleSet,
  { hanging, nowMs, ...waiting }: LoadOptions,
): Promise<readonly RuleOutage[]> {
  const content = contentOf(ruleSet);
  const { items } = content;
  const out = new Map<number, Failure>();
  const keyOf = keysOf(ruleSet, items);
  for (const at of items.keys()) {
    const failure = hanging.find(keyOf(at));
    if (failure !== undefined) out.set(at, failure);
  }
  const untilMs = nowMs() + loadMsMax;

  function leaveOut(at: number, failure: Failure): void {
    out.set(at, failure);
    hanging.add(keyOf(at), failure);
  }

  /** The failures of the items that are not left out. */
  async function attempt(
    isSkipped: (at: number) => boolean,
    careful: boolean,
    seconds = attemptSeconds,
  ): Promise<(Failure | null)[]> {
    const skipped = items.flatMap((_, at) => (isSkipped(at) ? [at + 1] : []));
    const payload = Buffer.from(JSON.stringify({ ...content.request, skipped, careful, seconds }));
    const request = { ...waiting, kind: "L" as const, payload, files: content.files, calls: items.length };
    const answer = await putWithin(session, request, attemptMsMax);
    return readFailures(answer.subarray(heapSizeBytes), items.length);
  }

  /** Why the item can't be loaded even alone in a fresh process; undefined where it can. */
  async function failureAlone(at: number): Promise<Failure | undefined> {
    try {
      await session.discard();
      const failure = (await attempt((other) => other !== at, false))[at];
      return failure?.kind === "Timeout" ? failure : undefined;
    } catch (error) {
      return failureOf(error);
    }
  }

  /** One of the items that can't be loaded, by halves. */
  async function findCulprit(among: readonly number[]): Promise<number | undefined> {
    if (among.length <= 1 || nowMs() > untilMs) return among[0];
    const half = new Set(among.slice(0, among.length / 2));
    try {
      await session.discard();
      await attempt((at) => !half.has(at), false);
      return findCulprit(among.filter((at) => !half.has(at)));
    } catch (error) {
      failureOf(error);
      return findCulprit([...half]);
    }
  }

  async function leaveOutCulprit(suspect: number | undefined, failure: Failure): Promise<void> {
    const alone = suspect === undefined ? undefined : await failureAlone(suspect);
    if (suspect !== undefined && alone !== undefined) return leaveOut(suspect, alone);
    const culprit = await findCulprit([...items.keys()].filter((at) => !out.has(at)));
    if (culprit !== undefined) leaveOut(culprit, failure);
  }

  let seconds = attemptSeconds;
  for (let isCareful = false; ; ) {
    try {
      const failures = await attempt((at) => out.has(at), isCareful, seconds);
      if (!failures.some((failure) => failure?.kind === skippedKind)) return outagesOf(items, failures, out);
      // What took all the time is known now, and what it was taken from is loaded without it.
      const hung = [...failures.entries()].filter(([, failure]) => failure?.kind === "Timeout");
      for (const [at, failure] of hung) if (failure) leaveOut(at, failure);
      // Or the machine is slow.
      if (hung.length === 0) seconds *= 2;
    } catch (error) {
      const failure = failureOf(error);
      const suspect = error instanceof SandboxLost ? error.call - 1 : -1;
      const isKnown = suspect >= 0 && suspect < items.length && !out.has(suspect);
      if (isKnown || isCareful) await leaveOutCulprit(isKnown ? suspect : undefined, failure);
      isCareful = true;
    }
    await session.discard();
    if (nowMs() > untilMs) {
      const late = { kind: "LoadFailed", message: "the content of its trust domain takes too long to load", line: 1 };
      return outagesOf(
        items,
        items.map((_, at) => (out.has(at) ? null : late)),
        out,
      );
    }
  }
}

/** What Python says of an item for which no time was left. */
const skippedKind = "Skipped";

function contentOf(ruleSet: RuleSet) {
  const detections = pythonDetections(ruleSet);
  const models = (ruleSet.dataModels ?? []).filter(({ enabled }) => enabled);
  const checkedGlobals = ruleSet.checksGlobals === true ? ruleSet.globals : [];
  const items: readonly { readonly id: string; readonly body: string | null }[] = [
    ...detections,
    ...models,
    ...checkedGlobals,
  ];
  const { sources, files } = librariesOf(ruleSet);
  const request = {
    rules: detections.map(({ tests: _, ...detection }) => detection),
    dataModels: models,
    libraries: sources,
    globals: ruleSet.globals.map(({ id, body }) => ({ id, body })),
    checkedGlobals: checkedGlobals.map(({ id }) => id),
  };
  return { items, request, files };
}

function keysOf(
  { globals }: RuleSet,
  items: readonly { readonly id: string; readonly body: string | null }[],
): (at: number) => string {
  const helpers = createHash("sha256");
  for (const { id, body } of globals) helpers.update(`${id}\0${body}\0`);
  const digest = helpers.digest("hex");
  return (at) => createHash("sha256").update(`${digest}\0${items[at]?.id}\0${items[at]?.body}`).digest("hex");
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof SandboxLost || error instanceof AnswerRefused)) throw error;
  return { kind: "LoadFailed", message: `loading it stopped Python: ${error.message}`, line: 1 };
}

function outagesOf(
  items: readonly { readonly id: string }[],
  failures: readonly (Failure | null)[],
  out: ReadonlyMap<number, Failure>,
): RuleOutage[] {
  return items.flatMap(({ id }, at) => {
    const failure = out.get(at) ?? failures[at];
    return failure ? [{ ruleId: id, ...failure }] : [];
  });
}

const messageLengthMax = 8_000;

/** @throws AnswerRefused */
function readFailures(json: Buffer, count: number): (Failure | null)[] {
  let failures: unknown;
  try {
    failures = JSON.parse(json.toString());
  } catch {
    throw new AnswerRefused("the answer to loading is not JSON");
  }
  if (!Array.isArray(failures) || failures.length !== count)
    throw new AnswerRefused("the answer to loading is not whole");
  return failures.map((failure: unknown) => {
    if (failure === null) return null;
    const { kind, message, line } = failure as Partial<Record<keyof Failure, unknown>>;
    if (typeof kind !== "string" || typeof message !== "string" || typeof line !== "number") {
      throw new AnswerRefused("a failure to load is malformed");
    }
    return { kind: kind.slice(0, messageLengthMax), message: message.slice(0, messageLengthMax), line };
  });
}
