import type { createClient } from "@clickhouse/client";
import { withLiterals } from "./literals.ts";
import { renderStatement, type Statement } from "./statement.ts";

export type Client = ReturnType<typeof createClient>;

/** Lines of `{"meta":…}`, `{"row":…}`, `{"progress":…}` and `{"exception":…}`. */
export const answerFormat = "JSONCompactEachRowWithProgress";

/** As text in the request's body: an address has no room for long lists of values. */
const textOf = (statement: Statement) => renderStatement(withLiterals(statement));

export async function runForRows<T>(client: Client, statement: Statement): Promise<T[]> {
  const result = await client.query({ query: textOf(statement), format: "JSONEachRow" });
  return result.json<T>();
}

export async function runCommand(client: Client, statement: Statement): Promise<void> {
  await client.command({ query: textOf(statement) });
}

/**
 * The lines of the engine's own parse, without running or improving anything. The statement is sent bare: a FORMAT
 * at its end would become part of what is parsed, and EXPLAIN within a SELECT shows a tree that was simplified.
 */
export async function readSyntax(client: Client, sql: string): Promise<string> {
  const { stream } = await client.exec({
    query: `EXPLAIN AST ${sql}`,
    clickhouse_settings: { default_format: "TabSeparatedRaw" },
  });
  return Buffer.concat(await stream.toArray()).toString();
}

/** Whole: of an answer that breaks off nobody sees the beginning. */
export async function readNative(client: Client, statement: Statement): Promise<Buffer> {
  const { stream } = await client.exec({
    query: textOf(statement),
    clickhouse_settings: { default_format: "Native" as never, wait_end_of_query: 1 },
  });
  return Buffer.concat(await stream.toArray());
}
