import { useQuery } from "@apollo/client/react";
import { columnType, typeName } from "@pharos/flow/editor";
import { Button, bytesText, CopyButton, Facts, FailedState, Skeleton, TimeText } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./explorer.module.css";

const tableQuery = graphql(`
  query ExplorerTable($input: DataLakeDatabaseTableInput!) {
    dataLakeDatabaseTable(input: $input) {
      id newestEventAt
      columns { name type description }
    }
  }
`);

export interface PreviewedTable {
  readonly id: string;
  readonly name: string;
  readonly hasEventTime: boolean;
}

interface TableDetailsProps {
  readonly table: {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly rows: number;
    readonly bytes: number;
  };
  readonly database: string;
  readonly onPreview: (table: PreviewedTable) => void;
}

/** How much a table holds, until when, and its columns. */
export function TableDetails({ table, database, onPreview }: TableDetailsProps) {
  const { id, name, description, rows, bytes } = table;
  const { data, error, refetch } = useQuery(tableQuery, {
    variables: { input: { databaseName: database, tableName: name } },
  });
  const shown = data?.dataLakeDatabaseTable;
  const columns = shown?.columns ?? [];
  return (
    <div className={classes.details}>
      {description ? <p className={classes.description}>{description}</p> : null}
      <Facts
        items={[
          ["Rows", rows.toLocaleString("en")],
          ["Size", bytesText(bytes)],
          [
            "Newest event",
            shown?.newestEventAt ? <TimeText key="newest" value={shown.newestEventAt} relative /> : undefined,
          ],
        ]}
      />
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={!shown}
          onClick={() =>
            onPreview({ id, name, hasEventTime: columns.some((column) => column.name === "p_event_time") })
          }
        >
          Preview rows
        </Button>
        <CopyButton value={id} label="Copy table name" />
      </div>
      {error ? (
        <FailedState title="Couldn't load the columns" message={errorText(error)} onRetry={() => refetch()} />
      ) : shown ? (
        <dl className={classes.columns}>
          {columns.map((column) => (
            <div key={column.name} className={classes.column}>
              <dt>
                <span className={classes.columnName}>{column.name}</span>
                <span className={classes.type}>{typeName(columnType(column.type))}</span>
              </dt>
              {column.description ? <dd>{column.description}</dd> : null}
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton height={80} />
      )}
    </div>
  );
}
