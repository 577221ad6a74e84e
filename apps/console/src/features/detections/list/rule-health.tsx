import { StatusBadge } from "@pharos/ui";
import { findHealthProblem } from "../rule-health.ts";
import type { DetectionRow } from "./use-detection-list.ts";

/** A mark on a rule that fails repeatedly, or does not run. */
export function RuleHealth({ detection }: { detection: DetectionRow }) {
  const activity = "activity" in detection ? detection.activity : undefined;
  const problem = activity ? findHealthProblem(activity) : undefined;
  if (problem === undefined) return null;
  return (
    <span title={problem.hint}>
      <StatusBadge tone="fail">{problem.text}</StatusBadge>
    </span>
  );
}
