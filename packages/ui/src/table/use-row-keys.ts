import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";

interface RowKeys {
  readonly rows: readonly { readonly id: string }[];
  readonly isEnabled: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scrollTo: (index: number) => void;
  readonly onToggle: ((index: number) => void) | undefined;
  readonly onOpen: (index: number) => void;
}

const pageRows = 20;
const none = -1;

interface ActiveRow {
  readonly id: string;
  readonly index: number;
  readonly isByKey: boolean;
}

/**
 * j and k move, x selects, Enter opens, Escape leaves the row; arrows, Home and End as well while the table has the
 * focus. The active row is remembered by its id: rows that arrive above it must not make Enter open another one.
 */
export function useRowKeys(keys: RowKeys) {
  const [activeRow, setActiveRow] = useState<ActiveRow>();
  const active = useMemo(() => indexOf(activeRow, keys.rows), [activeRow, keys.rows]);
  const latest = useRef({ ...keys, active });
  latest.current = { ...keys, active };
  const activate = useCallback((index: number, isByKey: boolean) => {
    const row = latest.current.rows[index];
    if (row) setActiveRow({ id: row.id, index, isByKey });
  }, []);
  const setActive = useCallback((index: number) => activate(index, false), [activate]);

  // Before the browser paints: whoever sees the rows may press a key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { rows, isEnabled, scroller, scrollTo, onToggle, onOpen, active } = latest.current;
      const count = rows.length;
      const isInside = scroller.current === event.target;
      if (!isInside && (!isEnabled || belongsElsewhere(event.target))) return;
      if (event.ctrlKey || event.metaKey || event.altKey || count === 0) return;
      const next = nextIndex(event.key, active, count, isInside);
      if (next !== undefined) {
        activate(next, true);
        scrollTo(next);
      } else if (event.key === "x" && active !== none) onToggle?.(active);
      else if (event.key === "Escape" && active !== none) setActiveRow(undefined);
      else if (event.key === "Enter" && active !== none && (isInside || !isOperable(event.target))) onOpen(active);
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [activate]);

  return { active, isByKey: activeRow?.isByKey === true, setActive };
}

/** Where the row is now; where it was, once it is gone, so that the next key goes on from there. */
function indexOf(row: ActiveRow | undefined, rows: RowKeys["rows"]): number {
  if (!row) return none;
  if (rows[row.index]?.id === row.id) return row.index;
  const index = rows.findIndex(({ id }) => id === row.id);
  return index === none ? Math.min(row.index, rows.length - 1) : index;
}

/** Where a key takes the active row; undefined for a key that moves nothing. */
function nextIndex(key: string, active: number, count: number, isInside: boolean): number | undefined {
  const last = count - 1;
  if (key === "j" || (isInside && key === "ArrowDown")) return Math.min(active + 1, last);
  if (key === "k" || (isInside && key === "ArrowUp")) return Math.max(active - 1, 0);
  if (!isInside) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "PageDown") return Math.min(active + pageRows, last);
  if (key === "PageUp") return Math.max(active - pageRows, 0);
  return undefined;
}

/** Enter does something with it already. The page's heading, which has the focus after navigation, is not such a thing. */
function isOperable(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("a, button, summary, input, [role=button], [tabindex='0']") !== null
  );
}

function belongsElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("[role=dialog]")) return true;
  if (!(target instanceof HTMLElement)) return false;
  // The key closed the dialog that it was pressed in.
  if (!target.isConnected) return true;
  return (
    target.isContentEditable || target.closest("input:not([type=checkbox]), textarea, select, [role=menu]") !== null
  );
}
