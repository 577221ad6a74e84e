import { Button } from "@pharos/ui";
import { IconHistory, IconPlayerPlay, IconPlayerStop } from "@pharos/ui/icons";
import type { ReactNode } from "react";
import classes from "./runs.module.css";
import type { AskedQuery } from "./use-asked-query.ts";

interface QueryBarProps {
  readonly asked: AskedQuery;
  /** Which keys do what. */
  readonly keys: string;
  readonly children?: ReactNode;
}

/** What can be done with the text, and whether what is shown below is of it. */
export function QueryBar({ asked, keys, children }: QueryBarProps) {
  const { draft, setDraft, ask, cancel, runId, isStarting, isRunning, answered, isStale } = asked;
  return (
    <div className={classes.bar}>
      {isRunning && runId !== undefined ? (
        <Button key="cancel" variant="default" leftSection={<IconPlayerStop size={15} />} onClick={cancel}>
          Cancel
        </Button>
      ) : (
        <Button
          key="run"
          leftSection={<IconPlayerPlay size={15} />}
          loading={isStarting}
          disabled={draft.trim() === ""}
          onClick={() => ask()}
        >
          Run
        </Button>
      )}
      {children}
      <span className={classes.note} role="status">
        {isStale && answered !== undefined ? (
          <>
            <IconHistory size={14} aria-hidden />
            Below is the answer to the text before your changes
            <Button size="compact-xs" variant="default" onClick={() => setDraft(answered)}>
              Undo them
            </Button>
          </>
        ) : (
          keys
        )}
      </span>
    </div>
  );
}
