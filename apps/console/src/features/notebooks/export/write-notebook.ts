import type { ApolloClient } from "@apollo/client";
import { fileNameOf } from "../../../session/file-name.ts";
import { type EventRow, readRun } from "../../search/index.ts";
import type { NotebookDraft } from "../notebook.ts";
import { type FoundRows, notebookMarkdown } from "./notebook-markdown.ts";

/** Rows of each query in the file, at most. */
const rowsMax = 100;

/** Writes the notebook as a Markdown file, with the rows that have not expired. */
export async function writeNotebook(client: ApolloClient, notebook: NotebookDraft, now: Date): Promise<File> {
  const found = new Map<string, FoundRows>();
  for (const step of notebook.steps) {
    if (step.kind === "NOTE" || step.runId === undefined) continue;
    const rows = await foundRows(client, step.runId);
    if (rows) found.set(step.id, rows);
  }
  return new File([notebookMarkdown(notebook, found, now)], fileNameOf(notebook.name, "notebook", "md"), {
    type: "text/markdown;charset=utf-8",
  });
}

/** Undefined for a run that has no rows, or is no longer kept. */
async function foundRows(client: ApolloClient, runId: string): Promise<FoundRows | undefined> {
  const run = await readRun(client, runId, rowsMax).catch(() => undefined);
  if (!run?.results || run.status !== "succeeded") return undefined;
  const { edges, columnInfo } = run.results;
  return {
    columns: columnInfo.order,
    rows: edges.map(({ node }) => node as EventRow),
    rowCount: run.stats?.rowCount ?? edges.length,
    startedAt: run.startedAt,
  };
}
