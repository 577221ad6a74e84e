import type { ReactNode } from "react";
import classes from "./badges.module.css";

/** A quiet label: a tag, a log type, a technique. */
export function Tag({ children, mono = false }: { children: ReactNode; mono?: boolean }) {
  return (
    <span className={classes.tag} data-mono={mono || undefined}>
      {children}
    </span>
  );
}
