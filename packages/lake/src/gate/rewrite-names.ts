import { lakeDatabases } from "../tables/databases.ts";
import { type SqlToken, sqlTokens } from "./sql-tokens.ts";

/**
 * `pharos_logs.public.aws_cloudtrail`, in any capitals, and the same under the product's former prefix become
 * `pharos_logs.aws_cloudtrail`. Strings, comments and every other name stay as they are.
 */
export function rewriteNames(sql: string): string {
  const tokens = sqlTokens(sql);
  let out = "";
  for (let i = 0; i < tokens.length; i++) {
    const name = databaseAt(tokens, i);
    if (name === undefined) {
      out += tokens[i]?.text ?? "";
      continue;
    }
    const skipped = isPublicAt(tokens, i + 2) ? 2 : 0;
    out += `${name}.${(tokens[i + 2 + skipped]?.text ?? "").toLowerCase()}`;
    i += 2 + skipped;
  }
  return out;
}

const isName = (token: SqlToken | undefined) => token?.kind === "word" || token?.kind === "quoted";
const bareName = (token: SqlToken | undefined) => (token?.text ?? "").replace(/^[`"]|[`"]$/g, "").toLowerCase();

/** One of our databases, when it stands before a dot and a name and is not itself behind a dot. */
function databaseAt(tokens: readonly SqlToken[], i: number): string | undefined {
  if (!isName(tokens[i]) || tokens[i - 1]?.text === "." || tokens[i + 1]?.text !== ".") return undefined;
  if (!isName(tokens[i + 2])) return undefined;
  const name = bareName(tokens[i]).replace(/^panther_/, "pharos_");
  return lakeDatabases.find((database) => database === name);
}

function isPublicAt(tokens: readonly SqlToken[], i: number): boolean {
  return bareName(tokens[i]) === "public" && tokens[i + 1]?.text === "." && isName(tokens[i + 2]);
}
