import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { PharosError } from "@pharos/domain";
import { type Command, Option } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";
import type { ResultOf, ServerClient } from "../../client/server-client.ts";
import { createProgressLine } from "../../terminal/progress-line.ts";
import { type AskedQuery, type QueryInput, queryInput } from "./query-input.ts";

const executeDocument = graphql(`mutation ExecuteDataLakeQuery($input: ExecuteDataLakeQueryInput!) {
  executeDataLakeQuery(input: $input) { id }
}`);
const cancelDocument = graphql(`mutation CancelDataLakeQuery($input: CancelDataLakeQueryInput!) {
  cancelDataLakeQuery(input: $input) { id }
}`);
const stateDocument = graphql(`query DataLakeQueryState($id: ID!) {
  dataLakeQuery(id: $id) {
    status message progress { isWaiting rowsRead percent } stats { bytesScanned executionTime rowCount }
  }
}`);
const resultsDocument = graphql(`query DataLakeQueryResults($id: ID!, $cursor: String) {
  dataLakeQuery(id: $id) {
    results(input: { pageSize: 999, cursor: $cursor }) {
      edges { node } pageInfo { hasNextPage endCursor } columnInfo { order }
    }
  }
}`);

type QueryState = ResultOf<typeof stateDocument>["dataLakeQuery"];

/** Between two looks at a query that runs. */
const pauseMsMin = 50;
const pauseMsMax = 1000;

export function addQueryCommand(program: Command): void {
  withClientOptions(
    program
      .command("query")
      .description("ask the data lake: SQL, PharosFlow, or the conditions of a search form as JSON")
      .argument("<text>", "the query; - is standard input")
      .addOption(
        new Option("--language <language>", "what it is written in; PharosFlow where a pragma comment says so").choices(
          ["sql", "flow", "filters"],
        ),
      )
      .option("--since <span>", "events of the last 30m, 24h, 7d; a PharosFlow query that names tables says its own")
      .option("--table <name...>", "tables for filters, and for PharosFlow without a source")
      .option("--limit <rows>", "rows at most"),
  ).action(runQuery);
}

async function runQuery(text: string, options: ClientOptions & AskedQuery, command: Command): Promise<void> {
  const client = connect(options);
  const input = inputOf(text === "-" ? readFileSync(0, "utf8") : text, options, command);
  const { executeDataLakeQuery } = await client.graphql(executeDocument, {
    input,
  });
  const { id } = executeDataLakeQuery;
  const state = await untilDone(client, id);
  if (state.message !== "") process.stderr.write(`${state.message}\n`);
  if (state.status !== "succeeded") {
    process.exitCode = state.status === "cancelled" ? 130 : 1;
    return;
  }
  const { rows, columns } = await allRows(client, id);
  outputFor(options).list(rows, columns);
}

function inputOf(text: string, options: AskedQuery, command: Command): QueryInput {
  try {
    return queryInput(text, options);
  } catch (error) {
    if (!(error instanceof PharosError)) throw error;
    return command.error(`error: ${error.message}`, { exitCode: 2 });
  }
}

/** Tells how far it is, and stops it when somebody presses Ctrl+C. */
async function untilDone(client: ServerClient, id: string): Promise<QueryState> {
  const line = createProgressLine(process.stderr);
  const cancel = () => void client.graphql(cancelDocument, { input: { id } }).catch(() => undefined);
  process.once("SIGINT", cancel);
  try {
    for (let pauseMs = pauseMsMin; ; pauseMs = Math.min(pauseMs * 2, pauseMsMax)) {
      const { dataLakeQuery: state } = await client.graphql(stateDocument, { id });
      if (state.status !== "running") return state;
      line.tell(progressText(state));
      await wait(pauseMs);
    }
  } finally {
    process.off("SIGINT", cancel);
    line.clear();
  }
}

function progressText({ progress }: QueryState): string {
  if (progress.isWaiting) return "Waiting for its turn … (Ctrl+C cancels)";
  const percent = progress.percent === null ? "" : `${Math.floor(progress.percent)} %, `;
  return `${percent}${progress.rowsRead.toLocaleString("en")} rows read … (Ctrl+C cancels)`;
}

async function allRows(client: ServerClient, id: string) {
  const rows: Record<string, unknown>[] = [];
  let columns: readonly string[] = [];
  for (let cursor: string | null = null; ; ) {
    const answer: ResultOf<typeof resultsDocument> = await client.graphql(resultsDocument, { id, cursor });
    const page = answer.dataLakeQuery.results;
    if (page === null) return { rows, columns };
    rows.push(...page.edges.map(({ node }) => node as Record<string, unknown>));
    columns = page.columnInfo.order;
    cursor = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage || cursor === null) return { rows, columns };
  }
}
