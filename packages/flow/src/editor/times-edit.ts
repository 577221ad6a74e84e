import type { FlowNode } from "../syntax-tree/flow-node.ts";
import type { SyntaxTree } from "../syntax-tree/syntax-tree.ts";
import type { TextEdit } from "./rename.ts";

/**
 * Puts a time in the place of the `where` that says nothing but one, or behind the source. Behind steps that make other
 * rows of events, the times of the result are meant, so that it goes to the end there.
 */
export function timesEdit(tree: SyntaxTree, start: Date, end: Date): TextEdit {
  const [from, to] = [start, end].map((at) => `datetime(${at.toISOString()})`);
  const line = `| where p_event_time >= ${from} and p_event_time < ${to}`;
  const pipeline = tree.root.children.findLast(({ kind }) => kind === "Pipeline");
  if (pipeline === undefined) return { start: tree.text.length, end: tree.text.length, text: `${line}\n` };
  const steps = pipeline.children.filter(({ kind }) => kind !== "ErrorNode");
  const own = steps.find((step) => isOfTimes(tree, step));
  const isOfEvents = steps.every((step) => step.kind !== "Operator" || keepsEvents.has(step.operator));
  if (own !== undefined && isOfEvents) {
    const pipe = tree.text.lastIndexOf("|", own.start);
    return { start: pipe < 0 ? own.start : pipe, end: own.end, text: line };
  }
  const [first] = steps;
  if (first === undefined || (first.kind === "Operator" && first.operator !== "union" && isOfEvents)) {
    return { start: pipeline.start, end: pipeline.start, text: `${line}\n` };
  }
  const before = isOfEvents ? first : (steps.findLast(({ operator }) => !isLast.has(operator)) ?? first);
  return { start: before.end, end: before.end, text: `\n${line}` };
}

const keepsEvents = new Set(["union", "where", "filter", "sort", "order", "limit", "take", "search"]);
const isLast = new Set(["visualize", "render"]);

/** A `where` whose every condition bounds the event time. */
function isOfTimes(tree: SyntaxTree, { kind, operator, children: [condition] }: FlowNode): boolean {
  if (kind !== "Operator" || operator !== "where" || condition === undefined) return false;
  const parts = condition.kind === "Logical" && condition.operator === "and" ? condition.children : [condition];
  return parts.every((part) => {
    const [left] = part.children;
    const isBound = part.kind === "Between" || (part.kind === "Binary" && /^[<>]=?$/.test(part.operator));
    return isBound && left !== undefined && tree.textOf(left) === "p_event_time";
  });
}
