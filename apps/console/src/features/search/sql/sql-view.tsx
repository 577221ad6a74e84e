import { useApolloClient } from "@apollo/client/react";
import { Button, EmptyState, FailedState, TableFrame, TableSkeleton, Textarea } from "@pharos/ui";
import { IconDatabase, IconPlayerPlay, IconPlayerStop } from "@pharos/ui/icons";
import { useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import classes from "../search.module.css";
import { useTask } from "../use-task.ts";
import { runSql } from "./run-sql.ts";
import { SqlResult } from "./sql-result.tsx";

interface SqlViewProps {
  /** The statement that runs, as the address holds it. */
  readonly sql: string;
  readonly onSqlChange: (sql: string) => void;
}

const example =
  "SELECT p_log_type, count(*) AS events FROM pharos_logs.public.aws_cloudtrail GROUP BY 1 ORDER BY 2 DESC";
const rowsMin = 4;
const rowsMax = 14;
const skeletonWidths = ["20%", "20%", "20%"];

/** One read-only statement. It runs on Ctrl or ⌘ and Enter, and stands in the address from then on. */
export function SqlView({ sql, onSqlChange }: SqlViewProps) {
  const client = useApolloClient();
  const [draft, setDraft] = useState(sql || example);
  const work = useMemo(
    () => (sql === "" ? undefined : (signal: AbortSignal) => runSql(client, sql, signal)),
    [client, sql],
  );
  const { state, cancel, again } = useTask(work);
  const isRunning = work !== undefined && state.kind === "running";
  const run = () => (draft.trim() === sql ? again() : onSqlChange(draft.trim()));
  return (
    <>
      <form
        className={classes.sql}
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <Textarea
          aria-label="SQL"
          autosize
          minRows={rowsMin}
          maxRows={rowsMax}
          spellCheck={false}
          classNames={{ input: classes.sqlText ?? "" }}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            run();
          }}
        />
        {isRunning ? (
          // Another element than Run: one that became it within the click would submit the form.
          <Button key="cancel" variant="default" leftSection={<IconPlayerStop size={15} />} onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <Button key="run" type="submit" leftSection={<IconPlayerPlay size={15} />} disabled={draft.trim() === ""}>
            Run
          </Button>
        )}
      </form>
      {state.kind === "failed" ? (
        <FailedState title="Couldn't run your query" message={errorText(state.error)} onRetry={again} />
      ) : null}
      {isRunning ? (
        <TableFrame>
          <TableSkeleton widths={skeletonWidths} />
        </TableFrame>
      ) : null}
      {state.kind === "done" ? <SqlResult key={sql} result={state.result} /> : null}
      {sql === "" ? (
        <EmptyState icon={<IconDatabase size={36} stroke={1.25} />} title="Ask the data lake in SQL">
          Write one SELECT over tables such as pharos_logs.public.aws_cloudtrail and run it with Ctrl and Enter.
        </EmptyState>
      ) : null}
      {state.kind === "cancelled" ? <EmptyState title="Query cancelled" /> : null}
    </>
  );
}
