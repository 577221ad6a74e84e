import { checkStepRules, type KnownDetection } from "../correlation/check-step-rules.ts";
import { readCorrelationRule } from "../items/read-correlation-rule.ts";
import type { LoadedContent } from "../repository/loaded-content.ts";
import { placesOf } from "../yaml/places-of.ts";
import type { YamlItem } from "../yaml/yaml-item.ts";

/** Undefined for a detection that does not exist. */
export type FindDetection = (id: string) => Promise<KnownDetection | undefined>;

/**
 * Reads a correlation rule and adds it unless something is wrong with it, such as a step that names no rule. It comes
 * after all other items: its rules may be any of them.
 */
export async function addCorrelationRule(
  item: YamlItem,
  isFinished: boolean,
  content: LoadedContent,
  find: FindDetection,
): Promise<void> {
  const read = readCorrelationRule(item);
  const known = new Map<string, KnownDetection | undefined>();
  for (const { step } of read.steps) known.set(step.ruleId, await find(step.ruleId));
  for (const { at, message, isWarning } of checkStepRules(read.steps, read.id, (id) => known.get(id))) {
    if (!isWarning) item.report(message, at.ruleNode);
  }
  const { rule } = read;
  if (rule === undefined || item.isBroken()) return;
  content.correlationRules.push(rule);
  content.sources.set(rule.id, { file: item.file, bodyFile: undefined, isFinished, places: placesOf(item) });
}
