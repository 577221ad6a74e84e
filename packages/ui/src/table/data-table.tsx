import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import { columnTracks } from "./column-tracks.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import classes from "./data-table.module.css";
import type { DataTableProps } from "./data-table-types.ts";
import { TableHead } from "./table-head.tsx";
import { TableRow } from "./table-row.tsx";
import { useColumnTable } from "./use-column-table.ts";
import { useRowHeight } from "./use-row-height.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { useSelection } from "./use-selection.ts";
import { useSortedRows } from "./use-sorted-rows.ts";

const headHeightPx = 36;
const overscan = 12;
/** So close to the end, the next page is asked for. */
const endDistance = 15;
const selectWidthPx = 40;

/** A virtual table: only the rows in view exist in the page, so 100,000 of them scroll smoothly. Fills its parent. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, onOpen, onEndReached, onReadingChange, isLoadingMore = false } = props;
  const { rowHeightPx, density } = useRowHeight(props.rowHeightPx);
  const table = useColumnTable(props);
  const { rows, sorting } = useSortedRows(props);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    overscan,
    scrollPaddingStart: headHeightPx,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height stand elsewhere
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeightPx]);
  const selection = useSelection(props, rows);
  const { active, isByKey, setActive } = useRowKeys({
    rows,
    isEnabled: props.ownsKeys ?? true,
    scroller,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    onToggle: selection?.toggle,
    onOpen: (index) => {
      const row = rows[index];
      if (row) onOpen?.(row.original);
    },
  });
  const isReading = isByKey || (virtualizer.scrollOffset ?? 0) > 0;
  useEffect(() => {
    if (!isReading) return;
    onReadingChange?.(true);
    return () => onReadingChange?.(false);
  }, [isReading, onReadingChange]);
  const visible = table.getVisibleLeafColumns();
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const visibleIds = visible.map((column) => column.id).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say all that rows need to know of the columns
  const shown = useMemo(() => visible.flatMap((column) => byId.get(column.id) ?? []), [byId, visibleIds]);
  const tracks = columnTracks(shown, table.state.columnSizing, selection ? selectWidthPx : 0);

  const items = virtualizer.getVirtualItems();
  const lastIndex = items.at(-1)?.index ?? -1;
  const isNearEnd = rows.length > 0 && lastIndex >= rows.length - endDistance;
  useEffect(() => {
    if (isNearEnd && !isLoadingMore) onEndReached?.();
  }, [isNearEnd, isLoadingMore, onEndReached]);

  return (
    <div
      className={classes.table}
      data-table
      style={{ "--content-height": `${headHeightPx + virtualizer.getTotalSize()}px` } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a virtual table cannot be a <table>, whose rows must all exist */}
      <div
        ref={scroller}
        className={classes.scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        tabIndex={0}
        style={{ ...tracks, "--row-height": `${rowHeightPx}px` } as CSSProperties}
      >
        <TableHead table={table} columns={shown} sorting={sorting} selection={selection} />
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div className={classes.body} style={{ height: virtualizer.getTotalSize() }} role="rowgroup">
          {items.map((item) => {
            const row = rows[item.index];
            return row ? (
              <TableRow
                key={row.id}
                row={row.original}
                id={row.id}
                index={item.index}
                top={item.start}
                columns={shown}
                isActive={item.index === active}
                isSelected={selection?.selected.has(row.id)}
                onSelect={selection?.toggle}
                onActivate={setActive}
                onOpen={onOpen}
              />
            ) : null;
          })}
        </div>
        {isLoadingMore ? (
          <div className={classes.more} role="status">
            Loading more…
          </div>
        ) : null}
      </div>
      <div className={classes.columnsMenu}>
        <ColumnsMenu table={table} density={density} />
      </div>
    </div>
  );
}
