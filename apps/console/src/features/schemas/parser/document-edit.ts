import { isMap, isScalar, isSeq } from "yaml";
import { firstDocument } from "../edit/schema-document.ts";
import {
  type ParserDocument,
  type ParserKind,
  readParserDocument,
  rootOf,
  type WrittenText,
} from "./parser-document.ts";
import type { NewField } from "./suggest-field.ts";

/** A text within quotes that keep it as it is. */
function quoted(text: string): string {
  return /[\n\r\t]/.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;
}

function plainOrQuoted(text: string): string {
  return /^[A-Za-z_][\w.-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : quoted(text);
}

function spliced(spec: string, start: number, end: number, text: string): string {
  return spec.slice(0, start) + text + spec.slice(end);
}

/** A scalar of several lines ends with its line. */
function rewritten(spec: string, { start, end }: WrittenText, text: string): string {
  return spliced(spec, start, end, spec.slice(start, end).endsWith("\n") ? `${text}\n` : text);
}

/** The document with other patterns: each of fastmatch by itself, those of regex as parts of one. */
export function writePattern(spec: string, { kind, patterns }: ParserDocument, index: number, pattern: string): string {
  if (kind === "fastmatch") {
    const written = patterns[index];
    return written ? rewritten(spec, written, quoted(pattern)) : spec;
  }
  const parts = partsLike(
    patterns.map(({ text }) => text),
    pattern,
  );
  // From the last to the first, so that the places of those before stay.
  return patterns.reduceRight((text, written, i) => {
    return parts[i] === written.text ? text : rewritten(text, written, quoted(parts[i] ?? ""));
  }, spec);
}

/** Parts whose whole is the next one: what differs goes to the part in which it begins. */
function partsLike(before: readonly string[], next: string): string[] {
  const whole = before.join("");
  const shorter = Math.min(whole.length, next.length);
  let from = 0;
  while (from < shorter && whole[from] === next[from]) from++;
  let tail = 0;
  while (tail < shorter - from && whole.at(-1 - tail) === next.at(-1 - tail)) tail++;
  const to = whole.length - tail;
  let rest = next.slice(from, next.length - tail);
  let start = 0;
  return before.map((part) => {
    const end = start + part.length;
    const isPlace = from <= end;
    const text = part.slice(0, Math.max(0, from - start)) + (isPlace ? rest : "") + part.slice(Math.max(0, to - start));
    if (isPlace) rest = "";
    start = end;
    return text;
  });
}

/** One more pattern of fastmatch, behind the others. */
export function addPattern(spec: string, { patterns }: ParserDocument, pattern: string): string {
  const last = patterns.at(-1);
  if (!last) return spec;
  const lineStart = spec.lastIndexOf("\n", last.start - 1) + 1;
  const mark = spec.slice(lineStart, last.start);
  if (!/^\s*- +$/.test(mark)) return spliced(spec, last.end, last.end, `, ${quoted(pattern)}`);
  const isWholeLine = spec.slice(last.start, last.end).endsWith("\n");
  return spliced(spec, last.end, last.end, isWholeLine ? `${mark}${quoted(pattern)}\n` : `\n${mark}${quoted(pattern)}`);
}

/** A column of csv under another name. */
export function renameColumn(spec: string, { columns }: ParserDocument, index: number, name: string): string {
  const written = columns[index];
  return written ? spliced(spec, written.start, written.end, plainOrQuoted(name)) : spec;
}

/** The document with a parser, which it did not have. The fields that a new document begins with go. */
export function addParser(spec: string, parser: string): string {
  const examples = firstDocument.slice(firstDocument.indexOf("fields:"));
  const own = spec.endsWith(examples)
    ? spliced(spec, spec.length - examples.length, spec.length, "fields: []\n")
    : spec;
  const fields = /^["']?fields["']?\s*:/m.exec(own)?.index;
  if (fields !== undefined) return spliced(own, fields, fields, parser);
  return `${own}${own === "" || own.endsWith("\n") ? "" : "\n"}${parser}`;
}

export function patternParser(kind: Extract<ParserKind, "fastmatch" | "regex">, pattern: string): string {
  return `parser:\n  ${kind}:\n    match:\n      - ${quoted(pattern)}\n`;
}

export function csvParser(delimiter: string): string {
  return `parser:\n  csv:\n    hasHeader: true\n    delimiter: ${JSON.stringify(delimiter)}\n`;
}

/** True for a document whose parser is there and cannot be read. */
export function hasUnreadableParser(spec: string): boolean {
  return readParserDocument(spec).kind === undefined && /^["']?parser["']?\s*:/m.test(spec);
}

/** The document with one more field at the end; as it is when it has one of that name. */
export function addField(spec: string, field: NewField): string {
  const fields = rootOf(spec)?.get("fields", true);
  const end = isSeq(fields) ? fields.range?.[1] : undefined;
  if (!isSeq(fields) || end === undefined) {
    const isEmpty = isScalar(fields) && fields.value === null;
    const line = spec === "" || spec.endsWith("\n") ? "" : "\n";
    return isEmpty
      ? spec.replace(/^(["']?fields["']?\s*:)[^\n]*\n?/m, `$1\n${inBlock(field, "  ")}`)
      : `${spec}${line}fields:\n${inBlock(field, "  ")}`;
  }
  if (fields.items.some((item) => isMap(item) && item.get("name") === field.name)) return spec;
  if (fields.flow) {
    if (fields.items.length === 0) {
      const start = spec.slice(0, fields.range?.[0] ?? end).trimEnd().length;
      return spliced(spec, start, end, `\n${inBlock(field, "  ").trimEnd()}`);
    }
    return spliced(spec, end - 1, end - 1, `, ${inFlow(field)}`);
  }
  const first = fields.items[0];
  const start = isMap(first) ? (first.range?.[0] ?? 0) : 0;
  const dash = spec.lastIndexOf("-", start);
  const indent = spec.slice(spec.lastIndexOf("\n", dash) + 1, dash);
  const isFlow = isMap(first) && first.flow === true;
  const text = isFlow ? `${indent}- ${inFlow(field)}\n` : inBlock(field, indent);
  const at = endOfLast(spec, end);
  return spliced(spec, at, at, spec[at - 1] === "\n" ? text : `\n${text}`);
}

/** Behind the line in which the list ends. */
function endOfLast(spec: string, end: number): number {
  if (spec[end - 1] === "\n") {
    let at = end;
    while (/\n[ \t]*\n$/.test(spec.slice(0, at))) at = spec.lastIndexOf("\n", at - 2) + 1;
    return at;
  }
  const line = spec.indexOf("\n", end);
  return line < 0 ? spec.length : line + 1;
}

function membersOf({ name, type, timeFormat, indicators }: NewField): string[] {
  return [
    `name: ${plainOrQuoted(name)}`,
    `type: ${type}`,
    ...(timeFormat === undefined ? [] : [`timeFormat: ${plainOrQuoted(timeFormat)}`]),
    ...(indicators ? [`indicators: [${indicators.join(", ")}]`] : []),
  ];
}

function inBlock(field: NewField, indent: string): string {
  const [first, ...others] = membersOf(field);
  return [`${indent}- ${first}`, ...others.map((member) => `${indent}  ${member}`)].map((line) => `${line}\n`).join("");
}

function inFlow(field: NewField): string {
  return `{ ${membersOf(field).join(", ")} }`;
}
