import type { CorrelationRule } from "@pharos/domain";

/** What the `Detection` of a correlation rule says. */
export type CorrelationDetection = Pick<CorrelationRule, "logic" | "schedule" | "lookbackMinutes" | "evaluationOrder">;
