import type { ReactNode } from "react";
import classes from "./layout.module.css";

export interface PanelProps {
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  /** Without inner spacing: for tables, which bring their own. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

export function Panel({ title, actions, flush = false, children }: PanelProps) {
  return (
    <section className={classes.panel}>
      {title || actions ? (
        <div className={classes.panelHead}>
          <h2 className={classes.panelTitle}>{title}</h2>
          {actions ? <div className={classes.panelActions}>{actions}</div> : null}
        </div>
      ) : null}
      <div className={flush ? classes.panelFlush : classes.panelBody}>{children}</div>
    </section>
  );
}
