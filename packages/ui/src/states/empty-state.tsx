import type { ReactNode } from "react";
import classes from "./states.module.css";

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** What this place is for. */
  readonly children?: ReactNode;
  /** The one action that fills it. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state} role="status">
      {icon ? <div className={classes.icon}>{icon}</div> : null}
      <h2 className={classes.title}>{title}</h2>
      {children ? <p className={classes.text}>{children}</p> : null}
      {action ? <div className={classes.actions}>{action}</div> : null}
    </div>
  );
}
