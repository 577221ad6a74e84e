import type { FlowColumn, FlowMember, FlowTable } from "../../catalogue/flow-catalogue.ts";
import type { Expression, NamedExpression, Relation } from "../../plan/plan.ts";

/** Where a value comes from: a column of a table, and a path into it, which may be empty. */
export interface ColumnOrigin {
  readonly table: FlowTable;
  readonly column: FlowColumn;
  readonly path: readonly string[];
}

/** So many branches of a union are looked at: what is suggested needs no more. */
const branchesMax = 20;

/** Where a column's values come from, through everything that only passes them on; empty where they are made. */
export function traceColumn(relation: Relation, name: string, path: readonly string[] = []): readonly ColumnOrigin[] {
  switch (relation.kind) {
    case "scan":
      return relation.table.columns
        .filter((column) => column.name === name)
        .map((column) => ({ table: relation.table, column, path }));
    case "union":
      return relation.inputs.slice(0, branchesMax).flatMap((input) => traceColumn(input, name, path));
    case "project":
      return traceNamed(relation.input, relation.values, name, path);
    case "aggregate":
      return traceNamed(relation.input, relation.keys, name, path);
    case "join":
      return traceJoined(relation, name, path);
    case "unnest":
      return relation.lists.some((list) => list.name === name) ? [] : traceColumn(relation.input, name, path);
    case "window":
      return relation.values.some((value) => value.name === name) ? [] : traceColumn(relation.input, name, path);
    case "filter":
    case "sort":
    case "limit":
    case "first-of-each":
      return traceColumn(relation.input, name, path);
    default:
      return [];
  }
}

/** Where the value of a column, or of a path into one, comes from. */
export function traceValue(
  relation: Relation,
  expression: Expression | undefined,
  path: readonly string[] = [],
): readonly ColumnOrigin[] {
  if (expression?.kind === "column") return traceColumn(relation, expression.name, path);
  if (expression?.kind !== "access" || expression.key.kind !== "literal") return [];
  const { value } = expression.key;
  return typeof value === "string" ? traceValue(relation, expression.base, [value, ...path]) : [];
}

function traceNamed(
  input: Relation,
  values: readonly NamedExpression[],
  name: string,
  path: readonly string[],
): readonly ColumnOrigin[] {
  return traceValue(input, values.find((value) => value.name === name)?.expression, path);
}

/** A destination is the right row as an object: what is below its name is a column there. */
function traceJoined(
  { output, left, right }: Extract<Relation, { kind: "join" }>,
  name: string,
  path: readonly string[],
): readonly ColumnOrigin[] {
  const from = output.find((one) => one.name === name);
  if (from === undefined) return [];
  if (from.from !== "destination") return traceColumn(from.from === "left" ? left : right, from.column, path);
  const [column, ...rest] = path;
  return column === undefined ? [] : traceColumn(right, column, rest);
}

/** The keys that are known right below these places, with what is known of them. */
export function keysBelow(origins: readonly ColumnOrigin[]): ReadonlyMap<string, FlowMember | undefined> {
  const keys = new Map<string, FlowMember | undefined>();
  for (const { column, path } of origins) {
    for (const member of membersAt(column.members, path)) keys.set(member.name, member);
    const start = path.length === 0 ? "" : `${path.join(".")}.`;
    for (const seen of column.paths ?? []) {
      const [key = ""] = seen.startsWith(start) ? seen.slice(start.length).split(".") : [];
      if (key !== "" && !keys.has(key)) keys.set(key, undefined);
    }
  }
  return keys;
}

function membersAt(members: readonly FlowMember[] | undefined, path: readonly string[]): readonly FlowMember[] {
  const [name, ...rest] = path;
  if (members === undefined || name === undefined) return members ?? [];
  return membersAt(members.find((member) => member.name === name)?.members, rest);
}
