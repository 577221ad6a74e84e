import type { NamedExpression, Relation, RelationColumn } from "../../plan/plan.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import type { Binder } from "../binder.ts";
import { projected } from "./parts/assignments.ts";
import { columnsLike, columnsLikeAny } from "./parts/column-patterns.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { ownParts } from "./parts/operator-parts.ts";

export const projectAwayOperator: OperatorDefinition = {
  name: "project-away",
  syntax: "project-away column, prefix*, …",
  summary: "All columns but these; a star stands for any letters.",
  bind: (binder, node, input) => {
    const away = new Set(columnsLikeAny(binder, ownParts(node), input));
    return withColumns(
      input,
      input.columns.filter((column) => !away.has(column)),
    );
  },
  examples: [{ flow: "print a = 1, p_one = 2, p_two = 3 | project-away p_*", gives: [[1]] }],
  refuses: [{ flow: "print a = 1 | project-away b", code: "unknown_column" }],
};

export const projectKeepOperator: OperatorDefinition = {
  name: "project-keep",
  syntax: "project-keep column, prefix*, …",
  summary: "These columns and no others, in the order that they have; a star stands for any letters.",
  bind: (binder, node, input) => {
    const kept = new Set(columnsLikeAny(binder, ownParts(node), input));
    const columns = input.columns.filter((column) => kept.has(column));
    return projected(input, columns.map(itself));
  },
  examples: [{ flow: "print a = 1, user_id = 2, group_id = 3 | project-keep *_id", gives: [[2, 3]] }],
  refuses: [{ flow: "print a = 1 | project-keep b", code: "unknown_column" }],
};

export const projectRenameOperator: OperatorDefinition = {
  name: "project-rename",
  aliases: ["rename"],
  syntax: "project-rename new = old, …",
  summary: "Gives columns other names, where they stand.",
  bind: (binder, node, input) => renamed(binder, ownParts(node), input),
  examples: [{ flow: "print a = 1, b = 2 | project-rename c = a | project b, c", gives: [[2, 1]] }],
  refuses: [
    { flow: "print a = 1 | project-rename c = b", code: "unknown_column" },
    { flow: "print a = 1, b = 2 | project-rename b = a", code: "duplicate_column" },
    { flow: "print a = 1 | project-rename b = a + 1", code: "column_expected" },
  ],
};

export const projectReorderOperator: OperatorDefinition = {
  name: "project-reorder",
  syntax: "project-reorder column, prefix* [asc|desc], *, …",
  summary:
    "Puts these columns first, or where the star stands all others; asc and desc put those of a pattern in order.",
  bind: (binder, node, input) => {
    const keys = ownParts(node).filter(({ kind }) => kind === "SortKey");
    const named = new Set(
      keys.flatMap(({ children: [part] }) => (part && !isStar(binder, part) ? columnsLike(binder, part, input) : [])),
    );
    const rest = input.columns.filter((column) => !named.has(column));
    const ordered = keys.flatMap((key) => reordered(binder, key, rest, input));
    return withColumns(input, [...new Set([...ordered, ...rest])]);
  },
  examples: [{ flow: "print b2 = 1, a = 2, b1 = 3 | project-reorder b* asc", gives: [[3, 1, 2]] }],
  refuses: [{ flow: "print a = 1 | project-reorder c", code: "unknown_column" }],
};

function reordered(binder: Binder, key: FlowNode, rest: readonly RelationColumn[], input: Relation): RelationColumn[] {
  const [part] = key.children;
  if (part === undefined) return [];
  const found = isStar(binder, part) ? [...rest] : quietly(binder, () => columnsLike(binder, part, input));
  const order = /\s(asc|desc)$/.exec(binder.text(key))?.[1];
  if (order === undefined) return found;
  const sign = order === "asc" ? 1 : -1;
  return found.toSorted((a, b) => (a.name < b.name ? -sign : sign));
}

function isStar(binder: Binder, part: FlowNode): boolean {
  return binder.text(part) === "*";
}

/** What was said once is not said again. */
function quietly<Value>(binder: Binder, read: () => Value): Value {
  const [diagnostics, names] = [binder.diagnostics.length, binder.names.length];
  const value = read();
  binder.diagnostics.length = diagnostics;
  binder.names.length = names;
  return value;
}

function renamed(binder: Binder, parts: readonly FlowNode[], input: Relation): Relation {
  const newNames = new Map<string, string>();
  for (const part of parts) {
    const [target, old] = part.children;
    if (part.kind !== "Assignment" || target?.kind !== "Identifier" || old?.kind !== "Identifier") {
      binder.report("column_expected", old ?? part);
      continue;
    }
    const [column] = columnsLike(binder, old, input);
    if (column !== undefined) newNames.set(column.name, binder.nameOf(target));
  }
  const seen = new Set<string>();
  const values = input.columns.flatMap((column) => {
    const name = newNames.get(column.name) ?? column.name;
    if (seen.has(name) && parts[0]) binder.report("duplicate_column", parts[0], name);
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ ...itself(column), name }];
  });
  return projected(input, values, input.isOpen);
}

function withColumns(input: Relation, columns: readonly RelationColumn[]): Relation {
  return projected(input, columns.map(itself), input.isOpen);
}

/** The column as it is. */
export function itself({ name, type }: RelationColumn): NamedExpression {
  return { name, expression: { kind: "column", name, type } };
}
