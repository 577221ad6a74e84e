import { describeShare, findSlowness } from "../rule-cost.ts";
import classes from "./detection-list.module.css";
import type { DetectionRow } from "./use-detection-list.ts";

/** The share of events that the rule is evaluated for; of a slow rule, how long it takes with each. */
export function RuleCost({ detection }: { detection: DetectionRow }) {
  const activity = "activity" in detection ? detection.activity : undefined;
  const share = activity ? describeShare(activity) : undefined;
  if (!activity || !share) return null;
  const slowness = findSlowness(activity);
  return (
    <span
      className={classes.cost}
      title={`Evaluated for ${share} since the rule was changed or Pharos started`}
      data-slow={slowness === undefined ? undefined : true}
    >
      {slowness === undefined ? share : `${slowness} ms per event`}
    </span>
  );
}
