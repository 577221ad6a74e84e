import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "@pharos/detection";
import { loadContent } from "@pharos/detection-content";
import { cloudTrailLines, watchedName } from "../cloudtrail-events.ts";
import { realisticRules } from "../realistic-rules.ts";
import { type BenchRow, median, perSecond } from "../table.ts";

const ruleCount = 1_000;
const testCount = 3_500;
const secondsMax = 60;
const runs = 3;

/** A repository of Python rules with their unit tests, from its files to the last result, as `pharos test` does it. */
export async function unitTestRows(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-bench-tests-"));
  try {
    await writeRepository(folder);
    const seconds: number[] = [];
    for (let run = 0; run < runs; run += 1) seconds.push(await secondsToTest(folder));
    const figure = median(seconds);
    return [
      {
        what: `\`pharos test\`, ${ruleCount.toLocaleString("en")} rules with ${testCount.toLocaleString("en")} tests (${perSecond(testCount / figure)})`,
        figure: `${figure.toFixed(1)} s`,
        target: `≤ ${secondsMax} s`,
        isReached: figure <= secondsMax,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function secondsToTest(folder: string): Promise<number> {
  const startedMs = performance.now();
  const content = await loadContent(folder);
  const processes = Math.min(2, availableParallelism());
  const { results, problems } = await checkContent(content, { processes, runsTests: true });
  const seconds = (performance.now() - startedMs) / 1000;
  const failed = results.find(({ passed }) => !passed);
  if (results.length !== testCount || problems.length > 0 || failed !== undefined) {
    throw new Error(`${results.length} results, ${JSON.stringify(problems[0] ?? failed)}`);
  }
  return seconds;
}

/** Each rule with an event that it looks for and others; every second rule has one more. */
async function writeRepository(folder: string): Promise<void> {
  const events = cloudTrailLines(testCount, 1).map((line) => JSON.parse(line) as Record<string, unknown>);
  const testsOf = (rule: number) =>
    Array.from({ length: 3 + (rule % 2) }, (_, test) => {
      const eventName = test === 0 ? watchedName(rule) : "GetObject";
      const identity = { type: "AssumedRole", accountId: "111122223333", arn: "arn:aws:sts::111122223333:user/ann" };
      const log = { ...events[(4 * rule + test) % events.length], eventName, userIdentity: identity };
      return { Name: `test ${test}`, ExpectedResult: test === 0, Log: { ...log, errorCode: undefined } };
    });
  for (const [index, { id, body }] of realisticRules(ruleCount).entries()) {
    const item = {
      AnalysisType: "rule",
      RuleID: id,
      Enabled: true,
      Severity: "Low",
      Filename: `${id}.py`,
      LogTypes: ["AWS.CloudTrail"],
      Tests: testsOf(index),
    };
    await writeFile(join(folder, `${id}.yml`), JSON.stringify(item, undefined, 2));
    await writeFile(join(folder, `${id}.py`), body);
  }
}
