import { useQuery } from "@apollo/client/react";
import { Button } from "@pharos/ui";
import { lazy, useState } from "react";
import { ChangeList } from "../../../page/change-list.tsx";
import { CompareSheet } from "../../../page/compare-sheet.tsx";
import { changeSentence } from "./change-sentence.ts";
import { type Change, historyQuery } from "./history-query.ts";

/** Brings the comparing editor with it. */
const ChangeSheet = lazy(() => import("./change-sheet.tsx").then((module) => ({ default: module.ChangeSheet })));
const pageSize = 10;

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
  const changes = history?.changes.map((change) => ({
    key: change.id,
    by: change.by?.name ?? "Pharos",
    sentence: changeSentence(change),
    at: change.at,
    action: (
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Compare the versions of the change of ${change.at}`}
        onClick={() => setOpen(change)}
      >
        Compare
      </Button>
    ),
  }));
  return (
    <>
      <ChangeList changes={changes} error={error} onRetry={() => refetch()} empty="No changes recorded yet">
        {history?.nextCursor && size < 50 ? (
          <Button variant="subtle" size="compact-sm" onClick={() => setSize(50)}>
            Show older changes
          </Button>
        ) : null}
      </ChangeList>
      <CompareSheet
        title={open && `${open.by?.name ?? "Pharos"} ${changeSentence(open)}`}
        onClose={() => setOpen(undefined)}
      >
        {open ? (
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
        ) : null}
      </CompareSheet>
    </>
  );
}
