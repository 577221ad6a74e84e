import { Progress } from "@pharos/ui";
import classes from "./demo.module.css";
import { useDemoProgress } from "./use-demo-progress.ts";

const dayText = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", timeZone: "UTC" });

/** How much of the month is written, while it is. */
export function MonthProgress() {
  const progress = useDemoProgress();
  if (!progress || progress.isComplete) return null;
  const percent = Math.floor(progress.share * 100);
  return (
    <div className={classes.progress}>
      <Progress value={percent} aria-label="Demo logs written" className={classes.bar} />
      <span>
        {percent}% written, up to {dayText.format(new Date(progress.writtenUpTo))}
      </span>
    </div>
  );
}
