import { codeIndex, type SqlToken, sqlTokens } from "../sql-text/sql-tokens.ts";
import { lakeDatabases } from "../tables/databases.ts";

/**
 * `pharos_logs.public.aws_cloudtrail`, in any capitals, quoted or not, and the same under the product's former prefix
 * become `pharos_logs.aws_cloudtrail`. Strings, comments and every other name stay as they are.
 */
export function rewriteNames(sql: string): string {
  const tokens = sqlTokens(sql);
  let out = "";
  for (let i = 0; i < tokens.length; i++) {
    const name = tableNameAt(tokens, i);
    out += name?.text ?? tokens[i]?.text ?? "";
    if (name !== undefined) i = name.last;
  }
  return out;
}

const isName = (token: SqlToken | undefined) => token?.kind === "word" || token?.kind === "quoted";
const bareName = (token: SqlToken | undefined) => (token?.text ?? "").replace(/^[`"]|[`"]$/g, "").toLowerCase();

/** One of our databases before a dot and a name, and not itself behind a dot: what to write, and its last token. */
function tableNameAt(tokens: readonly SqlToken[], i: number): { text: string; last: number } | undefined {
  if (!isName(tokens[i]) || tokens[codeIndex(tokens, i, -1)]?.text === ".") return undefined;
  const name = bareName(tokens[i]).replace(/^panther_/, "pharos_");
  const database = lakeDatabases.find((own) => own === name);
  const second = nameBehind(tokens, i);
  if (database === undefined || second === undefined) return undefined;
  const third = bareName(tokens[second]) === "public" ? nameBehind(tokens, second) : undefined;
  const last = third ?? second;
  return { text: `${database}.${tokens[last]?.text.toLowerCase()}`, last };
}

/** Of the name behind the dot behind token `i`. */
function nameBehind(tokens: readonly SqlToken[], i: number): number | undefined {
  const dot = codeIndex(tokens, i);
  const name = codeIndex(tokens, dot);
  return tokens[dot]?.text === "." && isName(tokens[name]) ? name : undefined;
}
