import { sqlTokens } from "../sql-text/sql-tokens.ts";
import { quoteText, type Statement } from "./statement.ts";

/**
 * The statement with its values written where its `{name:Type}` holes are. The embedded engine binds values for one
 * statement at a time in the whole process: a slow search would hold up every other.
 */
export function withLiterals({ params, ...rest }: Statement): Statement {
  const { sql } = rest;
  if (params === undefined || Object.keys(params).length === 0) return rest;
  const tokens = sqlTokens(sql);
  let out = "";
  for (let i = 0; i < tokens.length; i++) {
    const end = tokens[i]?.text === "{" ? tokens.findIndex(({ text }, at) => at > i && text === "}") : -1;
    const hole = tokens.slice(i + 1, end).map(({ text }) => text);
    const [name = "", colon, ...type] = hole;
    const isHole = end > i && colon === ":" && Object.hasOwn(params, name);
    out += isHole ? literal(params[name], type.join("").trim()) : (tokens[i]?.text ?? "");
    if (isHole) i = end;
  }
  return { ...rest, sql: out };
}

function literal(value: unknown, type: string): string {
  const text = Array.isArray(value) ? `[${value.map(quoted).join(", ")}]` : quoted(value);
  return type === "String" ? text : `CAST(${text}, ${quoteText(type)})`;
}

function quoted(value: unknown): string {
  return quoteText(String(value)).replaceAll("\0", "\\0");
}
