import { Button, EventViewer, SegmentedControl, SideSheet, Tag, TimeText, type ValueActions } from "@pharos/ui";
import { IconPin, IconPinnedOff } from "@pharos/ui/icons";
import { useMemo, useState } from "react";
import { enrichmentTags } from "../../../page/enrichment/enrichment-tags.ts";
import classes from "../search.module.css";
import { EventDifferences } from "./event-differences.tsx";
import { type EventRow, timeOf } from "./event-row.ts";

interface EventSheetProps {
  /** Undefined: closed. */
  readonly row: EventRow | undefined;
  readonly view: "tree" | "raw";
  readonly actions: ValueActions;
  /** The event that others are compared with. */
  readonly pinned: EventRow | undefined;
  readonly onPin: (row: EventRow | undefined) => void;
  readonly onViewChange: (view: "tree" | "raw") => void;
  readonly onClose: () => void;
}

const widthPx = 760;
const views = [
  { value: "tree", label: "Tree" },
  { value: "raw", label: "Raw" },
];
const difference = { value: "diff", label: "Diff" };

export function EventSheet({ row, view, actions, pinned, onPin, onViewChange, onClose }: EventSheetProps) {
  const [isDiff, setDiff] = useState(false);
  const compared = row !== undefined && pinned !== undefined && pinned !== row ? pinned : undefined;
  const shown = isDiff && compared ? "diff" : view;
  const choose = (next: string) => {
    setDiff(next === "diff");
    if (next !== "diff") onViewChange(next as "tree" | "raw");
  };
  const tagsOf = useMemo(() => enrichmentTags(row), [row]);
  const isPinned = row !== undefined && row === pinned;
  return (
    <SideSheet opened={row !== undefined} onClose={onClose} title="Event" widthPx={widthPx}>
      {row ? (
        <>
          <div className={classes.sheetHead}>
            <SheetFacts row={row} />
            <div className={classes.sheetChoices}>
              <Button
                variant="default"
                size="compact-sm"
                leftSection={isPinned ? <IconPinnedOff size={14} /> : <IconPin size={14} />}
                onClick={() => onPin(isPinned ? undefined : row)}
              >
                {isPinned ? "Unpin" : "Pin to compare"}
              </Button>
              <SegmentedControl
                size="xs"
                aria-label="View"
                data={compared ? [...views, difference] : views}
                value={shown}
                onChange={choose}
              />
            </div>
          </div>
          <div className={classes.sheetBody}>
            {shown === "diff" && compared ? (
              <EventDifferences pinned={compared} shown={row} />
            ) : (
              <EventViewer event={row} view={view} actions={actions} tagsOf={tagsOf} />
            )}
          </div>
        </>
      ) : null}
    </SideSheet>
  );
}

/** Rows of a query may have neither a log type nor a time. */
function SheetFacts({ row }: { readonly row: EventRow }) {
  const kind = row.p_log_type ?? row.p_table;
  return (
    <>
      {kind == null ? null : <Tag>{String(kind)}</Tag>}
      {row.p_event_time == null ? null : <TimeText value={timeOf(row.p_event_time)} precision="millisecond" />}
    </>
  );
}
