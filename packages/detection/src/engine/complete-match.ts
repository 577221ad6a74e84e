import { parseSeverity, type Rule } from "@pharos/domain";
import type { RuleMatch } from "./rule-batch.ts";

/** What a rule's functions, or its YAML, gave for an event; absent and empty where they gave nothing. */
export interface GeneratedMatch {
  readonly event: number;
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

/** The match with the rule's static values where it generated none. */
export function completeMatch(match: GeneratedMatch, rule: Rule): RuleMatch {
  return {
    event: match.event,
    ruleId: rule.id,
    title: match.title || rule.displayName || rule.id,
    dedup: match.dedup || match.title || `defaultDedupString:${rule.id}`,
    severity: parseSeverity(match.severity) ?? rule.severity,
    description: match.description ?? rule.description,
    reference: match.reference ?? rule.reference,
    runbook: match.runbook ?? rule.runbook,
    destinations: match.destinations ?? null,
    context: match.context,
    unique: match.unique ?? null,
  };
}
