import { defined, listOf, oneOf, textOf } from "../../../routing/search-codec.ts";

export const newTypes = ["rule", "simple-rule", "scheduled-rule", "correlation-rule", "policy"] as const;
export type NewType = (typeof newTypes)[number];

/** Parts of the editor of correlation rules. */
export const correlationSections = ["yaml-editor", "alert-form", "unit-tests"] as const;
export type CorrelationSection = (typeof correlationSections)[number];

/** What the address of an editor holds. */
export interface EditSearch {
  /** Of a correlation rule; the first when absent. */
  readonly section?: CorrelationSection;
  /** Name of the test that is shown. */
  readonly test?: string;
}

/** The same of a new detection. */
export interface NewDetectionSearch extends EditSearch {
  readonly type?: NewType;
  /** The detection to begin with. */
  readonly relatedDetectionId?: string;
  /** Whether a copy is made of it, or a rule that follows it; a copy when absent. */
  readonly relationOperation?: "clone" | "derive";
  readonly mitreTactic?: string;
  readonly mitreTechnique?: string;
  /** Rules that a new correlation rule begins with. */
  readonly correlationRuleRefs?: readonly string[];
  /** An event that another page kept, for a first test. */
  readonly testEvent?: string;
  /** The scheduled query whose rows a new scheduled rule evaluates. */
  readonly scheduledQuery?: string;
}

export function readEditSearch(search: Record<string, unknown>): EditSearch {
  return defined({ section: oneOf(search.section, correlationSections), test: textOf(search.test) });
}

/**
 * Addresses that people type or keep name types in several ways: `scheduled-rule`, `ScheduledRule`, `SCHEDULED_RULE`;
 * a rule in YAML is also `isSimpleDetection`.
 */
function readType({ type, isSimpleDetection }: Record<string, unknown>): NewType | undefined {
  const letters = (text: string) => text.toLowerCase().replace(/[-_ ]/g, "");
  const named = newTypes.find((one) => typeof type === "string" && letters(one) === letters(type));
  return isSimpleDetection === true && (named === undefined || named === "rule") ? "simple-rule" : named;
}

export function readNewDetectionSearch(search: Record<string, unknown>): NewDetectionSearch {
  return defined({
    ...readEditSearch(search),
    type: readType(search),
    relatedDetectionId: textOf(search.relatedDetectionId),
    relationOperation: oneOf(search.relationOperation, ["clone", "derive"] as const),
    mitreTactic: textOf(search.mitreTactic),
    mitreTechnique: textOf(search.mitreTechnique),
    correlationRuleRefs: listOf(search.correlationRuleRefs),
    testEvent: textOf(search.testEvent),
    scheduledQuery: textOf(search.scheduledQuery),
  });
}
