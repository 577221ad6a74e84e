import { IconAlertTriangle } from "@pharos/ui/icons";
import type { ReactNode } from "react";
import classes from "./true-positive-warning.module.css";

/** Says in red that a change hides what somebody found to be real. */
export function TruePositiveWarning({ children }: { readonly children: ReactNode }) {
  return (
    <p className={classes.warning}>
      <IconAlertTriangle size={16} aria-hidden />
      {children}
    </p>
  );
}
