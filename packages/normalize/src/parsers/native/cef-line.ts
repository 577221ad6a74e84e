import type { NotePiece } from "../../text-records/text-parser.ts";
import { splitHeader } from "./split-header.ts";

const mark = "CEF:";
const headerNames = [
  "cefVersion",
  "deviceVendor",
  "deviceProduct",
  "deviceVersion",
  "deviceEventClassId",
  "name",
  "severity",
] as const;

/**
 * ArcSight's Common Event Format, with or without a syslog header in front of it. The extension's keys become members;
 * `extensions` holds all of them as JSON, and `customFields` those that carry a label (`cs1Label=Policy cs1=…`) by it.
 */
export function readCef(line: string, note?: NotePiece): Record<string, string> | undefined {
  const start = line.indexOf(mark);
  if (start < 0) return undefined;
  note?.("syslogHeader", 0, start);
  const noteHeader = note && ((i: number, from: number, to: number) => note(headerNames[i] ?? "", from, to));
  const header = splitHeader(line, start + mark.length, headerNames.length, noteHeader);
  if (!header) return undefined;
  const extensions = readExtensions(line, header.end, note);
  const values: Record<string, string> = { ...extensions };
  for (const [i, name] of headerNames.entries()) values[name] = header.parts[i] ?? "";
  values.syslogHeader = line.slice(0, start).trim();
  if (Object.keys(extensions).length > 0) values.extensions = JSON.stringify(extensions);
  const custom = labelled(extensions);
  if (custom) values.customFields = JSON.stringify(custom);
  return values;
}

const equals = 0x3d;
const backslash = 0x5c;
const space = 0x20;

/** A value may hold spaces: it ends where the last word before the next `=` begins. Reads each character once. */
function readExtensions(line: string, start: number, note: NotePiece | undefined): Record<string, string> {
  const values: Record<string, string> = {};
  let key = "";
  let valueStart = start;
  let wordStart = start;
  for (let at = start; at < line.length; at++) {
    const char = line.charCodeAt(at);
    if (char === backslash) at++;
    else if (char === space) wordStart = at + 1;
    else if (char === equals && isKey(line, wordStart, at)) {
      if (key !== "") {
        const valueEnd = Math.max(valueStart, wordStart - 1);
        values[key] = unescaped(line.slice(valueStart, valueEnd));
        note?.(key, valueStart, valueEnd);
      }
      key = line.slice(wordStart, at);
      valueStart = at + 1;
      wordStart = at + 1;
    }
  }
  if (key !== "") {
    values[key] = unescaped(line.slice(valueStart));
    note?.(key, valueStart, line.length);
  }
  return values;
}

/** Some devices leave the `=` inside values without a backslash: what is in front of it must look like a key. */
function isKey(line: string, start: number, end: number): boolean {
  if (start === end) return false;
  for (let at = start; at < end; at++) if (!isKeyCharacter(line.charCodeAt(at))) return false;
  return true;
}

function isKeyCharacter(char: number): boolean {
  const isLetter = (char | 0x20) >= 0x61 && (char | 0x20) <= 0x7a;
  const isDigit = char >= 0x30 && char <= 0x39;
  return isLetter || isDigit || char === 0x5f || char === 0x2e || char === 0x2d || char === 0x5b || char === 0x5d;
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r" };

function unescaped(text: string): string {
  const value = text.trim();
  return value.includes("\\") ? value.replace(/\\([=\\|nr])/g, (_, char: string) => escapes[char] ?? char) : value;
}

/** `cs1Label=Policy cs1=Block` → `{ Policy: "Block" }`; undefined without any label. */
function labelled(values: Record<string, string>): Record<string, string> | undefined {
  let custom: Record<string, string> | undefined;
  for (const key in values) {
    if (!key.endsWith("Label")) continue;
    const value = values[key.slice(0, -"Label".length)];
    const label = values[key];
    if (value === undefined || !label) continue;
    custom ??= {};
    custom[label] = value;
  }
  return custom;
}
