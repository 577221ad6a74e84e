import {
  addField,
  addParser,
  addPattern,
  csvParser,
  hasUnreadableParser,
  patternParser,
  renameColumn,
  writePattern,
} from "./document-edit.ts";
import type { PlacedPiece } from "./line-segments.ts";
import { readParserDocument } from "./parser-document.ts";
import { beginPattern, insertPlaceholder, type Selection, type TracedSample } from "./pattern-edit.ts";
import { patternSyntaxes } from "./pattern-syntax.ts";
import { fieldOf, type NewField, suggestType } from "./suggest-field.ts";

export type PatternKind = keyof typeof patternSyntaxes;

/** A line of the samples, as the parser of the document takes it. */
export interface ReadLine {
  readonly text: string;
  readonly pattern: number | null;
  readonly pieces: readonly PlacedPiece[];
  /** Of the pattern that came furthest. */
  readonly stop: { readonly at: number; readonly expected: string; readonly name: string } | undefined;
}

export type DocumentEdit = { readonly spec: string } | { readonly problem: string };

/**
 * The document with a field for the selected part of a line: a placeholder in the pattern and an entry in `fields`.
 * `kind`: the parser of a document that has none yet.
 */
export function makeField(
  spec: string,
  line: ReadLine,
  selection: Selection,
  field: NewField,
  kind: PatternKind,
): DocumentEdit {
  if (!/^[A-Za-z]\w*$/.test(field.name)) {
    return { problem: `The name "${field.name}" must consist of letters, digits and _, and begin with a letter.` };
  }
  if (hasUnreadableParser(spec)) return { problem: "The parser of the document cannot be read. Mend it first." };
  const parsed = withPiece(spec, line, selection, field.name, kind);
  return "problem" in parsed ? parsed : { spec: addField(parsed.spec, field) };
}

function withPiece(spec: string, line: ReadLine, selection: Selection, name: string, begun: PatternKind): DocumentEdit {
  const document = readParserDocument(spec);
  const { kind } = document;
  if (kind === undefined) {
    return {
      spec: addParser(spec, patternParser(begun, beginPattern(patternSyntaxes[begun], line.text, selection, name))),
    };
  }
  if (kind === "csv") return withColumn(spec, line, selection, name);
  if (kind !== "fastmatch" && kind !== "regex") {
    return { problem: `The parser "${kind}" has no pattern: add the field to the document by hand.` };
  }
  const syntax = patternSyntaxes[kind];
  const index = kind === "regex" ? 0 : (line.pattern ?? 0);
  const pattern =
    kind === "regex" ? document.patterns.map(({ text }) => text).join("") : document.patterns[index]?.text;
  if (pattern === undefined) return { problem: "The parser has no pattern yet. Write one, or remove the parser." };
  const edit = insertPlaceholder(syntax, pattern, sampleOf(line, kind), selection, name);
  if ("pattern" in edit) {
    const names = syntax.placeholders(edit.pattern).map((placeholder) => placeholder.name);
    if (names.indexOf(name) !== names.lastIndexOf(name)) return { problem: `The pattern has "${name}" already.` };
    return { spec: writePattern(spec, document, index, edit.pattern) };
  }
  // A line of another form gets a pattern of its own.
  if (kind === "fastmatch" && line.stop && selection.start >= line.stop.at) {
    return { spec: addPattern(spec, document, beginPattern(syntax, line.text, selection, name)) };
  }
  return edit;
}

function sampleOf({ text, pieces, stop }: ReadLine, kind: PatternKind): TracedSample {
  if (!stop) return { text, pieces };
  const isEnd = kind === "regex" ? stop.expected === "$" : stop.expected === "" && stop.name === "";
  return { text, pieces, stop: { at: stop.at, isEnd } };
}

function withColumn(spec: string, { pieces }: ReadLine, { start, end }: Selection, name: string): DocumentEdit {
  const document = readParserDocument(spec);
  if (document.columns.length === 0) {
    return { problem: "The header of the file names the columns. Add the field under the name that the header has." };
  }
  const index = pieces.findIndex((piece) => piece.start <= start && end <= piece.end);
  if (index < 0) return { problem: "Select text within one cell." };
  return { spec: renameColumn(spec, document, index, name) };
}

const delimiters = [",", "\t", ";", "|"] as const;

/** The document as one of CSV whose header is the first line, with a field for each column; undefined for another line. */
export function readAsCsv(spec: string, header: string, sample: string | undefined): string | undefined {
  if (readParserDocument(spec).kind !== undefined || hasUnreadableParser(spec)) return undefined;
  const cut = delimiters.map((delimiter) => ({ delimiter, names: header.split(delimiter).map((name) => name.trim()) }));
  const best = cut.reduce((a, b) => (b.names.length > a.names.length ? b : a));
  const { delimiter, names } = best;
  if (names.length < 2 || !names.every((name) => /^[A-Za-z_@$#][^"]{0,99}$/.test(name))) return undefined;
  if (new Set(names).size < names.length) return undefined;
  const cells = sample?.split(delimiter) ?? [];
  return names.reduce(
    (text, name, i) => {
      const value = cells.length === names.length ? (cells[i] ?? "") : "";
      return addField(text, fieldOf(name, suggestType(value), value));
    },
    addParser(spec, csvParser(delimiter)),
  );
}
