import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, type Scalar, type YAMLMap } from "yaml";

export type ParserKind = "csv" | "fastmatch" | "regex" | "native" | "script";
const kinds: readonly ParserKind[] = ["csv", "fastmatch", "regex", "native", "script"];

/** A text in a document, and where it is written. */
export interface WrittenText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The parser that a document has, as far as it can be read: it is read while it is written. */
export interface ParserDocument {
  readonly kind: ParserKind | undefined;
  /** Of fastmatch and regex. */
  readonly patterns: readonly WrittenText[];
  /** Of csv whose columns the document names. */
  readonly columns: readonly WrittenText[];
  /** The fields on the first level. */
  readonly fields: readonly string[];
}

const nothing: ParserDocument = { kind: undefined, patterns: [], columns: [], fields: [] };

export function readParserDocument(spec: string): ParserDocument {
  const root = rootOf(spec);
  if (!root) return nothing;
  const fields = namesOf(root.get("fields", true));
  const parser = root.get("parser", true);
  const kind = isMap(parser) ? kinds.find((one) => parser.has(one)) : undefined;
  const options = kind && isMap(parser) ? parser.get(kind, true) : undefined;
  if (!isMap(options)) return { ...nothing, kind, fields };
  const patterns = kind === "fastmatch" || kind === "regex" ? textsOf(options.get("match", true)) : [];
  return { kind, patterns, columns: kind === "csv" ? textsOf(options.get("columns", true)) : [], fields };
}

/** Undefined for a text that is not yet a mapping. */
export function rootOf(spec: string): YAMLMap | undefined {
  const document: Document = parseDocument(spec, { prettyErrors: false });
  return isMap(document.contents) ? document.contents : undefined;
}

function textsOf(node: Node | undefined): WrittenText[] {
  if (!isSeq(node)) return [];
  return node.items.filter(isWritten).map(({ value, range }) => ({ text: value, start: range[0], end: range[1] }));
}

type WrittenScalar = Scalar<string> & { range: [number, number, number] };

function isWritten(node: unknown): node is WrittenScalar {
  return isScalar(node) && typeof node.value === "string" && Boolean(node.range);
}

function namesOf(node: Node | undefined): string[] {
  if (!isSeq(node)) return [];
  return node.items.flatMap((item) => {
    const name = isMap(item) ? item.get("name") : undefined;
    return typeof name === "string" ? [name] : [];
  });
}
