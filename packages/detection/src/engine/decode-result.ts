import type { Rule } from "@pharos/domain";
import { completeMatch, type GeneratedMatch } from "./complete-match.ts";
import type { RuleBatchResult, RuleFailure } from "./rule-batch.ts";

interface Failure {
  readonly event: number;
  readonly rule: number;
  readonly kind: string;
  readonly message: string;
}

/** Python's answer, with the rule's static values where its functions gave none. */
export function decodeResult(json: Uint8Array, rules: readonly Rule[]): RuleBatchResult {
  const answer = JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.length).toString()) as {
    matches: (GeneratedMatch & { readonly rule: number })[];
    errors: Failure[];
  };
  return {
    matches: answer.matches.flatMap((match) => {
      const rule = rules[match.rule];
      return rule === undefined ? [] : [completeMatch(match, rule)];
    }),
    errors: answer.errors.flatMap(({ rule, ...failure }) => named(failure, rules[rule])),
  };
}

function named(failure: Omit<Failure, "rule">, rule: Rule | undefined): RuleFailure[] {
  return rule === undefined ? [] : [{ ...failure, ruleId: rule.id }];
}
