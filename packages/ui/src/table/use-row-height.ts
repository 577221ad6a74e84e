import { useCallback, useState } from "react";

const storageKey = "table-rows";
const compact = "compact";
const heightPx = 40;
const compactHeightPx = 30;

export interface RowHeight {
  readonly rowHeightPx: number;
  /** Absent where the page itself says how high rows are. */
  readonly density?: { readonly isCompact: boolean; readonly setCompact: (isCompact: boolean) => void };
}

/** The height of rows, which readers choose once for all tables. */
export function useRowHeight(givenPx: number | undefined): RowHeight {
  const [isCompact, setState] = useState(() => localStorage.getItem(storageKey) === compact);
  const setCompact = useCallback((next: boolean) => {
    setState(next);
    localStorage.setItem(storageKey, next ? compact : "");
  }, []);
  if (givenPx !== undefined) return { rowHeightPx: givenPx };
  return { rowHeightPx: isCompact ? compactHeightPx : heightPx, density: { isCompact, setCompact } };
}
