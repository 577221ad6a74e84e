import type { CorrelationLogic, CorrelationStep } from "@pharos/domain";
import type { CorrelationDetection } from "./correlation-detection.ts";

export interface PlannedStep extends CorrelationStep {
  /**
   * For each key of the plan, the paths in a signal that must all hold the shared value. Undefined: the step shares
   * no value, any of its signals do.
   */
  readonly paths: readonly (readonly string[])[] | undefined;
  /** How far before the look-back window its signals still matter. */
  readonly reachBackMs: number;
}

interface PlanCommon {
  readonly steps: readonly PlannedStep[];
  /** Names of the values that the signals of a match share. */
  readonly keys: readonly string[];
  readonly lookbackMs: number;
  readonly isNewestFirst: boolean;
}
export interface SequencePlan extends PlanCommon {
  readonly form: "sequence";
  /** From each step to the next; not more than the look-back. */
  readonly withinMs: readonly number[];
}
export interface GroupPlan extends PlanCommon {
  readonly form: "group";
  /** How many of the steps that are not absent must be satisfied. */
  readonly presentMin: number;
}

/** A correlation made ready for evaluation and for reading signals. */
export type CorrelationPlan = SequencePlan | GroupPlan;

const minuteMs = 60_000;

export function planCorrelation(detection: CorrelationDetection): CorrelationPlan {
  const { logic, lookbackMinutes, evaluationOrder } = detection;
  const lookbackMs = lookbackMinutes * minuteMs;
  const keys = keysOf(logic);
  const steps = logic.steps.map((step, index) => ({
    ...step,
    paths: pathsOf(logic, index),
    // Whether there are none, or too many, is told by signals that may have left the window before the others.
    reachBackMs: step.absence || step.maxMatchCount !== undefined ? lookbackMs : 0,
  }));
  const common = { steps, keys, lookbackMs, isNewestFirst: evaluationOrder === "ReverseChronological" };
  if (logic.form === "sequence") {
    const within = steps.slice(1).map((_, index) => logic.transitions[index]?.withinMinutes ?? lookbackMinutes);
    return { ...common, form: "sequence", withinMs: within.map((minutes) => Math.min(minutes * minuteMs, lookbackMs)) };
  }
  const absent = steps.filter(({ absence }) => absence).length;
  const presentMin = Math.max(1, (logic.minMatchCount ?? steps.length) - absent);
  return { ...common, form: "group", presentMin };
}

/** All paths that the steps look at. */
export function planPaths({ steps }: CorrelationPlan): string[] {
  return [...new Set(steps.flatMap(({ paths }) => paths?.flat() ?? []))];
}

function keysOf(logic: CorrelationLogic): string[] {
  if (logic.form === "group") return Object.keys(logic.matchCriteria);
  const first = logic.transitions.find(({ match }) => match !== undefined);
  return first?.match === undefined ? [] : [first.match.from];
}

function pathsOf(logic: CorrelationLogic, index: number): string[][] | undefined {
  if (logic.form === "sequence") {
    const { transitions } = logic;
    const paths = [transitions[index - 1]?.match?.to, transitions[index]?.match?.from];
    const given = [...new Set(paths.filter((path) => path !== undefined))];
    return given.length === 0 ? undefined : [given];
  }
  const id = logic.steps[index]?.id;
  const given = Object.values(logic.matchCriteria).map((members) =>
    members.filter(({ stepId }) => stepId === id && id !== "").map(({ path }) => path),
  );
  return given.length === 0 || given.some((paths) => paths.length === 0) ? undefined : given;
}
