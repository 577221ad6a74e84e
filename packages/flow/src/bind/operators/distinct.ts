import { access, literal } from "../../plan/make-expression.ts";
import type { Relation, SortKey } from "../../plan/plan.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import { stringType } from "../../types/flow-type.ts";
import { findColumn } from "../bind-name.ts";
import type { Binder } from "../binder.ts";
import { itself } from "./columns.ts";
import { limited } from "./limit.ts";
import { type Assigned, bindAssignments, distinctNames } from "./parts/assignments.ts";
import { columnsLike } from "./parts/column-patterns.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { clauseOf, ownParts } from "./parts/operator-parts.ts";
import { sorted } from "./sort.ts";
import { aggregated, counted } from "./summarize.ts";

export const distinctOperator: OperatorDefinition = {
  name: "distinct",
  syntax: "distinct column, prefix*, *, …",
  summary: "Each combination of values once. A path into a column may be named as well.",
  bind: (binder, node, input) => {
    const keys = ownParts(node).flatMap((part) => distinctKeys(binder, part, input));
    return aggregated(input, distinctNames(binder, keys), []);
  },
  examples: [
    {
      flow: "datatable [{'a': 1, 'b': 'x'}, {'a': 1, 'b': 'x'}, {'a': 2, 'b': 'x'}] | distinct * | sort a asc",
      gives: [
        [1, "x"],
        [2, "x"],
      ],
    },
    { flow: "datatable [{'u': {'id': 1}}, {'u': {'id': 1}}] | distinct u.id", gives: [[1]] },
  ],
  refuses: [{ flow: "print a = 1 | distinct b", code: "unknown_column" }],
};

function distinctKeys(binder: Binder, part: FlowNode, input: Relation): Assigned[] {
  const [name = "", ...members] = binder.text(part).split(".");
  const column = members.length > 0 && !name.includes("*") ? findColumn(input, name) : undefined;
  const implied = { isImplied: true, node: part };
  if (column === undefined) return columnsLike(binder, part, input).map((found) => ({ ...itself(found), ...implied }));
  const path = members.reduce((base, member) => access(base, literal(stringType, member)), itself(column).expression);
  return [{ name: members.at(-1) ?? name, expression: path, ...implied }];
}

/** How many of the rarest values are shown. */
const rarest = 10;

export const rareOperator: OperatorDefinition = {
  name: "rare",
  syntax: "rare column, … [by column, …]",
  summary: `The ${rarest} least frequent values with their Count, the rarest first; behind by, of each group.`,
  bind: (binder, node, input) => {
    const groups = bindAssignments(binder, clauseOf(node, "by") ?? [], { relation: input });
    const values = bindAssignments(binder, ownParts(node), { relation: input });
    const keys = distinctNames(binder, [...groups, ...values], ["Count"]);
    const counts = counted(input, keys, "Count");
    const [groupKeys, valueKeys] = [keys.slice(0, groups.length), keys.slice(groups.length)];
    const order = [ascending("Count", counts), ...valueKeys.map(({ name }) => ascending(name, counts))];
    if (groupKeys.length === 0) return limited(sorted(counts, order), rarest);
    const each: SortKey[] = groupKeys.map(({ name }) => ascending(name, counts));
    const { columns, isOpen } = counts;
    const first = { kind: "first-of-each", input: counts, groups: each.map(({ expression }) => expression) } as const;
    return { ...first, order: [...each, ...order], count: rarest, columns, isOpen };
  },
  examples: [
    {
      flow: "datatable [{'a': 'x'}, {'a': 'x'}, {'a': 'y'}] | rare a",
      gives: [
        ["y", 1],
        ["x", 2],
      ],
    },
  ],
  refuses: [{ flow: "print a = 1 | rare b", code: "unknown_column" }],
};

function ascending(name: string, { columns }: Relation): SortKey {
  const type = columns.find((column) => column.name === name)?.type ?? { kind: "any" };
  return { expression: { kind: "column", name, type }, isDescending: false, nulls: "first" };
}
