import { isCode, sqlTokens } from "../sql-text/sql-tokens.ts";

const complaint = /^(?:(?<before>.+?): )?Syntax error(?: \((?<why>[^)]*)\))?: failed at position (?<position>\d+)/s;
const quotedMax = 40;

export function isSyntaxComplaint(message: string): boolean {
  return complaint.test(message);
}

/**
 * The engine's complaint about a query's syntax, with the place in what the person wrote: the engine counts in what we
 * made of it. Undefined for other complaints.
 */
export function syntaxSentence(message: string, given: string, written: string): string | undefined {
  const { before, why, position } = complaint.exec(message)?.groups ?? {};
  if (position === undefined) return undefined;
  // The engine counts bytes, from 1.
  const at = Buffer.from(given)
    .subarray(0, Number(position) - 1)
    .toString().length;
  const offset = ownOffset(given, at, written);
  const lines = written.slice(0, offset).split("\n");
  const place = `at line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
  const [rest = ""] = written.slice(offset).split("\n");
  const quoted = rest.length > quotedMax ? `${rest.slice(0, quotedMax)}…` : rest;
  const reason = why ?? before ?? "Syntax error";
  return `${reason} ${place}${quoted.trim() === "" ? ", at the end of the query" : `: ${quoted}`}`;
}

/**
 * Where in the written text stands what is at the offset of the given one. Exact where one of them was changed only
 * behind it, or only before it; else the token of the same text that has as many like it behind.
 */
function ownOffset(given: string, at: number, written: string): number {
  const behind = given.slice(at);
  if (behind.trim() === "") return written.trimEnd().length;
  if (given.startsWith(written.slice(0, at)) && at <= written.length) return at;
  if (written.endsWith(behind)) return written.length - behind.length;
  const [wanted, ...others] = sqlTokens(behind).filter(isCode);
  const likeIt = others.filter(({ text }) => text === wanted?.text).length;
  const places = tokenPlaces(written).filter(({ text }) => text === wanted?.text);
  return places.at(-1 - likeIt)?.start ?? written.trimEnd().length;
}

function tokenPlaces(sql: string): { readonly text: string; readonly start: number }[] {
  let end = 0;
  return sqlTokens(sql).map(({ text }) => {
    const start = end;
    end += text.length;
    return { text, start };
  });
}
