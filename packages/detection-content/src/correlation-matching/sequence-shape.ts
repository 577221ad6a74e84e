import type { SequencePlan } from "../correlation/correlation-plan.ts";

/** A step that must be absent, and for how long: from the end of the present step before it, or to the start of the one after. */
export interface AbsenceFrame {
  /** Of the step. */
  readonly index: number;
  readonly withinMs: number;
}

/** A present step, and the absent ones between it and the present step before it. */
export interface PresentStep {
  readonly index: number;
  readonly minMatchCount: number;
  /** From the last signal of the present step before it to its own first; of the first step nothing. */
  readonly withinMs: number;
  readonly absentBefore: readonly AbsenceFrame[];
}

export interface SequenceShape {
  readonly present: readonly PresentStep[];
  /** After the last present step. */
  readonly absentAfter: readonly AbsenceFrame[];
}

/** Parts a sequence into present steps and what must be absent around them; time frames across absent steps add up. */
export function sequenceShape({ steps, withinMs, lookbackMs }: SequencePlan): SequenceShape {
  const present: PresentStep[] = [];
  let run: number[] = [];
  const add = (from: number, to: number) => {
    let sum = 0;
    for (let gap = from; gap < to; gap++) sum += withinMs[gap] ?? lookbackMs;
    return Math.min(sum, lookbackMs);
  };
  steps.forEach(({ absence, minMatchCount }, index) => {
    if (absence) {
      run.push(index);
      return;
    }
    const before = present.at(-1)?.index;
    const absentBefore = run.map((absent) => ({
      index: absent,
      withinMs: before === undefined ? add(absent, index) : add(before, absent),
    }));
    present.push({ index, minMatchCount, withinMs: before === undefined ? 0 : add(before, index), absentBefore });
    run = [];
  });
  const last = present.at(-1)?.index ?? 0;
  return { present, absentAfter: run.map((index) => ({ index, withinMs: add(last, index) })) };
}
