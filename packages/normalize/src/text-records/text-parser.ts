/**
 * What a parser makes of one line: an object, of texts but for scripts, in which an undefined member is none; nothing,
 * for lines that are no record; or a refusal.
 */
export type ParsedText = Readonly<Record<string, unknown>> | "ignored" | undefined;

/** A piece of a line that becomes a member. Offsets count UTF-16 units of the line. */
export interface TakenPiece {
  /** Empty for text that a pattern matches and discards. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Where a line stops fitting. */
export interface ParserStop {
  readonly at: number;
  /** The placeholder, group or column that it was about; empty where there is none. */
  readonly name: string;
  /** Literal text or a part of the pattern; empty where it is neither. */
  readonly expected: string;
  /** A clause that goes on after the line's number and a colon. */
  readonly reason: string;
}

/** One pattern on one line: the pieces that it took, all of them where there is no stop. */
export interface ParserAttempt {
  readonly pieces: readonly TakenPiece[];
  readonly stop?: ParserStop;
}

/** Called for each piece of a line in its order. */
export type NotePiece = (name: string, start: number, end: number) => void;

/** A parser at work on one chunk: it may remember the chunk's header. */
export interface OpenParser {
  /** The first texts of a file, before they are parsed, until one is its beginning: a comment before a header is not. */
  begin(text: string): boolean;
  parse(text: string): ParsedText;
  /**
   * The places that `parse` reads its values from, an attempt for each pattern that is tried. Slower than `parse`, which
   * must not pay for it. Absent where values stand in no place of the line.
   */
  trace?(text: string): readonly ParserAttempt[];
  /** The beginning of a file is its header. */
  readonly expectsHeader?: boolean | undefined;
  /** The text that told the parser how to read those after it. */
  readonly header?: string | undefined;
  /** Why the last refused text was, where there is more to say than that it does not fit. */
  readonly refusal?: string | undefined;
}

/** Compiled once from a schema, opened for each chunk. */
export type TextParser = () => OpenParser;
