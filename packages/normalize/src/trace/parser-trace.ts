import type { LogParser } from "@pharos/domain";

export type ParserKind = keyof LogParser;

/** What a parser took of a line under one name. */
export interface TracedPiece {
  /** Empty for text that a pattern matches and discards. */
  readonly name: string;
  /** UTF-16 units of the line; null for a value that stands in no place of it. */
  readonly start: number | null;
  readonly end: number | null;
  /** As the fields get it; null where it means nothing, or a later piece of the same name takes its place. */
  readonly value: string | null;
}

/** A pattern that does not fit a line. */
export interface TracedAttempt {
  /** The place among the patterns, from 0. */
  readonly pattern: number;
  readonly at: number;
  readonly name: string;
  readonly expected: string;
  readonly reason: string;
}

/**
 * `STORED`: it becomes an event. `REFUSED`: the parser reads it, and a field does not take it. `UNPARSED`: the parser
 * does not read it. `IGNORED`: it is no record.
 */
export type TracedOutcome = "STORED" | "REFUSED" | "UNPARSED" | "IGNORED";

export interface TracedLine {
  readonly text: string;
  readonly outcome: TracedOutcome;
  /** Empty where it becomes an event. */
  readonly reason: string;
  /** The pattern that read the line, or came furthest; null where none did, and for parsers without patterns. */
  readonly pattern: number | null;
  readonly pieces: readonly TracedPiece[];
  /** Where each pattern that was tried and does not fit stops. */
  readonly attempts: readonly TracedAttempt[];
}

export interface ParserTrace {
  /** Null for a schema of JSON, whose lines have no pieces. */
  readonly parser: ParserKind | null;
  readonly lines: readonly TracedLine[];
  /** Names of pieces that no field reads. */
  readonly unread: readonly string[];
}
