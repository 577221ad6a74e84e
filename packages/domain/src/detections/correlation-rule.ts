import type { Schedule } from "../schedules/schedule.ts";
import type { DetectionCommon } from "./detection-common.ts";

/** Signals of one rule that a correlation asks for. */
export interface CorrelationStep {
  /** Empty where nothing refers to it. */
  readonly id: string;
  readonly ruleId: string;
  readonly minMatchCount: number;
  readonly maxMatchCount: number | undefined;
  /** Satisfied by there being no signals. */
  readonly absence: boolean;
}

/** From one step of a sequence to the next. */
export interface CorrelationTransition {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Undefined: the whole look-back window. */
  readonly withinMinutes: number | undefined;
  /** Paths in the signals of both steps whose values must be equal; undefined: any two signals do. */
  readonly match: { readonly from: string; readonly to: string } | undefined;
}

export type CorrelationLogic =
  | {
      readonly form: "sequence";
      readonly steps: readonly CorrelationStep[];
      readonly transitions: readonly CorrelationTransition[];
    }
  | {
      readonly form: "group";
      readonly steps: readonly CorrelationStep[];
      /** Name of the criterion → the path in each step's signals whose values must be equal. */
      readonly matchCriteria: Readonly<Record<string, readonly { readonly stepId: string; readonly path: string }[]>>;
      /** How many of the steps must be satisfied; undefined: all. */
      readonly minMatchCount: number | undefined;
    };

export const evaluationOrders = ["Chronological", "ReverseChronological"] as const;
export type EvaluationOrder = (typeof evaluationOrders)[number];

/** Field path → value → times at which signals have it: minutes from any zero, or RFC 3339. */
export type RuleOutputMatches = Readonly<Record<string, Readonly<Record<string, readonly (number | string)[]>>>>;

export interface CorrelationTest {
  readonly name: string;
  readonly expectedResult: boolean;
  readonly ruleOutputs: readonly { readonly id: string; readonly matches: RuleOutputMatches }[];
}

/** Looks at the signals of other rules, on a schedule. */
export interface CorrelationRule extends DetectionCommon {
  readonly kind: "CORRELATION_RULE";
  readonly createAlert: boolean;
  readonly summaryAttributes: readonly string[];
  readonly logic: CorrelationLogic;
  readonly schedule: Schedule;
  readonly lookbackMinutes: number;
  readonly evaluationOrder: EvaluationOrder;
  /** The YAML of its `Detection`, as written. */
  readonly body: string;
  /** The Sigma rule that it was made of, as it was written. */
  readonly sigmaText?: string;
  readonly tests: readonly CorrelationTest[];
}

export const lookbackMinutesDefault = 15;
export const lookbackMinutesMax = 21_600;
