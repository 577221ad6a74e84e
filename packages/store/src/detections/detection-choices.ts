import type { Detection, Rule } from "@pharos/domain";

/** What people may change of a detection that comes with Pharos or with a pack; it outlives new versions of it. */
export type DetectionChoices = Partial<
  Pick<Rule, "enabled" | "severity" | "threshold" | "dedupPeriodMinutes" | "outputIds" | "inlineFilters" | "tags">
>;

/** The same, and what Pharos chose itself. */
export interface StoredChoices extends DetectionChoices {
  /** Its packs wait for logs of their log types: it is off, unless a person enabled it. */
  readonly waitsForLogs?: true;
}

/** The choices that this kind of detection has a place for. */
export function applyChoices<T extends Detection>(detection: T, choices: StoredChoices): T {
  const { enabled: chosen, severity, outputIds, tags, waitsForLogs, ...ofRules } = choices;
  const enabled = chosen ?? (waitsForLogs ? false : undefined);
  const ofAll = Object.fromEntries(
    Object.entries({ enabled, severity, outputIds, tags }).filter(([, value]) => value !== undefined),
  );
  return { ...detection, ...ofAll, ...("logTypes" in detection && ofRules) };
}
