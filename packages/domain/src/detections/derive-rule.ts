import type { ContentRecord } from "../content/content-record.ts";
import { type DerivableMember, derivableMembers, type Rule, type SimpleLogic } from "./rule.ts";

type LogicMember = Exclude<keyof SimpleLogic, "detection">;
/** What a derived rule says itself. */
export type DerivedMembers = Partial<Pick<Rule, Exclude<DerivableMember, LogicMember>>> &
  Partial<Pick<SimpleLogic, LogicMember>>;

const logicMembers: ReadonlySet<string> = new Set<LogicMember>([
  "dynamicSeverities",
  "alertTitle",
  "alertContext",
  "groupBy",
]);

/** The base with all that the derived rule gives in its place; lists are replaced, never merged. */
export function deriveRule(base: Rule, id: string, own: DerivedMembers): Rule {
  const entries = Object.entries(own);
  const logic = Object.fromEntries(entries.filter(([name]) => logicMembers.has(name)));
  const members = Object.fromEntries(entries.filter(([name]) => !logicMembers.has(name)));
  return {
    ...base,
    ...members,
    ...(base.simple && { simple: { ...base.simple, ...logic } }),
    kind: "DERIVED_RULE",
    id,
    baseDetection: base.id,
    ownMembers: derivableMembers.filter((member) => Object.hasOwn(own, member)),
  };
}

/** The derived rule after its base has changed. */
export function rederiveRule(base: Rule, derived: Rule): Rule {
  const { managed, createdAt, createdBy, lastModified, lastModifiedBy } = derived;
  const record: ContentRecord = {
    managed,
    createdAt,
    lastModified,
    ...(createdBy && { createdBy }),
    ...(lastModifiedBy && { lastModifiedBy }),
  };
  return { ...deriveRule(base, derived.id, ownMembersOf(derived)), ...record };
}

/** What the derived rule says itself. */
export function ownMembersOf(derived: Rule): DerivedMembers {
  const all: Readonly<Record<string, unknown>> = { ...derived.simple, ...derived };
  const own = (derived.ownMembers ?? []).filter((member) => all[member] !== undefined);
  return Object.fromEntries(own.map((member) => [member, all[member]]));
}
