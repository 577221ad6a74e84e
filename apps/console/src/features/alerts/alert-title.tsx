import { RowLink } from "../../routing/row-link.tsx";
import classes from "./alert-title.module.css";

/** The title of an alert in a table: a link to it, with the whole text for the pointer. */
export function AlertTitle({ alert: { id, title } }: { alert: { readonly id: string; readonly title: string } }) {
  return (
    <RowLink path={`/alerts-and-errors/${encodeURIComponent(id)}/`} className={classes.title} title={title}>
      {title}
    </RowLink>
  );
}
