import type { NotePiece } from "../../text-records/text-parser.ts";
import { splitHeader } from "./split-header.ts";

const mark = "LEEF:";
const headerNames = ["leefVersion", "deviceVendor", "deviceProduct", "deviceVersion", "eventId"] as const;

/**
 * QRadar's Log Event Extended Format, versions 1 and 2, with or without a syslog header in front of it. The
 * attributes become members; `attributes` holds all of them as JSON.
 */
export function readLeef(line: string, note?: NotePiece): Record<string, string> | undefined {
  const start = line.indexOf(mark);
  if (start < 0) return undefined;
  note?.("syslogHeader", 0, start);
  const noteHeader = note && ((i: number, from: number, to: number) => note(headerNames[i] ?? "", from, to));
  const header = splitHeader(line, start + mark.length, headerNames.length, noteHeader);
  if (!header) return undefined;
  const { delimiter, attributesStart } = readDelimiter(line, header.end, header.parts[0] ?? "");
  const attributes: Record<string, string> = {};
  let pairStart = attributesStart;
  for (const pair of line.slice(attributesStart).split(delimiter)) {
    const equals = pair.indexOf("=");
    if (equals > 0) {
      const key = pair.slice(0, equals).trim();
      attributes[key] = pair.slice(equals + 1).trim();
      note?.(key, pairStart + equals + 1, pairStart + pair.length);
    }
    pairStart += pair.length + delimiter.length;
  }
  const values: Record<string, string> = { ...attributes };
  for (const [i, name] of headerNames.entries()) values[name] = header.parts[i] ?? "";
  values.syslogHeader = line.slice(0, start).trim();
  if (Object.keys(attributes).length > 0) values.attributes = JSON.stringify(attributes);
  return values;
}

/** Version 2 may name the delimiter in one more header part: a character, or its code as `x09` or `0x09`. */
function readDelimiter(line: string, start: number, version: string) {
  const tab = { delimiter: "\t", attributesStart: start };
  if (!version.startsWith("2")) return tab;
  const end = line.indexOf("|", start);
  const text = end < 0 ? "" : line.slice(start, end);
  const code = /^0?x([0-9a-f]{1,4})$/i.exec(text)?.[1];
  if (code) return { delimiter: String.fromCharCode(Number.parseInt(code, 16)), attributesStart: end + 1 };
  if (text.length === 1) return { delimiter: text, attributesStart: end + 1 };
  return text === "" && end === start ? { ...tab, attributesStart: end + 1 } : tab;
}
