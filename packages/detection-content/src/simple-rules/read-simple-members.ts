import { Document, isMap, isScalar, isSeq, type Node } from "yaml";
import { type FieldValues, readFields } from "../yaml/read-fields.ts";
import { simpleRuleFields } from "./read-simple-rule.ts";

export type SimpleMembers = FieldValues<typeof simpleRuleFields>;

/** Reads members that are JSON already; each problem is told with the place of what it is about: `Detection[0].Value`. */
export function readSimpleMembers(
  members: Readonly<Record<string, unknown>>,
  report: (message: string, place: string) => void,
): SimpleMembers {
  const given = Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
  const { contents } = new Document(given, { aliasDuplicateObjects: false });
  if (!isMap(contents)) return {};
  return readFields(contents, simpleRuleFields, (message, at) => report(message, placeOf(at, contents) ?? ""));
}

/** Where the node is below `root`, which is at `place`. */
function placeOf(node: Node | null | undefined, root: unknown, place = ""): string | undefined {
  if (root === node) return place;
  if (isSeq(root)) return firstOf(root.items.map((item, index) => () => placeOf(node, item, `${place}[${index}]`)));
  if (!isMap(root)) return undefined;
  return firstOf(
    root.items.map(({ key, value }) => () => {
      const member = `${place}${place === "" ? "" : "."}${isScalar(key) ? key.value : ""}`;
      return key === node ? member : placeOf(node, value, member);
    }),
  );
}

function firstOf(attempts: readonly (() => string | undefined)[]): string | undefined {
  for (const attempt of attempts) {
    const found = attempt();
    if (found !== undefined) return found;
  }
  return undefined;
}
