import { Button } from "@pharos/ui";
import { IconHistory, IconPlayerPlay, IconPlayerStop } from "@pharos/ui/icons";
import { type ReactNode, useSyncExternalStore } from "react";
import askedClasses from "../asked.module.css";
import type { Loading } from "./loading.ts";
import classes from "./runs.module.css";
import { ScanHint } from "./scan-hint.tsx";
import type { AskedQuery } from "./use-asked-query.ts";
import type { RunInput } from "./use-query-run.ts";

interface QueryBarProps {
  readonly asked: AskedQuery;
  /** Which keys do what. */
  readonly keys: string;
  /** Of what the language suggests. */
  readonly loading: Loading;
  /** The query as it would run now. */
  readonly input: RunInput;
  /** Writes a time between the two into the text. */
  readonly onTimes: (start: Date, end: Date) => void;
  readonly children?: ReactNode;
}

const dayMs = 86_400_000;

const loadingText = "Loading tables and columns for suggestions…";

/** What can be done with the text, and whether what is shown below is of it. */
export function QueryBar({ asked, keys, loading, input, onTimes, children }: QueryBarProps) {
  const isLoading = useSyncExternalStore(loading.subscribe, loading.isLoading);
  const { draft, rewrite, ask, cancel, isStarting, isRunning, answered, isStale } = asked;
  const isCancel = isRunning && !isStarting;
  const isToRun = !isRunning && (answered === undefined || isStale);
  const narrow = () => {
    const now = new Date();
    onTimes(new Date(now.getTime() - dayMs), now);
  };
  return (
    <div className={askedClasses.bar}>
      {/* One button, so that the keyboard stays on it; the second of two clicks is meant for what it was. */}
      <Button
        variant={isCancel ? "default" : "filled"}
        leftSection={isCancel ? <IconPlayerStop size={15} /> : <IconPlayerPlay size={15} />}
        disabled={!isCancel && draft.trim() === ""}
        onClick={({ detail: clicks }) => {
          if (isCancel && clicks < 2) cancel();
          else if (!isRunning) void ask();
        }}
      >
        {isCancel ? "Cancel" : "Run"}
      </Button>
      {children}
      {isToRun ? <ScanHint input={input} isRunning={false} onNarrow={narrow} /> : null}
      <span className={classes.note} role="status">
        {isStale && answered !== undefined ? (
          <>
            <IconHistory size={14} aria-hidden />
            These results are from before your changes
            <Button size="compact-xs" variant="default" onClick={() => rewrite(answered)}>
              Undo them
            </Button>
          </>
        ) : (
          (isLoading && loadingText) || keys
        )}
      </span>
    </div>
  );
}
