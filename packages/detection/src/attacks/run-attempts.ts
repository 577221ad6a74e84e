import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Rule } from "@pharos/domain";
import { type RuleEngine, startRuleEngine } from "../engine/rule-engine.ts";
import type { RuleBatchResult } from "../rules/rule-batch.ts";
import type { SandboxLayers } from "../sandbox/layers.ts";
import { type ScriptRunner, startScriptRunner } from "../scripts/script-runner.ts";
import { anEvent, aRule } from "../testing/a-rule.ts";
import { writeAttackParser, writeAttackRule } from "./attack-program.ts";
import type { Attempt } from "./attempt.ts";
import type { Finding } from "./finding.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { markOfProcesses, type Probes, startProbes } from "./start-probes.ts";
import { sharedHelpers, type VictimOwner, victimEvent, victimOwners, victimsOf } from "./victims.ts";

export interface AttemptRun {
  readonly attempts: readonly Attempt[];
  readonly layers: Partial<SandboxLayers>;
  /** How many attempts share an engine, as long as none achieves anything. */
  readonly perEngine: number;
  readonly onFinding?: (finding: Finding) => void;
}

const callTimeoutMs = 1_000;
/** Nobody on this machine, and not the account that owns files of nobody. */
const attackersAccount = 64_321;
const pythonBytesMax = 256 * 2 ** 20;
/** Of one process of the host: Python's own, and what its runtime takes beside. */
const processBytesMax = pythonBytesMax + 768 * 2 ** 20;
/** Of one batch with an attempt and its victims, on a busy machine, with a process that is started again. */
const batchMsMax = 20_000;
/** Longer than that the batch is given up. */
const batchMsEnd = 40_000;

/** Makes the attempts as parsers, each with an honest parser after it, and returns what they achieved. */
export async function runParserAttempts({
  attempts,
  layers,
  onFinding,
}: Omit<AttemptRun, "perEngine">): Promise<Finding[]> {
  const probes = await startProbes(processBytesMax);
  const findings: Finding[] = [];
  const notices: string[] = [];
  const start = () => startScriptRunner({ ...sandboxOptions(layers, probes), notice: (text) => notices.push(text) });
  let runner = start();
  try {
    const expected = await askParser(runner, honestParser, ["a|b", "c|d"]);
    probes.trustCache();
    for (const [index, attempt] of attempts.entries()) {
      const script = writeAttackParser(attempt, { ...probes.globals, NAME: `${markOfProcesses}${index}` });
      if (script === undefined) continue;
      const during = await askParser(runner, script, ["attacker", "attacker again"]);
      const after = await askParser(runner, honestParser, ["a|b", "c|d"]);
      const found = await probes.look(attempt.name, [during.answers, notices.splice(0)]);
      const find = (kind: Finding["kind"], details: string) => found.push({ attempt: attempt.name, kind, details });
      if (during.answers === undefined || after.answers === undefined)
        find("engine lost", during.problem + after.problem);
      else if (during.answers.length !== 2) find("answer forged", `${during.answers.length} answers for two lines`);
      else if (during.answers.some((one) => "json" in one && !isObjectAlone(one.json)))
        find("answer forged", JSON.stringify(during.answers));
      if (during.ms + after.ms > batchMsMax) find("others late", `${Math.round(during.ms + after.ms)} ms`);
      if (layers.interpreter !== false && !isDeepStrictEqual(expected.answers, after.answers)) {
        find("same domain changed", JSON.stringify(after.answers ?? null).slice(0, 300));
      }
      if (found.length > 0) {
        await endWithin(runner.close());
        runner = start();
      }
      findings.push(...found);
      for (const finding of found) onFinding?.(finding);
    }
    return findings;
  } finally {
    await endWithin(runner.close());
    probes.close();
  }
}

/** It has two fields of its own, and uses what parsers are given. */
const honestParser = `
def parse(log):
    head, _, tail = log.partition("|")
    return {"head": head, "tail": json.decode(json.encode({"t": [tail]})), "coded": base64.decode(base64.encode(log))}`;

async function askParser(runner: ScriptRunner, script: string, lines: readonly string[]) {
  const startedAt = performance.now();
  const givenUp = new AbortController();
  const answers = await Promise.race([
    runner.run(script, lines).catch((error: unknown) => String(error)),
    wait(batchMsEnd, "no answer", { signal: givenUp.signal }),
  ]);
  givenUp.abort();
  const ms = performance.now() - startedAt;
  return typeof answers === "string" ? { answers: undefined, problem: answers, ms } : { answers, problem: "", ms };
}

function isObjectAlone(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Makes the attempts as rules, each in one batch with its victims, and returns what they achieved. */
export async function runRuleAttempts({ attempts, layers, perEngine, onFinding }: AttemptRun): Promise<Finding[]> {
  const probes = await startProbes(processBytesMax);
  try {
    const expected = await answersOfVictimsAlone(probes);
    const rules = attempts.flatMap((attempt, index) => {
      const body = writeAttackRule(attempt, { ...probes.globals, NAME: `${markOfProcesses}${index}` });
      return body === undefined ? [] : [{ attempt, rule: aRule({ id: `Attack: ${attempt.name}`, body }) }];
    });
    const findings: Finding[] = [];
    const isToldOf = ({ kind }: Finding) => kind !== "same domain changed" || layers.interpreter !== false;
    for (let at = 0; at < rules.length; ) {
      const { tried, found } = await runTogether(rules.slice(at, at + perEngine), { layers, probes, expected });
      at += tried;
      findings.push(...found.filter(isToldOf));
      for (const finding of found.filter(isToldOf)) onFinding?.(finding);
    }
    return findings;
  } finally {
    probes.close();
  }
}

interface AttackRule {
  readonly attempt: Attempt;
  readonly rule: Rule;
}
interface Surroundings {
  readonly layers: Partial<SandboxLayers>;
  readonly probes: Probes;
  /** What the victims answer when nobody attacks them. */
  readonly expected: RuleBatchResult;
}
interface Tried {
  readonly tried: number;
  readonly found: Finding[];
}

/** As many attempts as one engine bears: the first that achieves something is its last. */
async function runTogether(attacks: readonly AttackRule[], surroundings: Surroundings): Promise<Tried> {
  const { probes, expected } = surroundings;
  const [first] = attacks;
  if (first === undefined) return { tried: 0, found: [] };
  const started = await startEngine(attacks, surroundings);
  if (started === undefined) {
    if (attacks.length > 1) return tryEach(attacks, surroundings);
    return {
      tried: 1,
      found: [{ attempt: first.attempt.name, kind: "engine lost", details: "the engine does not start" }],
    };
  }
  const { engine, told, startMs } = started;
  const found: Finding[] = [];
  let tried = 0;
  try {
    const loading = startMs > batchMsMax ? [late(first.attempt, startMs)] : [];
    loading.push(...compare(first.attempt, expected, await ask(engine, []), "after loading"));
    loading.push(...(await probes.look(first.attempt.name, told())));
    if (loading.length > 0 && attacks.length > 1) {
      // One of them did it while all were loaded: each alone tells which.
      await endWithin(engine.close());
      return tryEach(attacks, surroundings);
    }
    found.push(...loading);
    for (const [at, attack] of attacks.entries()) {
      if (found.length > 0) break;
      tried += 1;
      const { found: achieved, answers } = await attackOnce(engine, attack, victims.length + at, surroundings);
      found.push(...achieved, ...(await probes.look(attack.attempt.name, [answers, told()])));
    }
  } finally {
    if (!(await endWithin(engine.close()))) {
      found.push({ attempt: first.attempt.name, kind: "engine lost", details: "the engine does not close" });
    }
  }
  await wait(20);
  const last = attacks[tried - 1]?.attempt.name ?? first.attempt.name;
  found.push(...(await probes.look(last, told())));
  found.push(
    ...probes.leftBehind().map((command) => ({ attempt: last, kind: "process left" as const, details: command })),
  );
  return { tried: Math.max(tried, 1), found };
}

async function tryEach(attacks: readonly AttackRule[], surroundings: Surroundings): Promise<Tried> {
  const found: Finding[] = [];
  for (const attack of attacks) found.push(...(await runTogether([attack], surroundings)).found);
  return { tried: attacks.length, found };
}

/** One batch of the attack and its victims, and one of the victims alone. */
async function attackOnce(
  engine: RuleEngine,
  { attempt, rule }: AttackRule,
  index: number,
  { expected }: Surroundings,
): Promise<{ found: Finding[]; answers: unknown }> {
  const during = await ask(engine, [index], rule.id);
  const after = await ask(engine, []);
  const own = JSON.stringify(during.answer === undefined ? [] : answersOf(during.answer, [rule.id]));
  const found = [
    ...compare(attempt, expected, during, "in the same batch"),
    ...compare(attempt, expected, after, "in the next batch"),
    ...(own.includes(markOf("others"))
      ? [{ attempt: attempt.name, kind: "events of another domain told" as const, details: own.slice(0, 3_000) }]
      : []),
    ...engine
      .outages()
      .filter(({ ruleId }) => victims.some(({ id }) => id === ruleId))
      .map(({ ruleId, kind }) => ({
        attempt: attempt.name,
        kind: ruleId.endsWith(" others") ? ("another domain changed" as const) : ("same domain changed" as const),
        details: `${ruleId}: ${kind}`,
      })),
  ];
  return { found, answers: [during.answer, after.answer] };
}

function sandboxOptions(layers: Partial<SandboxLayers>, { cacheFolder }: Probes) {
  // Only root can give the processes an account of their own.
  const account = process.getuid?.() === 0 ? { account: { uid: attackersAccount, gid: attackersAccount } } : {};
  return { cacheFolder, layers, callTimeoutMs, memoryBytesMax: pythonBytesMax, ...account };
}

async function startEngine(
  attacks: readonly AttackRule[],
  { layers, probes }: Pick<Surroundings, "layers" | "probes">,
) {
  const notices: string[] = [];
  const rules = [...victims, ...attacks.map(({ rule }) => rule)];
  const options = {
    rules,
    trustDomains: {
      detections: new Map(rules.map(({ id }) => [id, id.endsWith(" of others") ? "others" : "neighbours"])),
      globals: new Map(sharedHelpers.map(({ id }) => [id, "managed"])),
      dataModels: new Map(),
      trusted: new Map(victimOwners.map((owner) => [owner, ["managed"]])),
    },
    globals: sharedHelpers,
    ...sandboxOptions(layers, probes),
    notice: (message: string) => notices.push(message),
  };
  const startedAt = performance.now();
  const starting = startRuleEngine(options);
  if (!(await endWithin(starting))) {
    void starting.then((late) => late.close()).catch(() => undefined);
    return undefined;
  }
  const engine = await starting;
  probes.trustCache();
  const told = () => [engine.outages(), notices.splice(0)];
  return { engine, told, startMs: performance.now() - startedAt };
}

let asVictimsAnswer: Promise<RuleBatchResult> | undefined;

/** With all layers on, once for all runs: a layer that is off changes no answer of an honest rule. */
function answersOfVictimsAlone(probes: Probes): Promise<RuleBatchResult> {
  asVictimsAnswer ??= askVictimsAlone(probes);
  return asVictimsAnswer;
}

async function askVictimsAlone(probes: Probes): Promise<RuleBatchResult> {
  const started = await startEngine([], { layers: {}, probes });
  if (started === undefined) throw new Error("The engine does not start when nobody attacks it.");
  const { engine } = started;
  const { answer } = await ask(engine, []);
  await engine.close();
  if (answer === undefined || answer.matches.some(({ context }) => "_error" in context)) {
    throw new Error(`The victims do not answer as they should when nobody attacks them: ${JSON.stringify(answer)}.`);
  }
  return answer;
}

/** False when it has not happened after as long as a batch may take. */
async function endWithin(end: Promise<unknown>): Promise<boolean> {
  return Promise.race([end.then(() => true), wait(batchMsEnd, false, { ref: false })]);
}

interface Asked {
  /** Undefined where none came in time. */
  readonly answer: RuleBatchResult | undefined;
  readonly problems: readonly string[];
  readonly ms: number;
}

/** The attacks' event comes first, then each owner's victims with theirs. */
async function ask(engine: RuleEngine, attacks: readonly number[], attackId = ""): Promise<Asked> {
  const perOwner = victims.length / victimOwners.length;
  const events = [
    anEvent({ who: "attacker", d: { n: 1 } }, ...attacks),
    ...victimOwners.map((owner, at) =>
      anEvent(victimEvent(owner), ...Array.from({ length: perOwner }, (_, n) => at * perOwner + n)),
    ),
  ];
  const asked = [
    ...attacks.map(() => ({ event: 0, ruleId: attackId })),
    ...victimOwners.flatMap((owner, at) => victimsOf(owner).map(({ id }) => ({ event: at + 1, ruleId: id }))),
  ];
  const startedAt = performance.now();
  const controller = new AbortController();
  const answer = await Promise.race([
    engine.evaluate({ events }).catch((error: unknown) => String(error)),
    wait(batchMsEnd, undefined, { signal: controller.signal, ref: false }),
  ]);
  controller.abort();
  const ms = performance.now() - startedAt;
  if (typeof answer === "string" || answer === undefined) return { answer: undefined, problems: [answer ?? ""], ms };
  return { answer, problems: judgeAnswer(answer, asked), ms };
}

function compare(
  attempt: Attempt,
  expected: RuleBatchResult,
  { answer, problems, ms }: Asked,
  when: string,
): Finding[] {
  if (answer === undefined)
    return [{ attempt: attempt.name, kind: "engine lost", details: `${when}: ${problems.join()}` }];
  return [
    ...(ms > batchMsMax ? [late(attempt, ms)] : []),
    ...problems.map((details) => ({
      attempt: attempt.name,
      kind: "answer forged" as const,
      details: `${when}: ${details}`,
    })),
    ...victimOwners.flatMap((owner) => {
      const ids = victimsOf(owner).map(({ id }) => id);
      const [was, is] = [answersOf(expected, ids), answersOf(answer, ids)];
      if (isDeepStrictEqual(was, is)) return [];
      const kind = owner === "others" ? ("another domain changed" as const) : ("same domain changed" as const);
      return [{ attempt: attempt.name, kind, details: `${when}: ${describeChange(was, is)}` }];
    }),
  ];
}

const victims = victimOwners.flatMap(victimsOf);
const markOf = (owner: VictimOwner) => (victimEvent(owner) as { who: string }).who;

function late(attempt: Attempt, ms: number): Finding {
  return { attempt: attempt.name, kind: "others late", details: `${Math.round(ms)} ms` };
}

function answersOf({ matches, errors }: RuleBatchResult, ids: readonly string[]) {
  const byRule = (one: { ruleId: string }, other: { ruleId: string }) => one.ruleId.localeCompare(other.ruleId);
  return [matches, errors].map((list) => list.filter(({ ruleId }) => ids.includes(ruleId)).sort(byRule));
}

function describeChange(was: unknown, is: unknown, at = ""): string {
  if (isDeepStrictEqual(was, is)) return "";
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
  if (!isObject(was) || !isObject(is) || (Array.isArray(was) && was.length !== (is as unknown as unknown[]).length)) {
    return `${at}: ${JSON.stringify(was)?.slice(0, 150)} → ${JSON.stringify(is)?.slice(0, 300)}`;
  }
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((key) => describeChange(was[key], is[key], `${at}.${key}`))
    .filter((text) => text !== "")
    .join("; ");
}
