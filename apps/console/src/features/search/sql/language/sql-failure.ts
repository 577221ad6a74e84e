import type { CodeDiagnostic, CodePlace } from "@pharos/ui/code-editor";
import { sqlNames, sqlWords } from "./sql-words.ts";

/** What a message quotes of the text, most telling first. */
const quoted: readonly RegExp[] = [
  /identifier `([^`]+)`/,
  /There is no (\w+) \(/,
  /(?:no table|The table) ([\w.]+)/,
  /The (?:function|name) (\w+) is not allowed/,
  /function [`']?(\w+)[`']? (?:does not exist|is unknown)/i,
];
const meant = /Maybe you meant: \['([^']+)'/;

/** Where in the text the server's sentence finds the fault, and what would mend it; undefined where it does not tell. */
export function sqlFailure(text: string, message: string): CodeDiagnostic | undefined {
  const place = placeTold(text, message) ?? placeOfQuoted(text, message);
  if (place === undefined) return undefined;
  const name = meant.exec(message)?.[1];
  const fixes = name === undefined ? [] : [{ ...place, title: `Replace with ${name}`, text: name }];
  return { ...place, code: "sql", severity: "error", message, fixes };
}

/** `line 2, column 5`: the word that begins there; at the end of the text the last one. */
function placeTold(text: string, message: string): CodePlace | undefined {
  const [, line, column] = /line (\d+), column (\d+)/.exec(message) ?? [];
  if (line === undefined || column === undefined) return undefined;
  const before = text.split("\n").slice(0, Number(line) - 1);
  const start = before.reduce((sum, one) => sum + one.length + 1, 0) + Number(column) - 1;
  const words = sqlWords(text);
  const word = words.find(({ end }) => end > start) ?? words.at(-1);
  return word && { start: word.start, end: word.end };
}

function placeOfQuoted(text: string, message: string): CodePlace | undefined {
  for (const pattern of quoted) {
    const name = pattern.exec(message)?.[1]?.toLowerCase();
    if (name === undefined) continue;
    const parts = name.split(".");
    const found = sqlNames(sqlWords(text)).find((one) => isNamed(one.parts, parts));
    if (found !== undefined) return { start: found.start, end: found.end };
  }
  return undefined;
}

/** The message may leave out `public`, or the alias before a column. */
function isNamed(written: readonly string[], told: readonly string[]): boolean {
  const own = written.filter((part) => part !== "public").map((part) => part.replace(/^panther_/, "pharos_"));
  return own.join(".") === told.join(".") || (told.length === 1 && own.at(-1) === told[0]);
}
