import { createHash } from "node:crypto";
import { type PulledEvent, PullFailure } from "@pharos/domain";
import type { PullStream, TimeFormat } from "../definition/puller-definition.ts";
import type { TemplateNames } from "../template/render-template.ts";
import { parseCsv } from "./parse-csv.ts";
import { parseJson } from "./parse-json.ts";
import { readPath, readText } from "./read-path.ts";
import { flattenValue, shapeEvent } from "./shape-event.ts";

/** Parses the text of an answer. @throws PullFailure unreadable */
export function parseBody(text: string, format: PullStream["format"]): unknown {
  const plain = text.replace(/^\uFEFF/, "");
  if (plain.trim() === "") return format === "json" ? undefined : [];
  try {
    if (format === "csv") return parseCsv(plain);
    if (format === "jsonLines") {
      return plain
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map(parseJson);
    }
    return parseJson(plain);
  } catch {
    const start = JSON.stringify(plain.slice(0, 60));
    throw new PullFailure(
      "unreadable",
      `The provider answered with something other than JSON, which begins with ${start}.`,
    );
  }
}

/** Of the events of one answer together. */
const eventsLengthMax = 64 * 1024 * 1024;

type EventRules = Pick<PullStream, "events" | "event" | "flatten" | "shape" | "id" | "time" | "timeFormat">;

/** Takes the events out of an answer. */
export function readEvents(stream: EventRules, body: unknown, settings: TemplateNames = {}): PulledEvent[] {
  const parts = typeof stream.events === "string" ? [{ path: stream.events, set: {} }] : stream.events;
  const events: PulledEvent[] = [];
  let length = 0;
  for (const { path, set } of parts) {
    const values = readPath(body, path).flatMap((one) =>
      stream.event === undefined ? [one] : readPath(one, stream.event),
    );
    for (const value of values) {
      for (const one of flattenValue(value, stream.flatten)) {
        const event = toEvent(stream, addMembers(one, set), settings);
        length += event.text.length;
        // A definition may write a large answer many times over.
        if (length > eventsLengthMax) throw eventsTooLarge();
        events.push(event);
      }
    }
  }
  return events;
}

/** The records that schemas will read of an event. */
export function readRecords(text: string, streamType: PullStream["streamType"]): string[] {
  if (streamType === "Lines") return [text];
  return readPath(JSON.parse(text), "logEvents[].message").map(String);
}

function eventsTooLarge(): PullFailure {
  return new PullFailure(
    "tooLarge",
    `The events of one page are larger than ${eventsLengthMax / 1024 ** 2} MB. Ask for smaller pages.`,
  );
}

/** Returns how long the text of a shaped event can become. */
function shapedLengthMax(shape: unknown, value: unknown): number {
  const template = JSON.stringify(shape);
  return (template.split("{event").length - 1) * JSON.stringify(value).length + template.length;
}

function addMembers(value: unknown, set: Readonly<Record<string, string>>): unknown {
  if (Object.keys(set).length === 0 || value === null || typeof value !== "object") return value;
  return { ...value, ...set };
}

function toEvent(
  { id: paths, time, timeFormat, shape }: EventRules,
  value: unknown,
  settings: TemplateNames,
): PulledEvent {
  if (shape !== undefined && shapedLengthMax(shape, value) > eventsLengthMax) throw eventsTooLarge();
  const text = JSON.stringify(shape === undefined ? value : shapeEvent(shape, value, settings));
  const parts = paths.map((path) => readText(value, path));
  // An event without its id would be taken for every other one without.
  const isNamed = parts.length > 0 && parts.every((part) => part !== undefined);
  const name = isNamed ? `id ${JSON.stringify(parts)}` : `event ${JSON.stringify(value)}`;
  const at = time === undefined ? undefined : readTime(readText(value, time), timeFormat);
  return { id: createHash("sha256").update(name).digest("base64url").slice(0, 22), text, at };
}

function readTime(text: string | undefined, format: TimeFormat): Date | undefined {
  if (text === undefined) return undefined;
  const at =
    format === "epochSeconds"
      ? Number(text) * 1000
      : format === "epochMs"
        ? Number(text)
        : Date.parse(format === "utcWithoutZone" ? `${text.replace(" ", "T").replace(/Z$/, "")}Z` : text);
  return Number.isFinite(at) && Math.abs(at) < 8.64e15 ? new Date(at) : undefined;
}
