import type { NotebookStep } from "@pharos/domain";

/** The steps with one of them so many places further down; at the end of the list it stays. */
export function moveStep(steps: readonly NotebookStep[], id: string, by: -1 | 1): readonly NotebookStep[] {
  const from = steps.findIndex((step) => step.id === id);
  const step = steps[from];
  const to = from + by;
  if (step === undefined || to < 0 || to >= steps.length) return steps;
  return insertStep(withoutStep(steps, id), step, to);
}

export function insertStep(steps: readonly NotebookStep[], step: NotebookStep, at: number): readonly NotebookStep[] {
  return [...steps.slice(0, at), step, ...steps.slice(at)];
}

export function withoutStep(steps: readonly NotebookStep[], id: string): readonly NotebookStep[] {
  return steps.filter((step) => step.id !== id);
}
