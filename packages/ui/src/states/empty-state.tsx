import type { ReactNode } from "react";
import classes from "./states.module.css";

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** Explains what this place is for. */
  readonly children?: ReactNode;
  /** The one action that fills it. */
  readonly action?: ReactNode;
  /** Where it is the whole page, its title is the page's. */
  readonly isPage?: boolean;
}

export function EmptyState({ icon, title, children, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? "h1" : "h2";
  return (
    <div className={classes.state} role="status">
      {icon ? <div className={classes.icon}>{icon}</div> : null}
      <Title className={classes.title}>{title}</Title>
      {children ? <p className={classes.text}>{children}</p> : null}
      {action ? <div className={classes.actions}>{action}</div> : null}
    </div>
  );
}
