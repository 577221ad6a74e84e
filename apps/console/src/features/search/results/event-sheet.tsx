import { EventViewer, SegmentedControl, SideSheet, Tag, TimeText, type ValueActions } from "@pharos/ui";
import classes from "../search.module.css";
import { type EventRow, timeOf } from "./event-row.ts";

interface EventSheetProps {
  /** Undefined: closed. */
  readonly row: EventRow | undefined;
  readonly view: "tree" | "raw";
  readonly actions: ValueActions;
  readonly onViewChange: (view: "tree" | "raw") => void;
  readonly onClose: () => void;
}

const widthPx = 760;
const views = [
  { value: "tree", label: "Tree" },
  { value: "raw", label: "Raw" },
];

export function EventSheet({ row, view, actions, onViewChange, onClose }: EventSheetProps) {
  return (
    <SideSheet opened={row !== undefined} onClose={onClose} title="Event" widthPx={widthPx}>
      {row ? (
        <>
          <div className={classes.sheetHead}>
            <SheetFacts row={row} />
            <SegmentedControl
              size="xs"
              aria-label="View"
              data={views}
              value={view}
              onChange={(next) => onViewChange(next as "tree" | "raw")}
            />
          </div>
          <div className={classes.sheetBody}>
            <EventViewer event={row} view={view} actions={actions} />
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
