import { sqlTokens } from "../../sql-text/sql-tokens.ts";
import { SnowflakeText } from "./snowflake-text.ts";

/**
 * Writes what only Snowflake's SQL knows as ClickHouse's: paths, casts, functions, FLATTEN, LIKE ANY. All else stays as
 * it is. Throws `lake.sql_refused`, naming what to write instead, for what has no exact equal. Nothing is trusted for
 * having been translated: the gate looks at what comes out as at any other query.
 */
export function translateSnowflake(sql: string): string {
  const tokens = sqlTokens(sql);
  return new SnowflakeText(tokens).translated({ from: 0, to: tokens.length });
}
