import type { CorrelationStep, CorrelationTransition } from "@pharos/domain";
import { isMap, isSeq, type Node } from "yaml";
import { reportMissing } from "../yaml/detection-fields.ts";
import { type FieldReader, type Report, readFields, text } from "../yaml/read-fields.ts";
import { minutes } from "./read-minutes.ts";

type Match = NonNullable<CorrelationTransition["match"]>;

const withinMinutesMax = 1440;

const match: FieldReader<Match> = (node, name, report) => {
  const [item, ...others] = isSeq(node) ? (node.items as Node[]) : [];
  if (!isMap(item) || others.length > 0) {
    report(`${name} must be a list with exactly one entry: On, or From and To`, node);
    return undefined;
  }
  const { On: on, From: from, To: to } = readFields(item, { On: text, From: text, To: text }, report);
  if (on !== undefined && from === undefined && to === undefined) return { from: on, to: on };
  if (on === undefined && from !== undefined && to !== undefined) return { from, to };
  report(`the entry of ${name} must have either On, or From and To`, item);
  return undefined;
};

const transitionFields = {
  ID: text,
  From: text,
  To: text,
  WithinTimeFrameMinutes: minutes(1, withinMinutesMax),
  Match: match,
} as const;

/** What `Transitions` says; whether it fits the steps is another question (`arrangeTransitions`). */
export interface ReadTransition {
  readonly transition: CorrelationTransition;
  readonly node: Node;
}

export const transitions: FieldReader<ReadTransition[]> = (node, name, report) => {
  if (!isSeq(node)) {
    report(`${name} must be a list`, node);
    return undefined;
  }
  return (node.items as Node[]).flatMap((item) => {
    if (!isMap(item)) {
      report(`each of ${name} must be a mapping`, item);
      return [];
    }
    const fields = readFields(item, transitionFields, report);
    reportMissing(item, ["From", "To"], report);
    const { ID: id = "", From: from, To: to, WithinTimeFrameMinutes: withinMinutes, Match } = fields;
    if (from === undefined || to === undefined) return [];
    return [{ transition: { id, from, to, withinMinutes, match: Match }, node: item }];
  });
};

/** The transitions in the order of the steps, one between each two neighbours; anything else is reported. */
export function arrangeTransitions(
  read: readonly ReadTransition[],
  steps: readonly CorrelationStep[],
  list: Node,
  report: Report,
): CorrelationTransition[] {
  const positions = new Map(steps.map(({ id }, index) => [id, index]));
  const arranged = new Map<number, CorrelationTransition>();
  for (const { transition, node } of read) {
    const [from, to] = [positions.get(transition.from), positions.get(transition.to)];
    if (from === undefined || to === undefined) {
      const unknown = from === undefined ? transition.from : transition.to;
      report(`Transitions names ${unknown}, which no step of Sequence has as its ID`, node);
    } else if (to !== from + 1) {
      report("Invalid Transitions: Can only have one transition between each node in order", node);
    } else if (arranged.has(from)) {
      report("Too many transitions", node);
    } else {
      arranged.set(from, transition);
    }
  }
  if (arranged.size < steps.length - 1) report("Missing transition", list);
  return [...arranged].sort(([a], [b]) => a - b).map(([, transition]) => transition);
}
