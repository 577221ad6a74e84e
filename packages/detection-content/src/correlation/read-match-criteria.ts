import type { CorrelationStep } from "@pharos/domain";
import { isMap, isScalar, isSeq, type Node, type Pair } from "yaml";
import { type FieldReader, type Report, readFields, text } from "../yaml/read-fields.ts";

export interface ReadCriterion {
  readonly name: string;
  readonly node: Node;
  readonly members: readonly { readonly stepId: string; readonly path: string; readonly node: Node }[];
}

export type MatchCriteria = Readonly<Record<string, readonly { readonly stepId: string; readonly path: string }[]>>;

/** What `MatchCriteria` says; whether it fits the members is another question (`checkCriteria`). */
export const matchCriteria: FieldReader<ReadCriterion[]> = (node, name, report) => {
  if (!isMap(node)) {
    report(`${name} must be a mapping of names to lists`, node);
    return undefined;
  }
  return (node.items as Pair<Node, Node | null>[]).map(({ key, value }) => {
    const criterion = isScalar(key) ? String(key.value) : "";
    return { name: criterion, node: key, members: readMembers(value, `${name}.${criterion}`, report) };
  });
};

function readMembers(node: Node | null, name: string, report: Report): ReadCriterion["members"] {
  if (!isSeq(node)) {
    report(`${name} must be a list`, node);
    return [];
  }
  return (node.items as Node[]).flatMap((item) => {
    const { GroupID: stepId, Match: path } = isMap(item)
      ? readFields(item, { GroupID: text, Match: text }, report)
      : {};
    if (stepId !== undefined && path !== undefined) return [{ stepId, path, node: item }];
    report(`each of ${name} must have GroupID and Match`, item);
    return [];
  });
}

/** The criteria by name. Each may name a member once, and with several criteria a member is in all or in none. */
export function checkCriteria(
  read: readonly ReadCriterion[],
  steps: readonly CorrelationStep[],
  report: Report,
): MatchCriteria {
  const known = new Set(steps.map(({ id }) => id).filter((id) => id !== ""));
  const inAll = new Set(read.flatMap(({ members }) => members.map(({ stepId }) => stepId)));
  for (const { name, node, members } of read) {
    const seen = new Set<string>();
    for (const { stepId, node: place } of members) {
      if (!known.has(stepId)) report(`MatchCriteria names ${stepId}, which no member of Group has as its ID`, place);
      if (seen.has(stepId)) report(`MatchCriteria.${name} names ${stepId} twice`, place);
      seen.add(stepId);
    }
    for (const stepId of inAll) {
      if (!seen.has(stepId))
        report(`MatchCriteria.${name} does not name ${stepId}, which another criterion names`, node);
    }
  }
  return Object.fromEntries(
    read.map(({ name, members }) => [name, members.map(({ stepId, path }) => ({ stepId, path }))]),
  );
}
