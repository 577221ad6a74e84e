import type { Detection, Rule } from "@pharos/domain";

/** What people may change of a detection that comes with Pharos or with a pack; it outlives new versions of it. */
export type DetectionChoices = Partial<
  Pick<Rule, "enabled" | "severity" | "threshold" | "dedupPeriodMinutes" | "outputIds" | "inlineFilters" | "tags">
>;

/** The choices that this kind of detection has a place for. */
export function applyChoices<T extends Detection>(detection: T, choices: DetectionChoices): T {
  const { enabled, severity, outputIds, tags, ...ofRules } = choices;
  const ofAll = Object.fromEntries(
    Object.entries({ enabled, severity, outputIds, tags }).filter(([, value]) => value !== undefined),
  );
  return { ...detection, ...ofAll, ...("logTypes" in detection && ofRules) };
}
