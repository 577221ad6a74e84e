import { useQuery } from "@apollo/client/react";
import {
  Button,
  Checkbox,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FailedState,
  FilterBar,
  NothingMatches,
  TableSkeleton,
  TextFilter,
} from "@pharos/ui";
import { IconDownload } from "@pharos/ui/icons";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { LookupTableQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useLoadMore } from "../../../graphql/use-load-more.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { saveFile } from "../../../session/save-file.ts";
import { readLookupPageSearch } from "../lookup-search.ts";
import classes from "../lookup-tables.module.css";

const route = getRouteApi("/shell/configure/lookup-tables/$tableId");

const lookupRowsQuery = graphql(`
  query LookupRows($input: LookupRowsInput!) {
    lookupRows(input: $input) { nodes columns pageInfo { hasNextPage endCursor } }
  }
`);
const pageSize = 100;
const columnWidthPx = 180;

interface NumberedRow {
  readonly number: number;
  readonly values: Readonly<Record<string, unknown>>;
}
const rowId = ({ number }: NumberedRow) => String(number);

interface LookupRowsProps {
  readonly table: LookupTableQuery["lookupTable"];
  /** Absent where there is nothing to upload. */
  readonly onUpload: (() => void) | undefined;
}

export function LookupRows({ table, onUpload }: LookupRowsProps) {
  const { q, in: scope } = route.useSearch();
  const change = useSearchChange(`/configure/lookup-tables/${table.id}/`, readLookupPageSearch, { typed: ["q"] });
  const [run, isSaving] = useChange();
  if (!table.file) {
    return (
      <EmptyState title="No rows yet" action={onUpload ? <Button onClick={onUpload}>Upload rows</Button> : undefined}>
        The rows of a lookup table come from a file: CSV, JSON Lines or MMDB.
      </EmptyState>
    );
  }
  return (
    <div className={classes.stack}>
      <FilterBar onClear={q || scope ? () => change({ q: undefined, in: undefined }) : undefined}>
        <TextFilter label="Find in the rows" value={q ?? ""} onChange={(next) => change({ q: next })} />
        <Checkbox
          label="In the primary key only"
          checked={scope === "key"}
          onChange={(event) => change({ in: event.currentTarget.checked ? "key" : undefined })}
        />
        <Button
          variant="default"
          loading={isSaving}
          leftSection={<IconDownload size={15} />}
          onClick={() =>
            run("Couldn't export the rows", () =>
              saveFile(`/internal/lookup-tables/${table.id}/rows.csv`, `${table.name}.csv`),
            )
          }
        >
          Export as CSV
        </Button>
      </FilterBar>
      <RowsTable tableId={table.id} primaryKey={table.primaryKey} />
    </div>
  );
}

function RowsTable({ tableId, primaryKey }: { readonly tableId: string; readonly primaryKey: string }) {
  const { q, in: scope } = route.useSearch();
  const change = useSearchChange(`/configure/lookup-tables/${tableId}/`, readLookupPageSearch);
  const variables = useMemo(
    () => ({ input: { id: tableId, search: q ?? "", isKeyOnly: scope === "key", pageSize } }),
    [tableId, q, scope],
  );
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(lookupRowsQuery, {
    variables,
    notifyOnNetworkStatusChange: true,
  });
  const found = data?.lookupRows;
  const readOn = useCallback(
    (cursor: string) => fetchMore({ variables: { input: { ...variables.input, cursor } } }),
    [fetchMore, variables],
  );
  const { isLoadingMore, loadMore } = useLoadMore(found?.pageInfo, networkStatus, readOn);
  const rows = useMemo(
    () =>
      found?.nodes.map((values, number): NumberedRow => ({ number, values: values as NumberedRow["values"] })) ?? [],
    [found?.nodes],
  );
  const names = found?.columns.join("\n") ?? "";
  const columns = useMemo(() => columnsOf(names.split("\n"), primaryKey), [names, primaryKey]);
  if (error && !found) {
    return <FailedState title="Couldn't load the rows" message={errorText(error)} onRetry={() => refetch()} />;
  }
  if (!found) return <TableSkeleton widths={["20%", "30%", "30%"]} />;
  if (rows.length === 0) {
    const where = scope === "key" ? "Primary key" : "Any value";
    // A long search is answered part by part, and a part may be empty.
    if (found.pageInfo.hasNextPage) {
      return (
        <EmptyState
          title="Nothing found so far"
          action={
            <Button loading={isLoadingMore} onClick={loadMore}>
              Search further rows
            </Button>
          }
        >
          The first part of a large table was searched.
        </EmptyState>
      );
    }
    return (
      <NothingMatches
        noun="rows"
        filters={q ? [`${where} contains “${q}”`] : []}
        onClear={() => change({ q: undefined, in: undefined })}
      />
    );
  }
  return (
    <div className={classes.rows}>
      <DataTable
        label="Rows"
        rows={rows}
        columns={columns}
        rowId={rowId}
        onEndReached={loadMore}
        isLoadingMore={isLoadingMore}
      />
    </div>
  );
}

/** The primary key first, then the columns in the order of the file. */
function columnsOf(names: readonly string[], primaryKey: string): DataTableColumn<NumberedRow>[] {
  const ordered = [...names].sort((a, b) => Number(b === primaryKey) - Number(a === primaryKey));
  return ordered.map((name) => ({
    id: name,
    header: name,
    widthPx: columnWidthPx,
    grow: 1,
    cell: ({ values }) => <span className={classes.mono}>{cellText(values[name])}</span>,
  }));
}

function cellText(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
