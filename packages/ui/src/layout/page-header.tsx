import type { ReactNode } from "react";
import classes from "./layout.module.css";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { usePageTitle } from "./use-page-title.ts";

export interface PageHeaderProps {
  /** A text names the browser's tab as well. */
  readonly title: ReactNode;
  /** A line below the title: facts, badges, a short purpose. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A longer text may take more lines than are shown. */
const shortLengthMax = 120;

export function PageHeader({ title, children, actions }: PageHeaderProps) {
  const heading = useHeadingFocus();
  const text = typeof title === "string" ? title : undefined;
  usePageTitle(text);
  return (
    <header className={classes.pageHeader}>
      <div className={classes.pageHeading}>
        <h1
          ref={heading}
          tabIndex={-1}
          className={classes.pageTitle}
          data-text={text !== undefined || undefined}
          title={text !== undefined && text.length > shortLengthMax ? text : undefined}
        >
          {title}
        </h1>
        {children ? <div className={classes.pageFacts}>{children}</div> : null}
      </div>
      {actions ? <div className={classes.pageActions}>{actions}</div> : null}
    </header>
  );
}
