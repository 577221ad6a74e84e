import type { OpenParser, ParsedText, ParserAttempt, TakenPiece } from "../text-records/text-parser.ts";
import type { TracedAttempt, TracedLine, TracedPiece } from "./parser-trace.ts";

type ParsedRecord = Exclude<ParsedText, "ignored" | undefined>;

/** One line of a parser at work. `refusal`: why it does not become an event, where it is a record. */
export function traceLine(parser: OpenParser, text: string, refusal: string | undefined): TracedLine {
  const parsed = parser.parse(text);
  if (parsed === "ignored") {
    const reason = parser.header === text ? "the header, which names the columns" : "blank or a comment";
    return { text, outcome: "IGNORED", reason, pattern: null, pieces: [], attempts: [] };
  }
  const attempts = parser.trace?.(text) ?? [];
  const fitting = attempts.findIndex(({ stop }) => !stop);
  const pattern = fitting >= 0 ? fitting : furthestOf(attempts);
  const taken = attempts[pattern]?.pieces ?? [];
  const pieces = [...placedPieces(text, taken, parsed), ...otherValues(taken, parsed)];
  const traced = { text, pattern: attempts.length === 0 ? null : pattern, pieces, attempts: stopsOf(attempts) };
  if (!parsed) {
    const stopped = attempts[pattern]?.stop?.reason;
    return { ...traced, outcome: "UNPARSED", reason: stopped ?? parser.refusal ?? refusal ?? "" };
  }
  return refusal === undefined
    ? { ...traced, outcome: "STORED", reason: "" }
    : { ...traced, outcome: "REFUSED", reason: refusal };
}

/** By what was taken, then by how far the line fits; the first of equals. */
function furthestOf(attempts: readonly ParserAttempt[]): number {
  let best = 0;
  for (let i = 1; i < attempts.length; i++) {
    if (isFurther(attempts[i] as ParserAttempt, attempts[best] as ParserAttempt)) best = i;
  }
  return best;
}

function isFurther(one: ParserAttempt, other: ParserAttempt): boolean {
  const pieces = one.pieces.length - other.pieces.length;
  return pieces === 0 ? (one.stop?.at ?? 0) > (other.stop?.at ?? 0) : pieces > 0;
}

function stopsOf(attempts: readonly ParserAttempt[]): TracedAttempt[] {
  return attempts.flatMap(({ stop }, pattern) => (stop ? [{ pattern, ...stop }] : []));
}

/** Of a line that does not fit, what was taken so far is shown as it stands. */
function placedPieces(text: string, taken: readonly TakenPiece[], parsed: ParsedRecord | undefined): TracedPiece[] {
  const last = new Map(taken.map(({ name }, i) => [name, i]));
  return taken.map(({ name, start, end }, i) => {
    const slice = text.slice(start, end);
    if (!parsed) return { name, start, end, value: name === "" ? null : slice };
    const value = name !== "" && last.get(name) === i ? textOf(parsed[name]) : null;
    if (value === null || value === slice || value !== slice.trim()) return { name, start, end, value };
    const from = start + slice.length - slice.trimStart().length;
    return { name, start: from, end: from + value.length, value };
  });
}

/** Values that a script or a template made, and members that hold others. */
function otherValues(taken: readonly TakenPiece[], parsed: ParsedRecord | undefined): TracedPiece[] {
  const placed = new Set(taken.map(({ name }) => name));
  return Object.entries(parsed ?? {}).flatMap(([name, member]) => {
    const value = placed.has(name) ? null : textOf(member);
    return value === null ? [] : [{ name, start: null, end: null, value }];
  });
}

/** Numbers of a script may be longer than JSON's own. */
function textOf(member: unknown): string | null {
  if (member === undefined || typeof member === "string") return member ?? null;
  return JSON.stringify(member, (_key, value) => (typeof value === "bigint" ? String(value) : value));
}
