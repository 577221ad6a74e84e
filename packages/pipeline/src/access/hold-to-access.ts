import { codeAccess, detectionLogTypes, type KnownContent, type Rule, seesAllOf } from "@pharos/domain";

/** A rule that is not run, or not on all of its log types, because its author does not see them. */
export interface RuleSetAside {
  readonly rule: Rule;
  readonly message: string;
}
export interface RulesByAccess {
  /** Over the log types that their authors see as of now. */
  readonly rules: readonly Rule[];
  readonly setAside: readonly RuleSetAside[];
}

/** Holds every rule to what its author sees. What comes with Pharos sees all. */
export function holdToAccess(rules: readonly Rule[], known: KnownContent): RulesByAccess {
  const all = rules.map((rule) => holdRule(rule, known));
  return { rules: all.flatMap(({ held }) => held ?? []), setAside: all.flatMap(({ setAside }) => setAside ?? []) };
}

interface HeldRule {
  readonly held?: Rule;
  readonly setAside?: RuleSetAside;
}

function holdRule(rule: Rule, known: KnownContent): HeldRule {
  const access = codeAccess(rule, known);
  const logTypes = detectionLogTypes(rule, known);
  if (access === undefined || seesAllOf(access, logTypes)) return { held: rule };
  if (rule.scheduledQueries !== undefined || logTypes === undefined) {
    return { setAside: { rule, message: `cannot run: ${reasonFor("all log types that its queries may read")}` } };
  }
  const visible = logTypes.filter((logType) => access.includes(logType));
  const hidden = logTypes.filter((logType) => !access.includes(logType)).join(", ");
  const message = `cannot run on ${hidden}: ${reasonFor("that log type")}`;
  return { ...(visible.length > 0 && { held: { ...rule, logTypes: visible } }), setAside: { rule, message } };
}

function reasonFor(what: string): string {
  return `its author no longer has access to ${what}. Someone who does can save it to run it again`;
}
