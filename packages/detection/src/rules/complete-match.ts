import { type DetectionCommon, parseSeverity } from "@pharos/domain";
import type { RuleMatch } from "./rule-batch.ts";

/** What a detection's functions, or its YAML, gave for an event; absent and empty where they gave nothing. */
export interface GeneratedMatch {
  readonly event: number;
  readonly title?: string;
  readonly dedup?: string;
  readonly severity?: string;
  readonly description?: string;
  readonly reference?: string;
  readonly runbook?: string;
  readonly unique?: string | null;
  readonly destinations?: string[] | null;
  readonly context: Record<string, unknown>;
}

/** What a detection of any kind says by itself. */
export type StaticTexts = Pick<
  DetectionCommon,
  "id" | "displayName" | "severity" | "description" | "reference" | "runbook"
>;

/** The match with the detection's static values where it generated none. */
export function completeMatch(match: GeneratedMatch, detection: StaticTexts): RuleMatch {
  return {
    event: match.event,
    ruleId: detection.id,
    title: match.title || detection.displayName || detection.id,
    dedup: match.dedup || match.title || `defaultDedupString:${detection.id}`,
    severity: parseSeverity(match.severity) ?? detection.severity,
    description: match.description || detection.description,
    reference: match.reference || detection.reference,
    runbook: match.runbook || detection.runbook,
    destinations: match.destinations ?? null,
    context: match.context,
    unique: match.unique || null,
  };
}
