import type { NotePiece } from "../../text-records/text-parser.ts";

/**
 * `key=value` pairs, as firewalls and logfmt write them: a value ends at a space unless it is quoted, in which case a
 * backslash escapes a quote. Words that belong to no pair are kept: in front of the first as `prefix`, else as `text`.
 * `pairs` holds all pairs as JSON. Undefined for a line without any pair.
 */
export function readKeyValues(line: string, note?: NotePiece): Record<string, string> | undefined {
  const pairs: Record<string, string> = {};
  const words: string[] = [];
  let prefix: string | undefined;
  const priority = /^<\d{1,3}>/.exec(line)?.[0] ?? "";
  if (priority !== "") words.push(priority);
  for (let at = priority.length; at < line.length; ) {
    if (isBlank(line, at)) {
      at++;
      continue;
    }
    const keyEnd = endOfKey(line, at);
    if (keyEnd === undefined) {
      const end = endOfWord(line, at);
      words.push(line.slice(at, end));
      at = end;
      continue;
    }
    if (prefix === undefined) prefix = takeWords(words);
    const value = readValue(line, keyEnd + 1);
    const key = line.slice(at, keyEnd);
    pairs[key] = value.text;
    note?.(key, value.textStart, value.textEnd);
    at = value.end;
  }
  if (prefix === undefined) return undefined;
  return { ...pairs, prefix, text: takeWords(words), pairs: JSON.stringify(pairs) };
}

function takeWords(words: string[]): string {
  return words.splice(0).join(" ");
}

const isBlank = (line: string, at: number) => line[at] === " " || line[at] === "\t";

function endOfWord(line: string, start: number): number {
  let at = start;
  while (at < line.length && !isBlank(line, at)) at++;
  return at;
}

/** Where the `=` of a key that begins here is; undefined where no key begins. */
function endOfKey(line: string, start: number): number | undefined {
  let at = start;
  while (at < line.length && /[\w.@:/-]/.test(line[at] ?? "")) at++;
  return at > start && line[at] === "=" ? at : undefined;
}

interface ReadValue {
  readonly text: string;
  /** Between quotes, and without a comma behind it. */
  readonly textStart: number;
  readonly textEnd: number;
  readonly end: number;
}

function readValue(line: string, start: number): ReadValue {
  const quote = line[start];
  if (quote !== '"' && quote !== "'") {
    const end = endOfWord(line, start);
    // A comma between pairs is no part of the value.
    const text = line.slice(start, end).replace(/[,;]$/, "");
    return { text, textStart: start, textEnd: start + text.length, end };
  }
  let at = start + 1;
  let hasEscape = false;
  while (at < line.length && line[at] !== quote) {
    if (line[at] === "\\") {
      hasEscape = true;
      at++;
    }
    at++;
  }
  const inside = line.slice(start + 1, at);
  const end = /[,;]/.test(line[at + 1] ?? "") ? at + 2 : at + 1;
  const text = hasEscape ? inside.replace(/\\(["'\\])/g, "$1") : inside;
  return { text, textStart: start + 1, textEnd: Math.min(at, line.length), end };
}
