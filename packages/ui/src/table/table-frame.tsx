import type { ReactNode } from "react";
import classes from "./table-frame.module.css";

interface TableFrameProps {
  readonly children: ReactNode;
  /** What is shown belongs to the filters of a moment ago. */
  readonly isStale?: boolean;
  /** At least so high; within a list page it takes the room that is left. */
  readonly heightMinPx?: number;
}

const heightMinDefaultPx = 240;

/** The bordered surface in which a page's one table scrolls. */
export function TableFrame({ children, isStale = false, heightMinPx = heightMinDefaultPx }: TableFrameProps) {
  return (
    <div className={classes.frame} data-stale={isStale || undefined} style={{ minHeight: heightMinPx }}>
      {children}
    </div>
  );
}
