import type { MatchCondition } from "@pharos/detection-content";
import { pythonDetections } from "../interpreter/python-detections.ts";
import { type PythonSession, putUntilAnswered } from "../interpreter/python-session.ts";
import { librariesOf } from "../libraries/libraries-of.ts";
import type { DomainRules } from "../rules/domain-rules.ts";

/** What was read from a rule's text. */
export interface AnalysedRule {
  readonly conditions: readonly MatchCondition[];
  /** The conditions hold only while every data model loads. */
  readonly needsModels: boolean;
}

export type Analyse = (rules: DomainRules) => Promise<readonly (AnalysedRule | null)[]>;

/**
 * Reads what an event must be like for each rule to run; null for YAML and where it was not found out. The session's
 * process must never have run anybody's code: only then nobody but us has a say in the answer.
 */
export async function analyseRules(
  session: PythonSession,
  { domain, ruleSet }: DomainRules,
): Promise<readonly (AnalysedRule | null)[]> {
  const detections = pythonDetections(ruleSet);
  const { sources } = librariesOf(ruleSet);
  const answer = await putUntilAnswered(session, {
    kind: "C",
    calls: passes * detections.length,
    answerCache: async () => new Uint8Array(),
    encode: (skipped, careful) =>
      Buffer.from(
        JSON.stringify({
          domain,
          rules: detections.map(({ body }) => ({ body })),
          dataModels: (ruleSet.dataModels ?? []).filter(({ enabled }) => enabled),
          libraries: sources,
          globals: ruleSet.globals.map(({ id, body }) => ({ id, body })),
          skipped,
          careful,
        }),
      ),
    blame: (call) => [((call - 1) % detections.length) + 1],
  });
  const found = JSON.parse(answer.subarray(heapSizeBytes).toString()) as ([MatchCondition[], boolean] | null)[];
  return found.map((one) => one && { conditions: one[0], needsModels: one[1] });
}

/** Every rule is read, then asked for its conditions: each of that is a call with a number of its own. */
const passes = 2;
const heapSizeBytes = 4;
