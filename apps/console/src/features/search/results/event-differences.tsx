import { useMemo } from "react";
import classes from "../search.module.css";
import { diffEvents } from "./event-diff.ts";
import type { EventRow } from "./event-row.ts";

interface EventDifferencesProps {
  readonly pinned: EventRow;
  readonly shown: EventRow;
}

/** What tells the event from the one that is pinned. */
export function EventDifferences({ pinned, shown }: EventDifferencesProps) {
  const fields = useMemo(() => diffEvents(pinned, shown), [pinned, shown]);
  if (fields.length === 0) return <p className={classes.quiet}>These events are the same.</p>;
  return (
    <table className={classes.differences}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Pinned event</th>
          <th scope="col">This event</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, pinned: before, shown: after }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>{before ?? <span className={classes.quiet}>absent</span>}</td>
            <td>{after ?? <span className={classes.quiet}>absent</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
