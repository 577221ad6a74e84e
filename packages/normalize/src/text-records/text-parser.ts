/**
 * What a parser makes of one line: an object, of texts but for scripts, in which an undefined member is none; nothing,
 * for lines that are no record; or a refusal.
 */
export type ParsedText = Readonly<Record<string, unknown>> | "ignored" | undefined;

/** A parser at work on one chunk: it may remember the chunk's header. */
export interface OpenParser {
  /** The first texts of a file, before they are parsed, until one is its beginning: a comment before a header is not. */
  begin(text: string): boolean;
  parse(text: string): ParsedText;
  /** The beginning of a file is its header. */
  readonly expectsHeader?: boolean | undefined;
  /** The text that told the parser how to read those after it. */
  readonly header?: string | undefined;
  /** Why the last refused text was, where there is more to say than that it does not fit. */
  readonly refusal?: string | undefined;
}

/** Compiled once from a schema, opened for each chunk. */
export type TextParser = () => OpenParser;
