import { useQuery } from "@apollo/client/react";
import { FailedState, StatusBadge, Table, TimeText } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import type { SavedQueryRunsQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./saved-queries.module.css";
import { runTones, runWords } from "./saved-query-columns.tsx";

const runsQuery = graphql(`
  query SavedQueryRuns($name: ID!) {
    queryRuns(name: $name) {
      queryName dueAt status attempts startedAt finishedAt rows isTruncated matches error
    }
  }
`);
type Run = SavedQueryRunsQuery["queryRuns"][number];

/** The latest runs of a scheduled query: what each found, or why it failed. */
export function QueryRuns({ name }: { readonly name: string }) {
  const { data, error, refetch } = useQuery(runsQuery, { variables: { name }, fetchPolicy: "no-cache" });
  return (
    <section aria-label="Runs">
      <div className={classes.label}>Runs</div>
      {error ? (
        <FailedState title="Couldn't load the runs" message={errorText(error)} onRetry={() => refetch()} />
      ) : data?.queryRuns.length === 0 ? (
        <p className={classes.none}>It has not run yet.</p>
      ) : data ? (
        <Table className={classes.runs}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Due</Table.Th>
              <Table.Th>Status</Table.Th>
              <Table.Th ta="end">Rows</Table.Th>
              <Table.Th ta="end">Matches</Table.Th>
              <Table.Th ta="end">Took</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.queryRuns.map((run) => (
              <RunRow key={run.dueAt} run={run} />
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
    </section>
  );
}

function RunRow({ run }: { readonly run: Run }) {
  const { dueAt, status, rows, isTruncated, matches, error } = run;
  return (
    <Table.Tr>
      <Table.Td>
        <TimeText value={dueAt} precision="minute" />
        {error ? <div className={classes.error}>{error}</div> : null}
      </Table.Td>
      <Table.Td>
        <StatusBadge tone={runTones[status]}>{runWords[status]}</StatusBadge>
      </Table.Td>
      <Table.Td ta="end" data-numeric>
        {rows.toLocaleString("en")}
        {isTruncated ? " (cut off)" : ""}
      </Table.Td>
      <Table.Td ta="end" data-numeric>
        {matches.toLocaleString("en")}
      </Table.Td>
      <Table.Td ta="end" data-numeric>
        {durationText(run)}
      </Table.Td>
    </Table.Tr>
  );
}

function durationText({ startedAt, finishedAt }: Run): string {
  if (!finishedAt) return "";
  const ms = new Date(finishedAt).getTime() - new Date(startedAt).getTime();
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}
