import type { RuleEngine } from "@pharos/detection";
import type { Policy, Rule } from "@pharos/domain";

/** The stored events that a preview is about. */
export interface PreviewScope {
  readonly logTypes: readonly string[];
  /** Of the events' own time; `from` is included, `to` is not. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Of the person who asks; absent for all. */
  readonly logTypeAccess?: readonly string[] | undefined;
}

/** One version of a rule or a policy, loaded in an engine of its own. */
export interface PreviewedVersion<T extends Rule | Policy = Rule> {
  readonly rule: T;
  readonly engine: RuleEngine;
}

export interface PreviewLimits {
  /** Matches and errors of both versions, which are kept in memory; of policies failures and errors. */
  readonly findingsMax: number;
  readonly timeMs: number;
}

export const previewLimits: PreviewLimits = { findingsMax: 100_000, timeMs: 10 * 60_000 };
