import { Facts } from "@pharos/ui";
import classes from "../lookup-tables.module.css";
import type { FilePreview } from "./send-rows.ts";

export function FilePreviewFacts({ preview }: { readonly preview: FilePreview }) {
  const { rows, skippedRows, columns, newColumns, goneColumns, malformedCount, malformedLines, keys } = preview;
  return (
    <>
      {malformedCount > 0 ? (
        <section aria-label="Malformed lines">
          <p role="alert">
            {malformedCount.toLocaleString("en")} {malformedCount === 1 ? "line is" : "lines are"} malformed. Correct
            the file, then choose it again.
          </p>
          <ul className={classes.list}>
            {malformedLines.map(({ line, reason }) => (
              <li key={line}>
                Line {line.toLocaleString("en")} {reason}
              </li>
            ))}
          </ul>
          {malformedCount > malformedLines.length ? (
            <p className={classes.quiet}>The first {malformedLines.length} are shown.</p>
          ) : null}
        </section>
      ) : null}
      <Facts
        items={[
          ["Rows", rows.toLocaleString("en")],
          ["Rows without a key", skippedRows === 0 ? "None" : `${skippedRows.toLocaleString("en")}, left out`],
          ["Columns", columns.join(", ")],
          ["New columns", newColumns.join(", ") || "None"],
          ["Columns that go", goneColumns.join(", ") || "None"],
          ...(keys
            ? ([
                ["New keys", keysText(keys.newCount, keys.newKeys)],
                ["Keys that go", keysText(keys.goneCount, keys.goneKeys)],
                ["Changed rows", keysText(keys.changedCount, keys.changedKeys)],
                ["Unchanged rows", keys.unchangedCount.toLocaleString("en")],
              ] as const)
            : ([["Keys", "Not compared: the table is a MaxMind database, or has more than a million rows"]] as const)),
        ]}
      />
    </>
  );
}

function keysText(count: number, keys: readonly string[]): string {
  if (count === 0) return "None";
  const more = count > keys.length ? ", …" : "";
  return `${count.toLocaleString("en")}: ${keys.join(", ")}${more}`;
}
