import { Link } from "@tanstack/react-router";
import classes from "./alert-title.module.css";

/** The title of an alert in a table: a link to it, with the whole text for the pointer. */
export function AlertTitle({ alert: { id, title } }: { alert: { readonly id: string; readonly title: string } }) {
  return (
    <Link to="/alerts-and-errors/$alertId/" params={{ alertId: id }} className={classes.title} title={title}>
      {title}
    </Link>
  );
}
