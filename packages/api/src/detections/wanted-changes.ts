import { isDeepStrictEqual } from "node:util";
import { type DerivableMember, type Detection, isRule, type Rule } from "@pharos/domain";
import type { DetectionChoices } from "@pharos/store";

const choosable = [
  "enabled",
  "severity",
  "outputIds",
  "threshold",
  "dedupPeriodMinutes",
  "inlineFilters",
  "tags",
] as const;

/** What only we write, and what a request has no place for. */
const notWanted = new Set([
  "kind",
  "managed",
  "createdAt",
  "createdBy",
  "lastModified",
  "lastModifiedBy",
  "ownMembers",
  "bookkeeping",
]);

export interface WantedChanges {
  /** What people may change of every detection. */
  readonly choices: DetectionChoices;
  /** Names of all other members that are to change. */
  readonly others: readonly string[];
}

/** What differs between a stored detection and what a person sent in its place. */
export function wantedChanges(stored: Detection, wanted: Detection): WantedChanges {
  const differing = Object.entries(wanted).filter(
    ([key, value]) => !notWanted.has(key) && !isDeepStrictEqual(plain(value), plain(stored[key as keyof Detection])),
  );
  const isChoice = ([key]: [string, unknown]) => (choosable as readonly string[]).includes(key);
  const clearsFilters = isRule(stored) && stored.inlineFilters?.length && !("inlineFilters" in wanted);
  return {
    choices: { ...Object.fromEntries(differing.filter(isChoice)), ...(clearsFilters && { inlineFilters: [] }) },
    others: differing.filter((entry) => !isChoice(entry)).map(([key]) => key),
  };
}

/** The rule with what was chosen; of a derived rule it becomes its own. */
export function withChoices(rule: Rule, choices: DetectionChoices): Rule {
  const chosen = Object.keys(choices) as DerivableMember[];
  const { ownMembers } = rule;
  return { ...rule, ...choices, ...(ownMembers && { ownMembers: [...new Set([...ownMembers, ...chosen])] }) };
}

/** The stored detection with all that people may choose as the other version has it. */
export function withChoicesOf(stored: Detection, version: Detection): Detection {
  const { inlineFilters: _, ...kept } = stored as Rule;
  const chosen = Object.entries(version).filter(([key]) => (choosable as readonly string[]).includes(key));
  return { ...kept, ...Object.fromEntries(chosen) } as Detection;
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
