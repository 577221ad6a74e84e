import { sqlRefused } from "../../errors/errors.ts";
import { type SqlToken, sqlTokens } from "../../sql-text/sql-tokens.ts";
import { SnowflakeText } from "./snowflake-text.ts";

/** Jinja's marks, which no SQL has outside of texts and comments. */
function hasTemplate(tokens: readonly SqlToken[]): boolean {
  return tokens.some(({ text }, i) => text === "{" && ["%", "{"].includes(tokens[i + 1]?.text ?? ""));
}

/**
 * Writes what only Snowflake's SQL knows as ClickHouse's: paths, casts, functions, FLATTEN, LIKE ANY. All else stays as
 * it is. Throws `lake.sql_refused`, naming what to write instead, for what has no exact equal. Nothing is trusted for
 * having been translated: the gate looks at what comes out as at any other query.
 */
export function translateSnowflake(sql: string): string {
  const tokens = sqlTokens(sql);
  if (hasTemplate(tokens)) {
    throw sqlRefused(
      "Templates ({% … %} and {{ … }}) are not supported. Write the query out in full, and use WITH for what it imports",
    );
  }
  return new SnowflakeText(tokens).translated({ from: 0, to: tokens.length });
}
