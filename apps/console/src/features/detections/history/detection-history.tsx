import { useQuery } from "@apollo/client/react";
import { Button, FailedState, Panel, SideSheet, TextSkeleton, TimeText } from "@pharos/ui";
import { lazy, Suspense, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { PanelBoundary } from "../../../page/panel-boundary.tsx";
import { changeSentence } from "./change-sentence.ts";
import classes from "./history.module.css";
import { type Change, historyQuery } from "./history-query.ts";

/** Brings the comparing editor with it. */
const ChangeSheet = lazy(() => import("./change-sheet.tsx").then((module) => ({ default: module.ChangeSheet })));
const pageSize = 10;
const sheetWidthPx = 860;

interface DetectionHistoryProps {
  readonly detectionId: string;
  readonly mayModify: boolean;
  readonly onRestored: () => void;
}

/** Who changed the detection, when and how; each change opens with both versions. */
export function DetectionHistory({ detectionId, mayModify, onRestored }: DetectionHistoryProps) {
  const [size, setSize] = useState(pageSize);
  const [open, setOpen] = useState<Change>();
  const input = { id: detectionId, pageSize: size };
  const { data, previousData, error, refetch } = useQuery(historyQuery, {
    variables: { input },
    fetchPolicy: "cache-and-network",
  });
  const history = (data ?? previousData)?.detectionHistory;
  return (
    <Panel title="History">
      {error && !history ? (
        <FailedState title="Couldn't load the history" message={errorText(error)} onRetry={() => refetch()} />
      ) : null}
      {!history && !error ? <TextSkeleton lines={3} /> : null}
      {history?.changes.length === 0 ? <p className={classes.quiet}>No changes recorded yet</p> : null}
      <ol className={classes.changes}>
        {history?.changes.map((change) => (
          <li key={change.id}>
            <span>
              <strong>{change.by?.name ?? "Pharos"}</strong> {changeSentence(change)}
              <span className={classes.when}>
                <TimeText value={change.at} relative />
              </span>
            </span>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Compare the versions of the change of ${change.at}`}
              onClick={() => setOpen(change)}
            >
              Compare
            </Button>
          </li>
        ))}
      </ol>
      {history?.nextCursor && size < 50 ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setSize(50)}>
          Show older changes
        </Button>
      ) : null}
      <SideSheet
        opened={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open ? `${open.by?.name ?? "Pharos"} ${changeSentence(open)}` : ""}
        widthPx={sheetWidthPx}
      >
        {open ? (
          <PanelBoundary>
            <Suspense fallback={<TextSkeleton lines={6} />}>
              <ChangeSheet
                change={open}
                isNewest={open.id === history?.changes[0]?.id}
                mayModify={mayModify}
                onRestored={() => {
                  setOpen(undefined);
                  refetch();
                  onRestored();
                }}
              />
            </Suspense>
          </PanelBoundary>
        ) : null}
      </SideSheet>
    </Panel>
  );
}
