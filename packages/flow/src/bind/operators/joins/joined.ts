import { keysOf } from "../../../optimise/join-keys.ts";
import type { JoinOutput, Relation, RelationColumn } from "../../../plan/plan.ts";
import { uniqueName } from "../../../plan/unique-name.ts";
import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import { anyType, type FlowType } from "../../../types/flow-type.ts";
import type { Binder } from "../../binder.ts";
import { limited } from "../limit.ts";

type Join = Extract<Relation, { kind: "join" }>;

/** Rows of the right side at most, where each is compared with every row of the left. */
const pairedRowsMax = 10_000;

/** The join with the columns that its output says. */
export function joined(binder: Binder, node: FlowNode, join: Omit<Join, "kind" | "columns" | "isOpen">): Relation {
  const right = pairable(binder, node, join);
  const isOpen = join.left.isOpen || (right.isOpen && join.output.every(({ from }) => from !== "destination"));
  return { kind: "join", ...join, right, columns: columnsOf({ ...join, right }), isOpen };
}

/** Without an equality every row is compared with every other, which must not be as many as there are events. */
function pairable(binder: Binder, node: FlowNode, { condition, right }: Pick<Join, "condition" | "right">): Relation {
  if (keysOf(condition).length > 0 || rowsAtMost(right) <= pairedRowsMax) return right;
  binder.report("compared_in_pairs", node, pairedRowsMax);
  return limited(right, pairedRowsMax);
}

function rowsAtMost(relation: Relation): number {
  switch (relation.kind) {
    case "rows":
      return relation.rows.length;
    case "limit":
      return relation.count;
    case "aggregate":
      return relation.keys.length === 0 ? 1 : Number.POSITIVE_INFINITY;
    case "filter":
    case "project":
    case "sort":
    case "window":
      return rowsAtMost(relation.input);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

function columnsOf({ left, right, output }: Pick<Join, "left" | "right" | "output">): RelationColumn[] {
  const [ofLeft, ofRight] = [left, right].map(({ columns }) => new Map(columns.map(({ name, type }) => [name, type])));
  const types = { left: ofLeft, right: ofRight };
  return output.map((one) => {
    const type: FlowType =
      one.from === "destination"
        ? { kind: "object", fields: types.right ?? new Map() }
        : (types[one.from]?.get(one.column) ?? anyType);
    return { name: one.name, type };
  });
}

/** The columns of one side, or of both: those of the right get a number where a name is taken. */
export function flattened(left: Relation | undefined, right: Relation | undefined): JoinOutput[] {
  const ofLeft = (left?.columns ?? []).map(({ name }) => ({ name, from: "left", column: name }) as const);
  const taken = new Set(ofLeft.map(({ name }) => name));
  const ofRight = (right?.columns ?? []).map((column) => {
    const name = uniqueName(column.name, taken);
    taken.add(name);
    return { name, from: "right", column: column.name } as const;
  });
  return [...ofLeft, ...ofRight];
}

/** The left side's columns, and the right row as one object. */
export function withDestination(binder: Binder, node: FlowNode, left: Relation | undefined): JoinOutput[] {
  const name = binder.nameOf(node);
  const ofLeft = flattened(left, undefined);
  if (ofLeft.some((one) => one.name === name)) binder.report("duplicate_column", node, name);
  return [...ofLeft.filter((one) => one.name !== name), { name, from: "destination" }];
}
