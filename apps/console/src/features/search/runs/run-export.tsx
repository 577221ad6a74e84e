import { useApolloClient } from "@apollo/client/react";
import { Menu } from "@pharos/ui";
import { exportCsv } from "../downloads/export-csv.ts";
import type { EventRow } from "../results/event-row.ts";
import { ExportMenu } from "../results/export-menu.tsx";

interface RunExportProps {
  readonly queryId: string;
  /** Those that are loaded. */
  readonly rows: readonly EventRow[];
  /** Those of all rows where absent. */
  readonly columns?: readonly string[];
}

/** The rows that are loaded as a file, or all rows as CSV, made by the server. */
export function RunExport({ queryId, rows, columns }: RunExportProps) {
  const client = useApolloClient();
  return (
    <ExportMenu rows={rows} {...(columns ? { columns } : {})}>
      <Menu.Label>Export all rows (background)</Menu.Label>
      <Menu.Item onClick={() => void exportCsv(client, queryId)}>CSV of all rows</Menu.Item>
    </ExportMenu>
  );
}
