import type { StreamOptions, StreamType } from "@pharos/domain";
import { skipBlanks } from "../streams/byte-text.ts";
import { bareEnvelopeNames, envelopeNames } from "../streams/envelope.ts";
import { scanValue } from "../streams/json-scanner.ts";

/** A list of records whose end was not found yet. */
export interface OpenedList {
  /** Where its first element may begin. */
  readonly end: number;
  /** What each part of it begins and ends with, so that it is read as the whole would be. */
  readonly opening: Buffer;
  readonly closing: Buffer;
  /** The list is a member of an object, of which more may come. */
  readonly hasMembersBehind: boolean;
  /** False where an object is an event itself if it is no longer than an event may be. */
  readonly isCertain: boolean;
}

const headBytesMax = 256 * 1024;
const colon = 0x3a;
const comma = 0x2c;
const openBrace = 0x7b;
const openBracket = 0x5b;

/** The list of records that a JSON value is, or has as a member; undefined where its records are no list. */
export function findList(
  bytes: Buffer,
  start: number,
  type: StreamType,
  { jsonArrayEnvelopeField }: StreamOptions,
): OpenedList | undefined {
  if (type === "JSON") return undefined;
  if (bytes[start] === openBracket) {
    const isList = type === "Auto" || type === "JsonArray";
    return isList
      ? {
          end: start + 1,
          opening: Buffer.from("["),
          closing: Buffer.from("]"),
          hasMembersBehind: false,
          isCertain: true,
        }
      : undefined;
  }
  if (bytes[start] !== openBrace) return undefined;
  return findMember(bytes.subarray(0, start + headBytesMax), start, (name, before) => {
    if (type === "JsonArray") return name === jsonArrayEnvelopeField ? "alone" : undefined;
    const isCloudWatch = name === "logEvents" && (type === "CloudWatchLogs" || before.has("logGroup"));
    if (isCloudWatch) return "with all";
    if (type !== "Auto") return undefined;
    return envelopeNames.includes(name) || bareEnvelopeNames.includes(name) ? "perhaps" : undefined;
  });
}

type Choice = "alone" | "with all" | "perhaps" | undefined;

/** The first member that is a list and is chosen, which is told the names before it. */
function findMember(
  head: Buffer,
  start: number,
  choose: (name: string, before: ReadonlySet<string>) => Choice,
): OpenedList | undefined {
  const before = new Set<string>();
  for (let at = skipBlanks(head, start + 1, head.length); head[at] === 0x22; ) {
    const nameEnd = textEnd(head, at);
    const valueAt = nameEnd < 0 ? -1 : valueStart(head, nameEnd);
    if (valueAt < 0) return undefined;
    const name = nameIn(head, at, nameEnd);
    const choice = head[valueAt] === openBracket ? choose(name, before) : undefined;
    if (choice) {
      const isWhole = choice === "with all";
      return {
        end: valueAt + 1,
        opening: isWhole ? Buffer.from(head.subarray(start, valueAt + 1)) : Buffer.from(`{${JSON.stringify(name)}:[`),
        closing: Buffer.from("]}"),
        hasMembersBehind: true,
        isCertain: choice !== "perhaps",
      };
    }
    before.add(name);
    at = memberAfter(head, valueAt);
  }
  return undefined;
}

function nameIn(head: Buffer, start: number, end: number): string {
  try {
    return String(JSON.parse(head.toString("utf8", start, end)));
  } catch {
    return "";
  }
}

/** The place behind a text; -1 where it is not closed. */
function textEnd(head: Buffer, start: number): number {
  for (let at = start + 1; at < head.length; at++) {
    if (head[at] === 0x5c) at++;
    else if (head[at] === 0x22) return at + 1;
  }
  return -1;
}

function valueStart(head: Buffer, nameEnd: number): number {
  const at = skipBlanks(head, nameEnd, head.length);
  return head[at] === colon ? skipBlanks(head, at + 1, head.length) : -1;
}

/** Where the name of the next member begins; the end where there is none. */
function memberAfter(head: Buffer, valueAt: number): number {
  const first = head[valueAt];
  let end: number;
  if (first === openBrace || first === openBracket) {
    const scanned = scanValue(head, valueAt);
    end = scanned.outcome === "closed" ? scanned.end : head.length;
  } else if (first === 0x22) end = textEnd(head, valueAt);
  else end = head.indexOf(comma, valueAt);
  if (end < 0) return head.length;
  const at = skipBlanks(head, end, head.length);
  return head[at] === comma ? skipBlanks(head, at + 1, head.length) : head.length;
}
