import { useQuery } from "@apollo/client/react";
import { bytesText, Facts, FailedState, TextSkeleton, TimeText } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import type { LookupTableQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { detectionPath } from "../../../routing/detection-path.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import classes from "../lookup-tables.module.css";

const lookupUsesQuery = graphql(`
  query LookupUses($id: ID!) {
    lookupUses(id: $id) {
      detections { id displayName kind enabled }
      queries { id name }
    }
  }
`);

export function LookupOverview({ table }: { readonly table: LookupTableQuery["lookupTable"] }) {
  const { file, associatedLogTypes } = table;
  return (
    <div className={classes.stack}>
      <Facts
        items={[
          ["Description", table.description],
          ["Reference", table.reference],
          [
            "Schema",
            table.schema ? (
              <PathLink key="schema" path={`/configure/schemas/${encodeURIComponent(table.schema)}/`}>
                {table.schema}
              </PathLink>
            ) : (
              "None: the rows are those of a query"
            ),
          ],
          ["Primary key", <code key="key">{table.primaryKey}</code>],
          [
            "Looked up in",
            associatedLogTypes.length === 0 ? (
              "Events of every log type that have the key's indicator"
            ) : (
              <ul key="selectors" className={classes.list}>
                {associatedLogTypes.map(({ logType, selectors }) => (
                  <li key={logType}>
                    {logType}: <span className={classes.mono}>{selectors.join(", ")}</span>
                  </li>
                ))}
              </ul>
            ),
          ],
          [
            "Rows",
            file ? (
              <span key="file">
                {file.rows.toLocaleString("en")} from {file.filename} ({bytesText(file.bytes)}),{" "}
                {table.refresh ? "as of" : "uploaded"} <TimeText value={file.uploadedAt} />
              </span>
            ) : (
              "None yet"
            ),
          ],
          ...(table.refresh ? refreshFacts(table) : []),
          ["In queries", <code key="lake">{table.lakeTable}</code>],
          ["Modified", <TimeText key="modified" value={table.lastModified} />],
        ]}
      />
      <LookupUses tableId={table.id} />
    </div>
  );
}

/** Where the rows are read from, and when. */
function refreshFacts(table: LookupTableQuery["lookupTable"]) {
  const { query, refresh, refreshedAt, nextRefreshAt, health, healthMessage } = table;
  const { ObjectPath, PeriodMinutes, CronExpression } = refresh as Readonly<Record<string, unknown>>;
  const schedule = CronExpression ? `as ${CronExpression} says (UTC)` : `every ${PeriodMinutes} minutes`;
  return [
    [
      "Read again",
      ObjectPath ? (
        <span key="source">
          From <code>{String(ObjectPath)}</code>, {schedule}
        </span>
      ) : (
        <span key="source">
          By a query, {schedule}
          {query ? <pre className={classes.query}>{query}</pre> : null}
        </span>
      ),
    ],
    ["Last result", health === "NOT_REFRESHED" ? healthMessage : refreshedAt ? "The rows were read" : "Not read yet"],
    ["Last read", refreshedAt ? <TimeText key="last" value={refreshedAt} /> : "Never"],
    ["Next", nextRefreshAt ? <TimeText key="next" value={nextRefreshAt} relative /> : "Not while it is disabled"],
  ] as const;
}

function LookupUses({ tableId }: { readonly tableId: string }) {
  const { data, error, refetch } = useQuery(lookupUsesQuery, { variables: { id: tableId } });
  if (error && !data) {
    return <FailedState title="Couldn't load the uses" message={errorText(error)} onRetry={() => refetch()} />;
  }
  if (!data) return <TextSkeleton lines={2} />;
  const { detections, queries } = data.lookupUses;
  return (
    <section aria-label="Used by">
      <h3>Used by</h3>
      {detections.length + queries.length === 0 ? (
        <p className={classes.quiet}>No detection or saved search that you can see names this table.</p>
      ) : (
        <ul className={classes.list}>
          {detections.map(({ id, kind, displayName, enabled }) => (
            <li key={id}>
              <PathLink path={detectionPath({ kind, id })}>{displayName || id}</PathLink>
              {enabled ? "" : " (disabled)"}
            </li>
          ))}
          {queries.map(({ id, name }) => (
            <li key={id}>Saved search {name}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
