/**
 * What a parser makes of one line: a JSON object of texts, in which an undefined member is none; nothing, for lines
 * that are no record; or a refusal.
 */
export type ParsedText = Record<string, string | undefined> | "ignored" | undefined;

/** A parser at work on one chunk: it may remember the chunk's header. */
export interface OpenParser {
  /** The first text of the chunk, before it is parsed. */
  begin(text: string): void;
  parse(text: string): ParsedText;
}

/** Compiled once from a schema, opened for each chunk. */
export type TextParser = () => OpenParser;
