import { quoteText } from "../../connection/statement.ts";
import { sqlRefused } from "../../errors/errors.ts";
import type { SqlToken } from "../../sql-text/sql-tokens.ts";

/** `REGEXP '…'`, which matches what LIKE ANY, or ILIKE ANY, of these patterns does. `list` holds the code between its parentheses. */
export function likeAny(like: string, list: readonly SqlToken[]): string {
  const patterns = list.filter(({ text }) => text !== ",");
  if (patterns.length === 0 || patterns.some(({ kind, text }) => kind !== "string" || /\\|^\$/.test(text))) {
    throw sqlRefused(
      `${like.toUpperCase()} ANY takes string constants. For anything else write x LIKE 'a%' OR x LIKE 'b%'`,
    );
  }
  const flags = like.toLowerCase() === "ilike" ? "(?is)" : "(?s)";
  const either = patterns.map(({ text }) => regexOf(text.slice(1, -1).replaceAll("''", "'"))).join("|");
  return `REGEXP ${quoteText(`${flags}^(?:${either})$`)}`;
}

function regexOf(pattern: string): string {
  return pattern
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("%", ".*")
    .replaceAll("_", ".");
}
