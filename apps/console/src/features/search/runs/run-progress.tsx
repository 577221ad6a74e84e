import { bytesText } from "@pharos/ui";
import classes from "./runs.module.css";
import type { QueryRun } from "./use-query-run.ts";

/** What the engine has read so far. */
export function RunProgress({ run }: { readonly run: QueryRun | undefined }) {
  const { isWaiting = false, rowsRead = 0, bytesRead = 0, percent = null } = run?.progress ?? {};
  const read = `${rowsRead.toLocaleString("en")} rows read, ${bytesText(bytesRead)}`;
  return (
    <div className={classes.progress}>
      <div
        className={classes.track}
        role="progressbar"
        aria-label="Progress of the query"
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent === null ? {} : { "aria-valuenow": Math.round(percent) })}
      >
        <div style={{ width: `${percent ?? 0}%` }} />
      </div>
      <span data-numeric>{isWaiting ? "Waiting: other queries run first" : rowsRead > 0 ? read : "Starting"}</span>
    </div>
  );
}
