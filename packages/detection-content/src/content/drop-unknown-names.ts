import type { LoadedContent } from "../repository/loaded-content.ts";
import type { ContentProblem } from "../yaml/content-problem.ts";
import type { KnownThings } from "./check-references.ts";

export interface UnknownNames {
  /** Names that were dropped from items, which go on without them. */
  readonly dropped: readonly ContentProblem[];
  /** Items of which nothing known is left. */
  readonly leftOut: readonly ContentProblem[];
}

/**
 * Drops from the items what only another installation has: log types of rules and data models, and members of packs.
 * Changes the content.
 */
export function dropUnknownNames(content: LoadedContent, { logTypes, kinds }: KnownThings): UnknownNames {
  const dropped: ContentProblem[] = [];
  const leftOut: ContentProblem[] = [];
  const problemOf = (id: string, message: string, name: string): ContentProblem => {
    const { file = id, places } = content.sources.get(id) ?? {};
    return { file, item: file, line: 1, column: 1, ...places?.get(name), message };
  };
  const withKnownLogTypes = <T extends { readonly id: string; readonly logTypes: readonly string[] }>(item: T): T => {
    const unknown = item.logTypes.filter((name) => logTypes?.has(name) === false);
    if (unknown.length === 0) return item;
    const all = unknown.length === item.logTypes.length;
    if (all) {
      const message = `left out, because no log type of it exists here: ${unknown.join(", ")}`;
      leftOut.push({ ...problemOf(item.id, message, unknown[0] ?? ""), isUnsupported: true });
      return item;
    }
    for (const name of unknown) dropped.push(problemOf(item.id, `the log type ${name} does not exist; dropped`, name));
    return { ...item, logTypes: item.logTypes.filter((name) => !unknown.includes(name)) };
  };
  replaceEach(content.rules, withKnownLogTypes);
  replaceEach(content.dataModels, withKnownLogTypes);
  replaceEach(content.packs, (pack) => {
    if (kinds === undefined) return pack;
    const isKnown = (id: string) => content.sources.has(id) || kinds.has(id);
    for (const id of pack.itemIds.filter((member) => !isKnown(member)))
      dropped.push(problemOf(pack.id, `the item ${id} does not exist; dropped from the pack`, id));
    return { ...pack, itemIds: pack.itemIds.filter(isKnown) };
  });
  return { dropped, leftOut };
}

function replaceEach<T>(list: T[], replace: (item: T) => T): void {
  for (const [index, item] of list.entries()) list[index] = replace(item);
}
