import { parseSeverity, type Rule } from "@pharos/domain";
import type { RuleBatchResult, RuleFailure, RuleMatch } from "./rule-batch.ts";

interface GeneratedMatch {
  readonly event: number;
  readonly rule: number;
  readonly title?: string;
  readonly dedup?: string;
  readonly severity?: string;
  readonly description?: string;
  readonly reference?: string;
  readonly runbook?: string;
  readonly unique?: string;
  readonly destinations?: string[];
  readonly context: Record<string, unknown>;
}

interface Failure {
  readonly event: number;
  readonly rule: number;
  readonly kind: string;
  readonly message: string;
}

/** Python's answer, with the rule's static values where its functions gave none. */
export function decodeResult(json: Uint8Array, rules: readonly Rule[]): RuleBatchResult {
  const answer = JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.length).toString()) as {
    matches: GeneratedMatch[];
    errors: Failure[];
  };
  return {
    matches: answer.matches.flatMap((match) => completed(match, rules[match.rule])),
    errors: answer.errors.flatMap(({ rule, ...failure }) => named(failure, rules[rule])),
  };
}

function completed(match: GeneratedMatch, rule: Rule | undefined): RuleMatch[] {
  if (rule === undefined) return [];
  return [
    {
      event: match.event,
      ruleId: rule.id,
      title: match.title ?? (rule.displayName || rule.id),
      dedup: match.dedup ?? match.title ?? `defaultDedupString:${rule.id}`,
      severity: parseSeverity(match.severity) ?? rule.severity,
      description: match.description ?? rule.description,
      reference: match.reference ?? rule.reference,
      runbook: match.runbook ?? rule.runbook,
      destinations: match.destinations ?? null,
      context: match.context,
      unique: match.unique ?? null,
    },
  ];
}

function named(failure: Omit<Failure, "rule">, rule: Rule | undefined): RuleFailure[] {
  return rule === undefined ? [] : [{ ...failure, ruleId: rule.id }];
}
