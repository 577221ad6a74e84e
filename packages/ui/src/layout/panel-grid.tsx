import type { KeyboardEvent, ReactNode } from "react";
import { GridLayout, type LayoutItem, useContainerWidth } from "react-grid-layout";
import "react-grid-layout/css/styles.css";
import classes from "./panel-grid.module.css";
import { type GridPlace, movedBy, resizedBy } from "./place-in-grid.ts";

export interface PanelGridItem extends GridPlace {
  readonly id: string;
  /** The panel, as its handle names it. */
  readonly label: string;
  readonly content: ReactNode;
}

interface PanelGridProps {
  readonly items: readonly PanelGridItem[];
  readonly columns: number;
  readonly rowHeightPx: number;
  readonly gapPx: number;
  /** All places, after any of them changed. */
  readonly onChange: (places: ReadonlyMap<string, GridPlace>) => void;
}

/**
 * Panels that are moved by their handles and sized by their corners: with the mouse, or with the arrow keys on a handle
 * (with Shift they size). Others make room, and nothing floats.
 */
export function PanelGrid({ items, columns, rowHeightPx, gapPx, onChange }: PanelGridProps) {
  const { width, containerRef, mounted } = useContainerWidth();
  const layout = items.map(
    ({ id, x, y, width: w, height: h }): LayoutItem => ({ i: id, x, y, w, h, minW: 2, minH: 2 }),
  );
  const changed = (next: readonly LayoutItem[]) => {
    const places = new Map(next.map(({ i, x, y, w, h }) => [i, { x, y, width: w, height: h }]));
    if (items.some((item) => !isSame(item, places.get(item.id)))) onChange(places);
  };
  const step = (item: PanelGridItem, event: KeyboardEvent) => {
    const place = event.shiftKey ? resizedBy(item, event.key, columns) : movedBy(item, event.key, columns);
    if (place === undefined) return;
    event.preventDefault();
    onChange(new Map(items.map((one) => [one.id, one.id === item.id ? place : one])));
  };
  return (
    <div ref={containerRef}>
      {mounted ? (
        <GridLayout
          width={width}
          layout={layout}
          gridConfig={{ cols: columns, rowHeight: rowHeightPx, margin: [gapPx, gapPx], containerPadding: [0, 0] }}
          dragConfig={{ handle: `.${classes.handle}` }}
          className={classes.grid ?? ""}
          onLayoutChange={changed}
        >
          {items.map((item) => (
            <div key={item.id} className={classes.item}>
              {/* Its own name: it lies over the panel's head, beside its menu. */}
              <button
                type="button"
                className={classes.handle}
                aria-label={`Move ${item.label}`}
                title="Drag, or use the arrow keys; with Shift they change the size"
                onKeyDown={(event) => step(item, event)}
              />
              {item.content}
            </div>
          ))}
        </GridLayout>
      ) : null}
    </div>
  );
}

function isSame(one: GridPlace, other: GridPlace | undefined): boolean {
  return (
    other !== undefined &&
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height
  );
}
