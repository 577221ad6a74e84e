import { beforeAll, describe, expect, test } from "vitest";
import { startRuleEngine } from "../engine/rule-engine.ts";
import { allLayers, type SandboxLayers } from "../sandbox/layers.ts";
import { testCacheFolder } from "../testing/a-rule.ts";
import type { Attempt } from "./attempt.ts";
import { hostRuntimeAttempts } from "./attempts/host-runtime.ts";
import { javascriptAttempts } from "./attempts/javascript.ts";
import { memoryAttempts } from "./attempts/memory.ts";
import { neighbourAttempts } from "./attempts/neighbours.ts";
import { operatingSystemAttempts } from "./attempts/operating-system.ts";
import { outputAttempts } from "./attempts/output.ts";
import { parserAttempts } from "./attempts/parsers.ts";
import { timeAttempts } from "./attempts/time.ts";
import { crossesDomains, getsOut } from "./finding.ts";
import { runParserAttempts, runRuleAttempts } from "./run-attempts.ts";

/** Every attempt with every set of layers, as rule and as parser: `PHAROS_ATTACKS=all npx vitest run attacks`. */
const isWhole = process.env.PHAROS_ATTACKS === "all";
const timeout = isWhole ? 3_600_000 : 600_000;

/** Attempts of one aim; so many share an engine, as long as none of them achieves anything. */
interface Aim {
  readonly aim: string;
  readonly attempts: readonly Attempt[];
  readonly perEngine: number;
}

/** Ways out of the machine's walls. */
const escapes: readonly Aim[] = [
  { aim: "reach JavaScript or the real Python", attempts: javascriptAttempts, perEngine: 40 },
  { aim: "use the host's runtime", attempts: hostRuntimeAttempts, perEngine: 40 },
  { aim: "use the operating system", attempts: operatingSystemAttempts, perEngine: 40 },
];
/** Ways to harm others within. */
const harms: readonly Aim[] = [
  { aim: "change neighbours", attempts: neighbourAttempts, perEngine: 1 },
  { aim: "forge answers", attempts: outputAttempts, perEngine: 10 },
  { aim: "hold others up", attempts: timeAttempts, perEngine: 1 },
  { aim: "take memory", attempts: memoryAttempts, perEngine: 1 },
];

const layerNames = Object.keys(allLayers) as (keyof SandboxLayers)[];
const names = (attempts: readonly Attempt[]) => attempts.map(({ name }) => name);

// Leaves Python's image where each attacked engine has its copy from.
beforeAll(async () => {
  await (await startRuleEngine({ rules: [], globals: [], cacheFolder: testCacheFolder })).close();
});

describe.each(["no layer", ...layerNames] as const)("with %s switched off", (off) => {
  const layers = off === "no layer" ? {} : { [off]: false };
  test.skipIf(isWhole)("no rule gets out by its share of the ways", { timeout }, async () => {
    // A layer's share of the attempts is another's rest, so that all run with some layer off. With no layer off they
    // meet one wall more: a few are enough. All aims share engines, whose starts would take most of the time.
    const [share, shares] = off === "no layer" ? [0, 20] : [layerNames.indexOf(off), layerNames.length];
    const isInShare = (_: Attempt, at: number) => at % shares === share;
    const attempts = escapes.flatMap((one) => one.attempts.filter(isInShare));
    const found = await runRuleAttempts({ attempts, layers, perEngine: 40 });
    expect(found.filter(getsOut)).toEqual([]);
  });

  test.runIf(isWhole).each(escapes)("no rule gets out to $aim", { timeout }, async ({ attempts, perEngine }) => {
    const found = await runRuleAttempts({ attempts, layers, perEngine });
    expect(found.filter(crossesDomains)).toEqual([]);
  });

  test.runIf(isWhole).each(harms)("no rule manages to $aim", { timeout }, async ({ attempts, perEngine }) => {
    const found = await runRuleAttempts({ attempts, layers, perEngine });
    expect(found.filter(crossesDomains)).toEqual([]);
  });

  test.runIf(isWhole)("no parser gets out or harms another", { timeout }, async () => {
    const attempts = [...parserAttempts, ...[...escapes, ...harms].flatMap((one) => one.attempts)];
    expect(await runParserAttempts({ attempts, layers })).toEqual([]);
  });
});

test("no rule changes or reads what rules of another domain answer", { timeout }, async () => {
  const attempts = neighbourAttempts.filter((_, at) => at % 12 === 0);
  // The first that changes something within its own domain is the last of its engine.
  const found = await runRuleAttempts({ attempts, layers: {}, perEngine: 40 });
  expect(found.filter(crossesDomains)).toEqual([]);
});

test("without any layer the plainest attempts get out, and are seen", { timeout }, async () => {
  const plain = [
    "reads a file with Deno",
    "writes a file with Deno",
    "fetches",
    "connects with Deno",
    "signals the program",
  ];
  const attempts = hostRuntimeAttempts.filter(({ name }) => plain.some((end) => name.endsWith(`object ${end}`)));
  const layers = Object.fromEntries(layerNames.map((name) => [name, false]));
  const found = await runRuleAttempts({ attempts, layers, perEngine: 10 });
  expect(new Set(found.filter(getsOut).map(({ attempt }) => attempt))).toEqual(new Set(names(attempts)));
});
