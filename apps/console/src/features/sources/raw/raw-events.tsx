import { Button, CopyButton } from "@pharos/ui";
import { useState } from "react";
import type { RawPreviewQuery } from "../../../graphql/generated/graphql.ts";
import classes from "./raw.module.css";

export type RawRow = RawPreviewQuery["viewBucketData"]["data"][number];

/** Longer texts are cut until asked for (specification 3 §2). */
const shownCharacters = 300;

/** Records with the object that each came in, and its log type or why it has none. */
export function RawEvents({ rows }: { readonly rows: readonly RawRow[] }) {
  return (
    <ul className={classes.list}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end, and an object has many events
        <RawEvent key={at} row={row} />
      ))}
    </ul>
  );
}

function RawEvent({ row: { s3Key, event, logType, error } }: { row: RawRow }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = event.length > shownCharacters;
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <code>{s3Key}</code>
        <span>
          {logType} <CopyButton value={event} label="Copy the event" />
        </span>
      </div>
      {error ? <div className={classes.error}>{error}</div> : null}
      <pre>{isLong && !isWhole ? `${event.slice(0, shownCharacters)}…` : event}</pre>
      {isLong ? (
        <div>
          <Button variant="subtle" size="compact-xs" onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Hide" : "Show all"}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
