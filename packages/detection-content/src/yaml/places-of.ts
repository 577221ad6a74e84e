import { isMap, isScalar, isSeq, type Node } from "yaml";
import type { Place } from "./content-problem.ts";
import type { YamlItem } from "./yaml-item.ts";

/** Where the file names what is checked after it was read: log types, queries, items of a pack, and tests. */
export function placesOf({ root, placeOf }: Pick<YamlItem, "root" | "placeOf">): ReadonlyMap<string, Place> {
  const tests = valuesOf(root.get("Tests")).map((test) => (isMap(test) ? test.get("Name", true) : undefined));
  const lists = [root.get("LogTypes"), root.get("ScheduledQueries"), root.getIn(["PackDefinition", "IDs"])];
  const named = [...lists.flatMap(valuesOf), ...tests];
  return new Map(
    named.flatMap((node) => (isScalar(node) ? [[String(node.value), placeOf(node)] as [string, Place]] : [])),
  );
}

function valuesOf(list: unknown): readonly Node[] {
  return isSeq<Node>(list) ? list.items : [];
}
