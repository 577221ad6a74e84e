import { eventBytesMax } from "@pharos/domain";
import { type ByteText, skipBlanks } from "./byte-text.ts";
import { lineEnd, tooLong } from "./lines.ts";
import type { RecordSink } from "./record-sink.ts";

/** How the first line of Zeek's text logs begins. */
export const zeekBeginning = "#separator ";

interface Heading {
  readonly separator: string;
  readonly setSeparator: string;
  readonly empty: string;
  readonly unset: string;
  readonly path: string | undefined;
  readonly fields: readonly string[];
  readonly types: readonly string[];
}

const nothing: Heading = {
  separator: "\t",
  setSeparator: ",",
  empty: "(empty)",
  unset: "-",
  path: undefined,
  fields: [],
  types: [],
};

/**
 * Reads Zeek's text logs: lines that begin with `#` name the columns and their types, every other line is a record. Each
 * record becomes the JSON that Zeek would have written (https://docs.zeek.org/en/master/log-formats.html), with `_path`,
 * so that one schema reads both forms. A line with the wrong number of columns is delivered unchanged.
 */
export function readZeekText(source: ByteText, sink: RecordSink): void {
  const { bytes } = source;
  let heading = nothing;
  for (let start = 0; start < bytes.length; ) {
    const next = lineEnd(bytes, start);
    const end = next > start && bytes[next - 1] === 0x0d ? next - 1 : next;
    if (end - start > eventBytesMax) tooLong(sink, source, start);
    else if (bytes[start] === 0x23) heading = headingWith(heading, source.slice(start, end));
    else if (skipBlanks(bytes, start, end) < end) sink.text(recordOf(heading, source.slice(start, end)));
    start = next + 1;
  }
}

/** `#separator` begins a new file, which inherits nothing from the heading of the one before. */
function headingWith(heading: Heading, line: string): Heading {
  if (line.startsWith(zeekBeginning)) return { ...nothing, separator: unescaped(line.slice(zeekBeginning.length)) };
  const [name, ...values] = line.split(heading.separator);
  const value = unescaped(values[0] ?? "");
  switch (name) {
    case "#set_separator":
      return { ...heading, setSeparator: value };
    case "#empty_field":
      return { ...heading, empty: value };
    case "#unset_field":
      return { ...heading, unset: value };
    case "#path":
      return { ...heading, path: value };
    case "#fields":
      return { ...heading, fields: values };
    case "#types":
      return { ...heading, types: values };
    default:
      return heading;
  }
}

/** JSON text: numbers stand in it as they were written, however many digits they have. */
function recordOf(heading: Heading, line: string): string {
  const { separator, fields, types, unset, path } = heading;
  const cells = line.split(separator);
  if (cells.length !== fields.length || types.length !== fields.length) return line;
  const members = path === undefined || fields.includes("_path") ? [] : [member("_path", JSON.stringify(path))];
  for (const [place, cell] of cells.entries()) {
    if (cell !== unset) members.push(member(fields[place] ?? "", jsonOf(heading, types[place] ?? "", cell)));
  }
  return `{${members.join(",")}}`;
}

function member(name: string, value: string): string {
  return `${JSON.stringify(name)}:${value}`;
}

const listType = /^(?:set|vector|table)\[(.*)\]$/;
const numberTypes = new Set(["count", "int", "port", "double", "time", "interval"]);
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function jsonOf(heading: Heading, type: string, cell: string): string {
  const { setSeparator, empty, unset } = heading;
  const [, inner] = listType.exec(type) ?? [];
  if (inner !== undefined) {
    const cells = cell === empty ? [] : cell.split(setSeparator);
    return `[${cells.map((one) => (one === unset ? "null" : jsonOf(heading, inner, one))).join(",")}]`;
  }
  if (type === "bool" && /^[TF]$/.test(cell)) return String(cell === "T");
  if (numberTypes.has(type) && jsonNumber.test(cell)) return cell;
  return JSON.stringify(cell === empty ? "" : unescaped(cell));
}

/** `\x09` and the like, as bytes of UTF-8. */
function unescaped(text: string): string {
  if (!text.includes("\\x")) return text;
  return text.replaceAll(/(?:\\x[\da-fA-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll("\\x", ""), "hex").toString(),
  );
}
