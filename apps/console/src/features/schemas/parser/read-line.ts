import type { PlacedPiece } from "./line-segments.ts";
import type { ReadLine } from "./make-field.ts";
import type { ParsedLine } from "./use-parsed-samples.ts";

/** The pieces of a line that stand in it. */
export function placedPieces({ pieces }: Pick<ParsedLine, "pieces">): PlacedPiece[] {
  return pieces.flatMap(({ name, start, end, value }) =>
    typeof start === "number" && typeof end === "number" ? [{ name, start, end, value: value ?? null }] : [],
  );
}

/** Where the pattern stops that came furthest; undefined for a line that the parser reads. */
export function stopOf({ outcome, pattern, stops }: ParsedLine): ParsedLine["stops"][number] | undefined {
  return outcome === "UNPARSED" ? stops.find((stop) => stop.pattern === pattern) : undefined;
}

export function readLineOf(line: ParsedLine): ReadLine {
  return { text: line.text, pattern: line.pattern ?? null, pieces: placedPieces(line), stop: stopOf(line) };
}
