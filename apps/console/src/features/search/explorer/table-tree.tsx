import { useQuery } from "@apollo/client/react";
import { EmptyState, FailedState, TableSkeleton, TextFilter, UnstyledButton } from "@pharos/ui";
import { IconChevronDown, IconChevronRight } from "@pharos/ui/icons";
import { useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import type { SearchPart } from "../../../routing/use-search-change.ts";
import { logsFirst } from "../use-tables.ts";
import classes from "./explorer.module.css";
import type { ExplorerSearch } from "./explorer-search.ts";
import { matchingDatabases } from "./matching-databases.ts";
import { type PreviewedTable, TableDetails } from "./table-details.tsx";

const treeQuery = graphql(`
  query ExplorerTree {
    dataLakeDatabases {
      name displayName
      tables { id name displayName description logType rows bytes }
    }
  }
`);

interface TableTreeProps {
  readonly search: ExplorerSearch;
  readonly onSearchChange: (part: SearchPart<ExplorerSearch>) => void;
  readonly onPreview: (table: PreviewedTable) => void;
}

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });
const skeletonWidths = ["70%", 40];

/** Databases, their tables, and the columns of the one that is open. */
export function TableTree({ search, onSearchChange, onPreview }: TableTreeProps) {
  const { data, error, refetch } = useQuery(treeQuery, { fetchPolicy: "cache-and-network" });
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { q = "", table: opened } = search;
  const databases = useMemo(() => data && matchingDatabases(logsFirst(data.dataLakeDatabases), q), [data, q]);
  const toggle = (name: string) =>
    setClosed((old) => new Set(old.has(name) ? [...old].filter((one) => one !== name) : [...old, name]));
  return (
    <nav className={classes.tree} aria-label="Tables">
      <TextFilter label="Find a table" value={q} onChange={(text) => onSearchChange({ q: text || undefined })} />
      {error && !data ? (
        <FailedState title="Couldn't load the tables" message={errorText(error)} onRetry={() => refetch()} />
      ) : databases === undefined ? (
        <TableSkeleton rows={12} widths={skeletonWidths} />
      ) : databases.length === 0 ? (
        <EmptyState title="No table matches">No table or log type contains “{q}”.</EmptyState>
      ) : (
        databases.map(({ name, displayName, tables }) => (
          <section key={name} className={classes.database} aria-label={displayName}>
            <UnstyledButton
              className={classes.databaseName}
              aria-expanded={!closed.has(name)}
              onClick={() => toggle(name)}
            >
              {closed.has(name) ? (
                <IconChevronRight size={14} aria-hidden />
              ) : (
                <IconChevronDown size={14} aria-hidden />
              )}
              {displayName}
              <span className={classes.count}>{tables.length}</span>
            </UnstyledButton>
            {closed.has(name) ? null : (
              <ul className={classes.tables}>
                {tables.map((table) => (
                  <li key={table.id}>
                    <UnstyledButton
                      className={classes.table}
                      aria-expanded={table.id === opened}
                      data-empty={table.rows === 0 || undefined}
                      title={table.description || table.id}
                      onClick={() => onSearchChange({ table: table.id === opened ? undefined : table.id })}
                    >
                      <span className={classes.tableName}>{table.displayName}</span>
                      <span className={classes.count}>{compact.format(table.rows)}</span>
                    </UnstyledButton>
                    {table.id === opened ? <TableDetails table={table} database={name} onPreview={onPreview} /> : null}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))
      )}
    </nav>
  );
}
