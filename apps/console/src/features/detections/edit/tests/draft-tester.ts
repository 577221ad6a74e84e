import type { LineCoverage } from "@pharos/domain";
import type { ServerProblem } from "../code/told-problems.ts";
import type { DetectionDraft } from "../draft/detection-draft.ts";

export interface DraftTestResult {
  readonly name: string;
  readonly passed: boolean;
  readonly error?: string | null | undefined;
  /** Function name → output or error. */
  readonly functions: unknown;
}

/** Runs the draft's tests, whose results come in their order, and says what does not load. */
export type DraftTester = (
  draft: DetectionDraft,
  options: { readonly measuresCoverage: boolean },
) => Promise<{
  readonly results: readonly DraftTestResult[];
  readonly problems: readonly ServerProblem[];
  /** Undefined where it was not asked for, or the code does not load. */
  readonly coverage?: LineCoverage | undefined;
}>;
