import type { Expression, NamedExpression, Relation, RelationColumn } from "../../../plan/plan.ts";
import { intType } from "../../../types/flow-type.ts";
import { itself } from "../columns.ts";
import { bindExpansion } from "../expand.ts";
import { extended, projected } from "../parts/assignments.ts";
import type { OperatorDefinition } from "../parts/operator-definition.ts";
import { clauseOf } from "../parts/operator-parts.ts";
import { ownCall } from "../parts/own-call.ts";
import { forEachRow } from "./for-each-row.ts";

export const applyOperator: OperatorDefinition = {
  name: "mv-apply",
  syntax: "mv-apply [name =] list [to typeof(type)] [limit number] on (operators)",
  summary:
    "Runs operators on the elements of each row's lists, as if they were a table, and puts what comes out behind the columns of the row.",
  bind: (binder, node, input) => {
    // Names of our own, others for an mv-apply within this one.
    const hidden = (name: string) => `${name}'${node.start}`;
    const rowNumber = { name: hidden("row"), type: intType };
    const copies = input.columns.map(({ name, type }) => ({
      name: hidden(name),
      expression: { kind: "column", name, type } as const,
    }));
    const { expanded, replaced } = bindExpansion(binder, node, input, (lists) =>
      extended(input, [...copies, { name: rowNumber.name, expression: numberOf(lists) }]),
    );
    const [steps] = clauseOf(node, "on") ?? [];
    if (steps === undefined) return input;
    const hiddenNames = new Set([...copies, rowNumber].map(({ name }) => name));
    const isCarried = ({ name }: RelationColumn) => hiddenNames.has(name);
    const carried = expanded.columns.filter(isCarried);
    const base: Relation = { ...expanded, columns: expanded.columns.filter((column) => !isCarried(column)) };
    const applied = binder.pipeline(steps, base);
    const rows = forEachRow(applied, { base, whole: expanded, carried, rowNumber }, (operator) => {
      binder.report("not_within", steps, operator, "mv-apply");
    });
    return projected(rows, outputOf(input, applied, replaced, hidden), input.isOpen);
  },
  examples: [
    {
      flow: "datatable [{'u': 'a', 'n': [3, 1]}, {'u': 'b', 'n': [2]}] | mv-apply one = n on (summarize total = agg.sum(one)) | project u, total | sort u asc",
      gives: [
        ["a", 4],
        ["b", 2],
      ],
    },
    { flow: "print n = [3, 1, 2] | mv-apply n to typeof(long) on (top 2 by n)", gives: [[3], [2]] },
  ],
  refuses: [
    { flow: "print n = 1 | mv-apply n on (limit 1)", code: "lists_expected" },
    { flow: "print n = [1] | mv-apply n on (union (print n = 2))", code: "not_within" },
    { flow: "print n = [1] | mv-apply n on (where m > 1)", code: "unknown_column" },
  ],
};

/** New for each row. The engine would make it once for many rows if it did not depend on their lists. */
function numberOf(lists: readonly NamedExpression[]): Expression {
  return ownCall(
    lists.map(({ expression }) => expression),
    { type: intType, sql: ([list]) => `toInt64(generateSnowflakeID(${list?.sql ?? "0"}))` },
  );
}

/** The columns of the row, with those that the operators gave in their place or behind them. */
function outputOf(
  input: Relation,
  applied: Relation,
  replaced: readonly string[],
  hidden: (name: string) => string,
): NamedExpression[] {
  const made = new Map(applied.columns.map((column) => [column.name, column]));
  const own = input.columns.flatMap(({ name, type }): NamedExpression[] => {
    const column = made.get(name);
    if (column !== undefined) return [itself(column)];
    return replaced.includes(name) ? [] : [{ name, expression: { kind: "column", name: hidden(name), type } }];
  });
  const names = new Set(input.columns.map(({ name }) => name));
  return [...own, ...applied.columns.filter(({ name }) => !names.has(name)).map(itself)];
}
