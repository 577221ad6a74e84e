import { Text } from "@pharos/ui";
import classes from "./detection-preview.module.css";
import type { Preview } from "./preview-documents.ts";
import { count } from "./preview-progress.tsx";

/** How often each query of a scheduled rule ran, and its rows: one without any explains why nothing matches. */
export function PreviewQueries({ queries }: { queries: Preview["queries"] }) {
  const neverRan = queries.some(({ runs }) => runs === 0);
  return (
    <div>
      <ul className={classes.steps} aria-label="Runs of each query">
        {queries.map(({ name, runs, rows }) => (
          <li key={name}>
            <span data-numeric>{count(rows, "row")}</span>
            <span>
              {name} ({count(runs, "run")})
            </span>
          </li>
        ))}
      </ul>
      {neverRan ? (
        <Text size="sm" c="dimmed" mt={6}>
          A query without runs was not due in this time. Choose a longer one.
        </Text>
      ) : null}
    </div>
  );
}
