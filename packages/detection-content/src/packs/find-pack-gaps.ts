import { type Detection, isCorrelationRule, isPolicy, isRule, type Pack } from "@pharos/domain";
import { importedModules } from "../python-text/imported-modules.ts";
import { type ContentItems, detectionsOf } from "../repository/loaded-content.ts";
import { idsOfItems } from "./select-items.ts";

/** Something that a pack lacks. */
export interface PackGap {
  /** Id or name of what is not there, or not in the pack. */
  readonly id: string;
  /** The item of the pack that needs it; undefined where the pack itself names it. */
  readonly neededBy: string | undefined;
  /** There is such an item, which the pack does not name. */
  readonly isElsewhere: boolean;
}

/**
 * What a pack lacks: items that it names and that are nowhere, and what its items need and it does not name: modules that
 * they import, queries of scheduled rules, rules that correlation rules look at, bases of derived rules, and the data
 * models of the log types of rules that ask for unified fields. Modules that nobody here has count as Python's own.
 */
export function findPackGaps(pack: Pick<Pack, "itemIds">, content: ContentItems): PackGap[] {
  const named = new Set(pack.itemIds);
  const known = new Set(idsOfItems(content));
  const gaps: PackGap[] = pack.itemIds
    .filter((id) => !known.has(id))
    .map((id) => ({ id, neededBy: undefined, isElsewhere: false }));
  const need = (neededBy: string, id: string) => {
    if (named.has(id) || gaps.some((gap) => gap.id === id && gap.neededBy === neededBy)) return;
    gaps.push({ id, neededBy, isElsewhere: known.has(id) });
  };
  const modules = new Set(content.globals.map(({ id }) => id));
  const needModules = (neededBy: string, body: string) => {
    for (const name of importedModules(body)) if (modules.has(name)) need(neededBy, name);
  };
  for (const detection of detectionsOf(content).filter(({ id }) => named.has(id))) {
    if (!isCorrelationRule(detection)) needModules(detection.id, detection.body);
    for (const id of neededItems(detection, content)) need(detection.id, id);
  }
  for (const { id, body } of [...content.globals, ...content.dataModels].filter((item) => named.has(item.id)))
    needModules(id, body);
  return gaps;
}

function neededItems(detection: Detection, { dataModels }: ContentItems): string[] {
  if (isCorrelationRule(detection)) return detection.logic.steps.map(({ ruleId }) => ruleId);
  if (isPolicy(detection) || !isRule(detection)) return [];
  const asksUnified = /\.udm(_path)?\(/.test(detection.body);
  const models = asksUnified ? dataModels.filter(({ logTypes }) => overlap(logTypes, detection.logTypes)) : [];
  return [
    ...(detection.scheduledQueries ?? []),
    ...(detection.baseDetection === undefined ? [] : [detection.baseDetection]),
    ...models.map(({ id }) => id),
  ];
}

function overlap(a: readonly string[], b: readonly string[]): boolean {
  return a.some((one) => b.includes(one));
}
