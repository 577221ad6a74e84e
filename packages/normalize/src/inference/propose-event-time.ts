import type { FieldSchema } from "@pharos/domain";
import { keyWords } from "./key-words.ts";

/** Keys that name the moment of an event, the surest first; any other timestamp comes after them. */
const likelihoods: readonly (readonly [score: number, key: RegExp])[] = [
  [100, /^event (?:time|timestamp|date ?time|date|created|occurred)/],
  [90, /^(?:timestamp|ts|time|date ?time|time created|activity (?:time|date ?time)|time generated|log time)$/],
  [
    80,
    /^(?:published|occurred at|created|created at|created time|created date ?time|creation time|creation date|utc time|date)$/,
  ],
  [70, /^(?:start|start time|started at|first seen)$/],
];
const otherScore = 50;
/** `@timestamp` is often the collector's, set to when it received the event. */
const signPenalty = 5;
/** Words of moments beside the event: when it was handled, changed, or ends. */
const asideWords =
  /\b(?:received|ingest|ingested|ingestion|processed|processing|expires?|expiry|expiration|updated?|modified|end|ended|last|write|written|delivered|indexed|valid|after|before|birth|boot|install\w*|cert\w*|file|previous|old|new)\b/;
const asidePenalty = 45;
const optionalPenalty = 10;
const levelPenalty = 15;
const scoreMin = 20;

interface Candidate {
  readonly path: readonly number[];
  readonly score: number;
}

/** A field for the event's time among some, as places to descend by; undefined when none is plausible. */
export function proposeEventTime(fields: readonly FieldSchema[]): readonly number[] | undefined {
  let best: Candidate | undefined;
  for (const candidate of candidatesIn(fields, [])) if (!best || candidate.score > best.score) best = candidate;
  return best && best.score >= scoreMin ? best.path : undefined;
}

function candidatesIn(fields: readonly FieldSchema[], path: readonly number[]): Candidate[] {
  return fields.flatMap((field, i) => {
    const here = [...path, i];
    if (field.type === "object") return candidatesIn(field.fields ?? [], here);
    return field.type === "timestamp" && saysYear(field) ? [{ path: here, score: scoreOf(field, path.length) }] : [];
  });
}

function saysYear({ timeFormats = [] }: FieldSchema): boolean {
  return timeFormats.every((format) => !format.includes("%") || /%[Yy]/.test(format));
}

function scoreOf({ name, required }: FieldSchema, level: number): number {
  const key = keyWords(name).join(" ");
  const likelihood = likelihoods.find(([, pattern]) => pattern.test(key))?.[0] ?? otherScore;
  const penalties =
    (asideWords.test(key) ? asidePenalty : 0) +
    (name.startsWith("@") ? signPenalty : 0) +
    (required ? 0 : optionalPenalty) +
    level * levelPenalty;
  return likelihood - penalties;
}

/** The fields with the one at the path marked as the event's time. */
export function withEventTime(fields: readonly FieldSchema[], path: readonly number[]): FieldSchema[] {
  const [at, ...rest] = path;
  return fields.map((field, i) => {
    if (i !== at) return field;
    return rest.length === 0
      ? { ...field, isEventTime: true }
      : { ...field, fields: withEventTime(field.fields ?? [], rest) };
  });
}
