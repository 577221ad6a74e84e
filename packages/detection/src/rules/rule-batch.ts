import type { Severity } from "@pharos/domain";

export interface RuleBatch {
  /** `json`: one event as UTF-8 JSON; `rules`: indexes into the engine's rules. */
  readonly events: readonly { readonly json: Uint8Array; readonly rules: readonly number[] }[];
}

export interface RuleMatch {
  /** Index of the event in the batch. */
  readonly event: number;
  readonly ruleId: string;
  readonly title: string;
  readonly dedup: string;
  readonly severity: Severity;
  readonly description: string;
  readonly reference: string;
  readonly runbook: string;
  /** null: normal routing; `["SKIP"]`: nowhere. */
  readonly destinations: string[] | null;
  readonly context: Record<string, unknown>;
  /** What the rule's `unique` returned; null where the rule has none. */
  readonly unique: string | null;
}

export interface RuleFailure {
  readonly event: number;
  readonly ruleId: string;
  /** The exception's class, or "Timeout", "ProcessLost", "Suspended". */
  readonly kind: string;
  readonly message: string;
}

export interface RuleBatchResult {
  readonly matches: RuleMatch[];
  readonly errors: RuleFailure[];
  /** Rule id → milliseconds that it took, of rules that took long. */
  readonly spentMs?: ReadonlyMap<string, number>;
}
