import type { Expression, Relation } from "../../../plan/plan.ts";
import { largestRange } from "../../../plan/range.ts";
import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import {
  doubleType,
  type FlowType,
  intType,
  isAssignable,
  timespanType,
  timestampType,
  typeName,
} from "../../../types/flow-type.ts";
import { type Binder, nothing } from "../../binder.ts";
import { literalAs } from "../../literal-conversion.ts";
import { emptyScope } from "../../scope.ts";
import type { OperatorDoc } from "../parts/operator-definition.ts";

/** `range n from 1 to 10 step 1`: numbers, or times with a time span; the end is included. */
export function bindRange(binder: Binder, node: FlowNode): Relation {
  const [name, ...parts] = node.children;
  const written = parts.map((part) => binder.expression(part, emptyScope));
  const type = typeOfRange(written);
  const steps = type.kind === "timestamp" ? timespanType : type;
  const [from = nothing, to = nothing, step = nothing] = written.map((part, index) =>
    boundOf(binder, parts[index] ?? node, part, index === 2 ? steps : type),
  );
  const columns = [{ name: name ? binder.nameOf(name) : "value", type }];
  const range: Relation = { kind: "range", from, to, step, columns, isOpen: false };
  return isCountable(binder, node, [from, to, step]) ? range : { kind: "rows", rows: [], columns, isOpen: false };
}

/** Times, time spans or numbers: whole ones where nothing else is there. */
function typeOfRange(parts: readonly Expression[]): FlowType {
  const ends = parts.slice(0, 2).map(({ type }) => type.kind);
  if (ends.includes("timestamp")) return timestampType;
  if (parts.some(({ type }) => type.kind === "timespan")) return ends.includes("string") ? timestampType : timespanType;
  return parts.every(({ type }) => type.kind === "int") ? intType : doubleType;
}

function boundOf(binder: Binder, place: FlowNode, bound: Expression, wanted: FlowType): Expression {
  const read = bound.kind === "literal" ? literalAs(bound, wanted) : bound;
  if (read === undefined) binder.report("unreadable_literal", place, typeName(wanted), binder.text(place));
  else if (!isAssignable(read.type, wanted)) {
    binder.report("wrong_type", place, "This part of range", typeName(wanted), typeName(read.type));
  }
  return read ?? nothing;
}

/** Whether it comes to an end, as far as that is known. */
function isCountable(binder: Binder, node: FlowNode, parts: readonly Expression[]): boolean {
  const [from, to, step] = parts.map((part) =>
    part.kind === "literal" && part.value !== null ? Number(part.value) : undefined,
  );
  const isWrong = step === 0 || [from, to, step].some((value) => value !== undefined && !Number.isFinite(value));
  if (isWrong) binder.report("wrong_parameter", node.children[3] ?? node, "step", "other than nothing");
  if (isWrong || from === undefined || to === undefined || step === undefined) return !isWrong;
  if ((to - from) / step < largestRange) return true;
  binder.report("too_many_rows", node, largestRange);
  return false;
}

export const rangeDoc: OperatorDoc = {
  name: "range",
  syntax: "range name from first to last step width",
  summary: "Numbers, or times with a time span as their step; the last is included. 10,000,000 rows at most.",
  examples: [
    { flow: "range n from 1 to 7 step 3", gives: [[1], [4], [7]] },
    { flow: "range n from 3 to 1 step -1", gives: [[3], [2], [1]] },
    {
      flow: "range day from datetime(2024-01-01) to datetime(2024-01-02) step 1d",
      gives: [["2024-01-01T00:00:00.000000000Z"], ["2024-01-02T00:00:00.000000000Z"]],
    },
  ],
  refuses: [
    { flow: "range n from a to 2 step 1", code: "unknown_name" },
    { flow: "range n from 1 to datetime(2024-01-01) step 1h", code: "wrong_type" },
    { flow: "range n from 1 to 2 step 0", code: "wrong_parameter" },
    { flow: "range n from 1 to 1000000000 step 1", code: "too_many_rows" },
  ],
};
