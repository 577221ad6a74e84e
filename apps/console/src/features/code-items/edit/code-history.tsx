import { Button, Panel, SideSheet, TextSkeleton, TimeText } from "@pharos/ui";
import { lazy, Suspense, useState } from "react";
import { PanelBoundary } from "../../../page/panel-boundary.tsx";
import { changeSentence } from "../../detections/index.ts";
import classes from "../code-items.module.css";
import type { CodeChange } from "./code-change-sheet.tsx";

/** Brings the comparing editor with it. */
const CodeChangeSheet = lazy(() =>
  import("./code-change-sheet.tsx").then((module) => ({ default: module.CodeChangeSheet })),
);
const sheetWidthPx = 860;

interface CodeHistoryProps {
  readonly changes: readonly CodeChange[] | undefined;
  readonly mayModify: boolean;
  /** Resolves to success. */
  readonly onRestore: (changeId: string, version: "BEFORE" | "AFTER") => Promise<boolean>;
}

/** Who changed it, when and how; each change opens with both versions. */
export function CodeHistory({ changes, mayModify, onRestore }: CodeHistoryProps) {
  const [open, setOpen] = useState<CodeChange>();
  return (
    <Panel title="History">
      {changes === undefined ? <TextSkeleton lines={3} /> : null}
      {changes?.length === 0 ? <p className={classes.quiet}>No changes recorded yet</p> : null}
      <ol className={classes.list}>
        {changes?.map((change) => (
          <li key={change.id}>
            <span>
              <strong>{change.by?.name ?? "Pharos"}</strong> {changeSentence(change)}{" "}
              <TimeText value={change.at} relative />
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
      <SideSheet
        opened={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open ? `${open.by?.name ?? "Pharos"} ${changeSentence(open)}` : ""}
        widthPx={sheetWidthPx}
      >
        {open ? (
          <PanelBoundary>
            <Suspense fallback={<TextSkeleton lines={6} />}>
              <CodeChangeSheet
                change={open}
                isNewest={open.id === changes?.[0]?.id}
                mayModify={mayModify}
                onRestore={async (version) => {
                  if (await onRestore(open.id, version)) setOpen(undefined);
                }}
              />
            </Suspense>
          </PanelBoundary>
        ) : null}
      </SideSheet>
    </Panel>
  );
}
