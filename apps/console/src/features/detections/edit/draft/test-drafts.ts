import { outlineCorrelation, writeYaml } from "@pharos/detection-content/editor";
import type { DetectionDraft, TestDraft } from "./detection-draft.ts";

/** Enough of an identity within one form. */
export const newTestKey = () => crypto.randomUUID();

/** A test that does not exist yet: `Test-` and a suffix, expected to match. */
export function newTest(resource = "{}"): TestDraft {
  const key = newTestKey();
  return { key, name: `Test-${key.slice(0, 8)}`, expectedResult: true, resource, mocks: [] };
}

/** An empty test of the draft; of a correlation it has one signal of each step, with one value in common. */
export function blankTest({ kind, simpleDetectionBody = "" }: Pick<DetectionDraft, "kind" | "simpleDetectionBody">) {
  if (kind !== "CORRELATION_RULE") return newTest();
  const { steps } = outlineCorrelation(simpleDetectionBody);
  const outputs = steps
    .filter(({ absence }) => !absence)
    .map(({ id, ruleId, path = "p_any_usernames", minMatchCount }, index) => {
      const times = Array.from({ length: minMatchCount }, () => index);
      return { ID: id || ruleId, Matches: { [path]: { "some value": times } } };
    });
  return newTest(writeYaml({ RuleOutputs: outputs }));
}

/** A test with an alert's event: it did match. */
export function testOfEvent(event: object, now: Date): TestDraft {
  return { ...newTest(JSON.stringify(event, undefined, 2)), name: `Alert Test - ${now.toISOString()}` };
}

/** Without the test, and the one that is shown then: the one before it, or the first. */
export function withoutTest(
  tests: readonly TestDraft[],
  key: string,
): { readonly tests: TestDraft[]; readonly shown: string | undefined } {
  const index = tests.findIndex((test) => test.key === key);
  const left = tests.filter((test) => test.key !== key);
  return { tests: left, shown: left[Math.max(0, index - 1)]?.key };
}

/** Why a test cannot have this name; undefined where it can. */
export function testNameProblem(tests: readonly TestDraft[], key: string, name: string): string | undefined {
  if (name.trim() === "") return "A test needs a name";
  return tests.some((test) => test.key !== key && test.name === name) ? "Cannot have duplicate tab name" : undefined;
}
