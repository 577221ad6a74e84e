import { outcomeChoices } from "../../alerts/index.ts";
import type { LostAlerts } from "./preview-documents.ts";

type Ending = LostAlerts["alerts"][number]["ending"];

export function labelOf(ending: Ending): string {
  const chosen = outcomeChoices.find(({ outcome }) => outcome === ending)?.label;
  return chosen ?? (ending === "OPEN" ? "Open" : "No outcome");
}

const counted: Readonly<Record<Ending, (count: number) => string>> = {
  TRUE_POSITIVE: (count) => plural(count, "true positive"),
  BENIGN_TRUE_POSITIVE: (count) => plural(count, "benign true positive"),
  FALSE_POSITIVE: (count) => plural(count, "false positive"),
  DUPLICATE: (count) => plural(count, "duplicate"),
  TEST: (count) => plural(count, "test"),
  NO_OUTCOME: (count) => `${number(count)} closed without an outcome`,
  OPEN: (count) => `${number(count)} still open`,
};

/** "3 alerts that were raised would be gone: 1 true positive, 2 false positives." */
export function describeLostAlerts({ total, byEnding }: Pick<LostAlerts, "total" | "byEnding">): string {
  if (total === 0) return "No alert that was raised would be gone.";
  const counts = byEnding.map(({ ending, alerts }) => counted[ending](alerts)).join(", ");
  return `${total === 1 ? "1 alert that was" : `${number(total)} alerts that were`} raised would be gone: ${counts}.`;
}

export function describeLostTruePositives(count: number): string {
  return count === 1
    ? "1 of these alerts was a true positive. This version would not have raised it."
    : `${number(count)} of these alerts were true positives. This version would not have raised them.`;
}

const number = (value: number) => value.toLocaleString("en");
const plural = (count: number, noun: string) => `${number(count)} ${noun}${count === 1 ? "" : "s"}`;
