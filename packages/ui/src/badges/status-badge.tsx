import type { ReactNode } from "react";
import classes from "./badges.module.css";

export type StatusTone = "pass" | "fail" | "error" | "active" | "neutral";

/** A dot and a word. The tone colours the dot only: the word carries the meaning. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.status} data-tone={tone}>
      {children}
    </span>
  );
}
