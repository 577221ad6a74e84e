import { isScalar, Scalar } from "yaml";
import type { Place } from "./content-problem.ts";
import type { YamlItem } from "./yaml-item.ts";

/**
 * Where each line of a text begins in its file. Of a text whose lines the file has in another way, such as folded, it
 * is only the place of the whole, and `isExact` is false.
 */
export interface LinePlaces {
  readonly isExact: boolean;
  readonly lines: readonly Place[];
}

export function placesOfLines(node: unknown, { text, placeOf }: Pick<YamlItem, "text" | "placeOf">): LinePlaces {
  const place = isScalar(node) ? placeOf(node) : placeOf();
  const whole = { isExact: false, lines: [place] };
  if (!isScalar(node) || !node.range || typeof node.value !== "string") return whole;
  const [start, end] = node.range;
  if (node.type === Scalar.BLOCK_LITERAL) return blockLines(text.slice(start, end), place) ?? whole;
  const source = text.slice(start, end);
  if (node.value.includes("\n") || source.includes("\n")) return whole;
  const isQuoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
  return { isExact: true, lines: [isQuoted ? { ...place, column: place.column + 1 } : place] };
}

/** `|` stands on a line of its own; what the first line below it is indented by is no part of the text. */
function blockLines(block: string, { line }: Place): LinePlaces | undefined {
  const [head = "", ...lines] = block.split("\n");
  // An indentation that the file says itself leaves spaces in the text.
  if (/\d/.test(head.replace(/#.*/, ""))) return undefined;
  const column = (lines.find((one) => one.trim() !== "")?.search(/\S/) ?? 0) + 1;
  return { isExact: true, lines: lines.map((_, index) => ({ line: line + index + 1, column })) };
}
