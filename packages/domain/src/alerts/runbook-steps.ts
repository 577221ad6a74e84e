import type { AlertHistoryEntry } from "./alert.ts";

/** A runbook with its numbered list apart: what people tick while they work through it. All texts are Markdown. */
export interface Runbook {
  readonly before: string;
  /** In the order of the list; empty for a runbook without one. */
  readonly steps: readonly string[];
  readonly after: string;
}

const numbered = /^ {0,3}\d{1,9}[.)][ \t]+(?=\S)/;
const fence = /^\s*(?:```|~~~)/;
/** One item is a sentence with a number before it. */
const stepsMin = 2;

/** Finds the first numbered list; its items may go on for several lines. */
export function splitRunbook(text: string): Runbook {
  const before: string[] = [];
  const steps: string[][] = [];
  const after: string[] = [];
  let isFenced = false;
  for (const line of text.split("\n")) {
    const step = steps.at(-1);
    const isEnded = after.length > 0 || (step?.at(-1) === "" && /^\S/.test(line) && !numbered.test(line));
    if (!isFenced && !isEnded && numbered.test(line)) steps.push([line.replace(numbered, "")]);
    else if (step === undefined) before.push(line);
    else if (isEnded && !isFenced) after.push(line);
    else step.push(line.trim() === "" ? "" : line);
    if (fence.test(line)) isFenced = !isFenced;
  }
  if (steps.length < stepsMin) return { before: text, steps: [], after: "" };
  const textOf = (lines: readonly string[]) => lines.join("\n").trim();
  return { before: textOf(before), steps: steps.map(textOf), after: textOf(after) };
}

/** Who ticked a step, and when. */
export interface RunbookTick {
  /** Counted from 1. */
  readonly step: number;
  readonly actor: AlertHistoryEntry["actor"];
  readonly at: Date;
}

/** The steps that are ticked now, in their order. @param history oldest first */
export function findRunbookTicks(history: readonly AlertHistoryEntry[]): RunbookTick[] {
  const ticks = new Map<number, RunbookTick>();
  for (const { type, from, to, actor, at } of history) {
    if (type !== "RUNBOOK_STEP") continue;
    const step = Number(from);
    if (to === runbookStepDone) ticks.set(step, { step, actor, at });
    else ticks.delete(step);
  }
  return [...ticks.values()].sort((one, other) => one.step - other.step);
}

/** What the history of a ticked step says; of one that is open again it says nothing. */
export const runbookStepDone = "DONE";
