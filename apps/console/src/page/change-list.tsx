import { FailedState, Panel, TextSkeleton, TimeText } from "@pharos/ui";
import type { ReactNode } from "react";
import { errorText } from "../graphql/error-text.ts";
import classes from "./history.module.css";

export interface ListedChange {
  readonly key: string | number;
  readonly by: string;
  /** What was done, after the name: "changed it in the console". */
  readonly sentence: string;
  readonly at: string;
  readonly action: ReactNode;
}

interface ChangeListProps {
  /** Undefined while they are loaded. */
  readonly changes: readonly ListedChange[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Shown where nothing was changed. */
  readonly empty: string;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** Who changed something, how and when, the newest first. */
export function ChangeList({ changes, error, onRetry, empty, children }: ChangeListProps) {
  return (
    <Panel title="History">
      {error && !changes ? (
        <FailedState title="Couldn't load the history" message={errorText(error)} onRetry={onRetry} />
      ) : null}
      {!changes && !error ? <TextSkeleton lines={3} /> : null}
      {changes?.length === 0 ? <p className={classes.quiet}>{empty}</p> : null}
      <ol className={classes.changes}>
        {changes?.map(({ key, by, sentence, at, action }) => (
          <li key={key}>
            <span>
              <strong>{by}</strong> {sentence}{" "}
              <span className={classes.when}>
                <TimeText value={at} relative />
              </span>
            </span>
            {action}
          </li>
        ))}
      </ol>
      {children}
    </Panel>
  );
}
