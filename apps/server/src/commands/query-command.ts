import type { Command } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "./client-options.ts";

const runQuery = "query ($sql: String!) { runQuery(sql: $sql) { columns rows rowCount isTruncated executionTimeMs } }";

interface QueryAnswer {
  readonly runQuery: { columns: string[]; rows: Record<string, unknown>[]; isTruncated: boolean };
}

export function addQueryCommand(program: Command): void {
  withClientOptions(
    program
      .command("query")
      .description("run one read-only SQL statement on the data lake")
      .argument("<sql>", "the statement"),
  ).action(async (sql: string, options: ClientOptions) => {
    const { runQuery: result } = await connect(options).graphql<QueryAnswer>(runQuery, { sql });
    outputFor(options).list(result.rows, result.columns);
    if (result.isTruncated) process.stderr.write("There are more rows than a query may return; these are the first.\n");
  });
}
