import type { BarListItem } from "@pharos/ui";

export interface OutcomeCounts {
  readonly truePositives: number;
  readonly benignTruePositives: number;
  readonly falsePositives: number;
  readonly duplicates: number;
  readonly tests: number;
  readonly withoutOutcome: number;
  readonly unfinished: number;
  readonly precision?: number | null | undefined;
}
type Judged = Pick<OutcomeCounts, "truePositives" | "benignTruePositives" | "falsePositives" | "precision">;

const percent = 100;

/** The share of true positives, in words. */
export function precisionText({ truePositives, benignTruePositives, falsePositives, precision }: Judged): string {
  if (precision == null) return "No alerts with an outcome.";
  const judged = truePositives + benignTruePositives + falsePositives;
  return `${Math.round(precision * percent)}%: ${truePositives} of ${judged} were true positives.`;
}

/** What was judged, and what else there is. */
export function outcomeItems(counts: OutcomeCounts): BarListItem[] {
  const all: [string, number, isAlways: boolean][] = [
    ["True positive", counts.truePositives, true],
    ["Benign true positive", counts.benignTruePositives, true],
    ["False positive", counts.falsePositives, true],
    ["Duplicate", counts.duplicates, false],
    ["Test", counts.tests, false],
  ];
  if (all.every(([, value]) => value === 0)) return [];
  return all
    .filter(([, value, isAlways]) => isAlways || value > 0)
    .map(([label, value]) => ({ key: label, label, value, color: "var(--ui-control)" }));
}

/** What does not count, so that nobody takes the share for more than it is. */
export function unjudgedText({ withoutOutcome, unfinished }: OutcomeCounts): string {
  const parts = [
    ...(withoutOutcome > 0 ? [`${withoutOutcome.toLocaleString("en")} ended without an outcome`] : []),
    ...(unfinished > 0 ? [`${unfinished.toLocaleString("en")} still open or triaged`] : []),
  ];
  return `Alerts created in the last 13 weeks${parts.length > 0 ? `; not counted: ${parts.join(", ")}` : ""}.`;
}
