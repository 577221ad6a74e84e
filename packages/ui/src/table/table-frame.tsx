import type { ReactNode } from "react";
import classes from "./table-frame.module.css";

interface TableFrameProps {
  readonly children: ReactNode;
  /** The rows belong to the filters of a moment ago. */
  readonly isStale?: boolean;
  /** At least so high; within a list page it takes the room that is left. */
  readonly heightMinPx?: number;
  /** Ends with the last row, where the page has room left. For a direct child of a list page. */
  readonly hugsRows?: boolean;
}

const heightMinDefaultPx = 240;

/** The bordered surface in which a page's one table scrolls. */
export function TableFrame({
  children,
  isStale = false,
  heightMinPx = heightMinDefaultPx,
  hugsRows = false,
}: TableFrameProps) {
  return (
    <div
      className={classes.frame}
      data-stale={isStale || undefined}
      data-hugs={hugsRows || undefined}
      style={{ minHeight: hugsRows ? 0 : heightMinPx }}
    >
      {children}
    </div>
  );
}
