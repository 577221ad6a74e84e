import { useApolloClient } from "@apollo/client/react";
import { Menu, notify } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import type { EventRow } from "../results/event-row.ts";
import { ExportMenu } from "../results/export-menu.tsx";

const startDownload = graphql(`
  mutation StartQueryDownload($input: StartAsyncDownloadInput!) {
    startAsyncDownloadOfAllQueryResults(input: $input) { error { message } }
  }
`);

interface RunExportProps {
  readonly queryId: string;
  /** Those that are loaded. */
  readonly rows: readonly EventRow[];
  readonly columns: readonly string[];
}

/** The rows that are loaded as a file, or all rows as CSV, made by the server; a notification brings the link. */
export function RunExport({ queryId, rows, columns }: RunExportProps) {
  const client = useApolloClient();
  const start = async () => {
    try {
      const { data } = await client.mutate({
        mutation: startDownload,
        variables: { input: { originalQueryId: queryId } },
      });
      const problem = data?.startAsyncDownloadOfAllQueryResults.error?.message;
      if (problem) throw new Error(problem);
      notify({
        title: "Generating CSV... this may take some time.",
        message: "You will be notified in app when the file is ready",
      });
    } catch (error) {
      notify({ title: "There was an error generating your CSV", message: errorText(error), tone: "error" });
    }
  };
  return (
    <ExportMenu rows={rows} columns={columns}>
      <Menu.Label>Export all rows (background)</Menu.Label>
      <Menu.Item onClick={start}>CSV of all rows</Menu.Item>
    </ExportMenu>
  );
}
