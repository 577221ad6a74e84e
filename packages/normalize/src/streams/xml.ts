import { failureRawBytesMax } from "@pharos/domain";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { ByteText } from "./byte-text.ts";
import type { RecordSink } from "./record-sink.ts";
import { windowsRecords } from "./windows-event.ts";

const namedEntities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The five entities of XML and numbered characters; entities that a document declares are never expanded. */
function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9A-Fa-f]{1,6}));/g, (whole, name, decimal, hex) => {
    if (name) return namedEntities[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  tagValueProcessor: (_, value) => decodeEntities(value),
  attributeValueProcessor: (_, value) => decodeEntities(value),
});

type Element = Readonly<Record<string, unknown>>;

function isElement(value: unknown): value is Element {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function occurrences(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** The elements of a name, at any depth, from the outside in. */
function elementsNamed(tree: Element, name: string): Element[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    occurrences(value)
      .filter(isElement)
      .flatMap((element) => (key === name ? [element] : elementsNamed(element, name))),
  );
}

/** The child elements; attributes and text are none. */
function children(element: Element): Element[] {
  return Object.values(element).flatMap((value) => occurrences(value).filter(isElement));
}

/** Parsed XML, or what is wrong with it. */
function parse(text: string): Element | { readonly problem: string } {
  if (/<!DOCTYPE/i.test(text)) return { problem: "XML with a document type declaration is refused" };
  try {
    const valid = XMLValidator.validate(text);
    // Elements one after another have no single root, and no log has one that cares.
    if (valid !== true && valid.err.msg !== "Multiple possible root nodes found.") {
      return { problem: `malformed XML: ${valid.err.msg}` };
    }
    const tree: unknown = parser.parse(text);
    return isElement(tree) ? tree : { problem: "malformed XML" };
  } catch (error) {
    return { problem: `malformed XML: ${error instanceof Error ? error.message : "unreadable"}` };
  }
}

function isProblem(tree: Element | { readonly problem: string }): tree is { readonly problem: string } {
  return typeof tree.problem === "string" && Object.keys(tree).length === 1;
}

/**
 * The children of the root element, or without one each top-level element, as JSON objects: attributes and child
 * elements are members, repeated ones arrays, text beside them is `#text`. All values are texts. When the whole is
 * malformed, each line that is well-formed by itself still counts.
 */
export function readXml(source: ByteText, rootElement: string | undefined, sink: RecordSink): void {
  const text = source.slice(0, source.bytes.length).trim();
  if (text === "" || deliver(text, rootElement, sink)) return;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (rootElement !== undefined || lines.length < 2 || !lines.some((line) => deliverable(line))) {
    sink.unreadable(problemOf(text), text.slice(0, failureRawBytesMax));
    return;
  }
  for (const line of lines) {
    if (!deliver(line, undefined, sink)) sink.unreadable(problemOf(line), line.slice(0, failureRawBytesMax));
  }
}

function deliverable(line: string): boolean {
  return !isProblem(parse(line)) && line.trim().endsWith(">");
}

function problemOf(text: string): string {
  const tree = parse(text);
  return isProblem(tree) ? tree.problem : "the XML contains no record";
}

function deliver(text: string, rootElement: string | undefined, sink: RecordSink): boolean {
  const tree = parse(text);
  if (isProblem(tree)) return false;
  const records = rootElement === undefined ? children(tree) : elementsNamed(tree, rootElement).flatMap(children);
  for (const record of records.flatMap(windowsRecords)) sink.part(record, () => record);
  return records.length > 0;
}
