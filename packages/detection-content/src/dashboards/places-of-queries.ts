import { isMap, isSeq, type Node, type YAMLMap } from "yaml";
import type { Place } from "../yaml/content-problem.ts";
import { placesOfLines } from "../yaml/places-of-lines.ts";
import type { YamlItem } from "../yaml/yaml-item.ts";

/** Which query of a dashboard: a panel's or a variable's, by its place in the list. */
export interface QueryName {
  readonly list: "Panels" | "Variables";
  readonly index: number;
}

/** The place of a query, and of each of its lines where the file has them as they are. */
export function placesOfQueries(item: YamlItem): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const list of ["Panels", "Variables"] as const) {
    for (const [index, map] of mapsIn(item.root.get(list)).entries()) {
      const query = map.get("Query", true) as Node | undefined;
      places.set(placeKey({ list, index }), item.placeOf(query ?? map));
      const { isExact, lines } = placesOfLines(query, item);
      if (isExact) for (const [line, place] of lines.entries()) places.set(placeKey({ list, index }, line + 1), place);
    }
  }
  return places;
}

/** Where a problem is that a query's own language tells with line and column; undefined where the file has no lines of it. */
export function placeInQuery(
  places: ReadonlyMap<string, Place>,
  query: QueryName,
  { line, column }: Place,
): Place | undefined {
  const start = places.get(placeKey(query, line));
  return start && { line: start.line, column: start.column + column - 1 };
}

export function placeKey({ list, index }: QueryName, line?: number): string {
  return line === undefined ? `${list}[${index}]` : `${list}[${index}]:${line}`;
}

function mapsIn(list: unknown): YAMLMap[] {
  return isSeq(list) ? list.items.filter((one) => isMap(one)) : [];
}
