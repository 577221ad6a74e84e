import { Button, TimeText } from "@pharos/ui";
import { useMay } from "../../../session/viewer.tsx";
import classes from "./source-page.module.css";
import type { ReprocessingState } from "./use-reprocessing.ts";

interface ReprocessFailuresProps {
  readonly reprocessing: ReprocessingState;
  /** There are failures. What became of those that were there is shown without any as well. */
  readonly isNeeded: boolean;
}

/** Gives a source's failures to its schemas again, and tells how far that is and what is left. */
export function ReprocessFailures({ reprocessing, isNeeded }: ReprocessFailuresProps) {
  const { isUnderWay, latest, problem, start } = reprocessing;
  const mayModify = useMay("LogSourceModify");
  if (!mayModify || (!isNeeded && latest === undefined)) return null;
  return (
    <div className={classes.reprocess}>
      {isNeeded || isUnderWay ? (
        <Button variant="default" size="compact-sm" loading={isUnderWay} onClick={() => start({})}>
          Reprocess failures
        </Button>
      ) : null}
      <span role="status">
        {problem === undefined ? latest?.text : `Couldn't read the progress: ${problem}`}
        {latest?.reason === undefined ? null : (
          <>
            {" "}
            of <q>{latest.reason}</q>
          </>
        )}
      </span>
      {latest && !isUnderWay ? <TimeText value={latest.startedAt} relative /> : null}
    </div>
  );
}
