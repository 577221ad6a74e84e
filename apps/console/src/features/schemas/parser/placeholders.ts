import type { ParserDocument, ParserKind } from "./parser-document.ts";

/** A place of a pattern that takes a piece of each line. */
export interface Placeholder {
  /** Empty: it takes the piece and discards it. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The placeholders as they stand in the document: `%{name}`, `(?P<name>`, `%{PATTERN:name}`, and names of columns. */
export function placeholdersIn(spec: string, { kind, patterns, columns }: ParserDocument): Placeholder[] {
  if (kind === "csv") return columns.map(({ text, start, end }) => ({ name: text, start, end }));
  return patterns.flatMap(({ start, end }) =>
    marksIn(spec.slice(start, end), kind).map((one) => ({
      name: one.name,
      start: start + one.start,
      end: start + one.end,
    })),
  );
}

const marks = {
  fastmatch: /%\{(?<name>[^}]*)\}/g,
  regex: /%\{\w+:(?<name>[^}]+)\}|\(\?P?<(?<group>\w+)>/g,
};

function marksIn(text: string, kind: ParserKind | undefined): Placeholder[] {
  if (kind !== "fastmatch" && kind !== "regex") return [];
  return [...text.matchAll(marks[kind])].map(({ 0: mark, index, groups }) => ({
    name: (groups?.name ?? groups?.group ?? "").trim(),
    start: index,
    end: index + mark.length,
  }));
}

/** A number for each name, by which its pieces and its placeholder have one colour. */
export function tintNumbers(...names: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const distinct = new Set(names.flat().filter((name) => name !== ""));
  return new Map([...distinct].map((name, number) => [name, number]));
}
