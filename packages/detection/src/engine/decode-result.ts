import type { Policy, Rule } from "@pharos/domain";
import { completeMatch, type GeneratedMatch } from "./complete-match.ts";
import type { RuleBatchResult, RuleFailure } from "./rule-batch.ts";

interface Failure {
  readonly event: number;
  readonly rule: number;
  readonly kind: string;
  readonly message: string;
}

/** Python's answer, with the detection's static values where its functions gave none. */
export function decodeResult(json: Uint8Array, detections: readonly (Rule | Policy)[]): RuleBatchResult {
  const answer = JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.length).toString()) as {
    matches: (GeneratedMatch & { readonly rule: number })[];
    errors: Failure[];
  };
  return {
    matches: answer.matches.flatMap((match) => {
      const detection = detections[match.rule];
      return detection === undefined ? [] : [completeMatch(groupedAsPolicy(match, detection), detection)];
    }),
    errors: answer.errors.flatMap(({ rule, ...failure }) => named(failure, detections[rule])),
  };
}

function named(failure: Omit<Failure, "rule">, detection: Rule | Policy | undefined): RuleFailure[] {
  return detection === undefined ? [] : [{ ...failure, ruleId: detection.id }];
}

/** Titles of policies name the resource: without a `dedup` of its own all failures of a policy are one group. */
function groupedAsPolicy(match: GeneratedMatch, { kind, id }: Rule | Policy): GeneratedMatch {
  return kind === "POLICY" && !match.dedup ? { ...match, dedup: `defaultDedupString:${id}` } : match;
}
