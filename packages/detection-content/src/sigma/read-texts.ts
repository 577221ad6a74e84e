import { isSeq, type Node } from "yaml";
import { type FieldReader, text } from "../yaml/read-fields.ts";

/** One text or a list of them; what is said twice counts once. */
export const texts: FieldReader<readonly string[]> = (node, name, report) => {
  const items = isSeq(node) ? (node.items as Node[]) : [node];
  return [...new Set(items.flatMap((item) => text(item, isSeq(node) ? `each of ${name}` : name, report) ?? []))];
};
