import type { ReactNode } from "react";
import classes from "./layout.module.css";

/** `list` fills the window's height and lets its table scroll; `reading` scrolls as a whole and is at most 1200 px wide. */
export function Page({ children, kind = "reading" }: { children: ReactNode; kind?: "list" | "reading" | "wide" }) {
  return (
    <div className={classes.page} data-kind={kind}>
      {children}
    </div>
  );
}
