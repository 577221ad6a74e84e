import { isNullSql } from "../../functions/comparisons/comparisons.ts";
import type { Expression } from "../../plan/plan.ts";
import { convertTo } from "../../sql-values/convert-value.ts";
import { commonType } from "../../types/flow-type.ts";
import { findColumn } from "../bind-name.ts";
import { bindAssignments, distinctNames, extended } from "./parts/assignments.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { ownParts } from "./parts/operator-parts.ts";
import { ownCall } from "./parts/own-call.ts";

export const fillNullOperator: OperatorDefinition = {
  name: "fill-null",
  syntax: "fill-null column = value, …",
  summary: "Puts a value where a column is null.",
  bind: (binder, node, input) => {
    const assigned = bindAssignments(binder, ownParts(node), { relation: input });
    for (const { isImplied, node: part } of assigned) if (isImplied) binder.report("column_expected", part);
    const written = distinctNames(
      binder,
      assigned.filter(({ isImplied }) => !isImplied),
    );
    const values = written.map(({ name, expression }) => {
      const column = findColumn(input, name);
      if (column === undefined) return { name, expression };
      return { name: column.name, expression: valueOr({ kind: "column", ...column }, expression) };
    });
    return extended(input, values);
  },
  examples: [
    {
      flow: "datatable [{'a': 1}, {'a': null, 'b': 'x'}] | fill-null a = 0, b = 'none'",
      gives: [
        [1, "none"],
        [0, "x"],
      ],
    },
  ],
  refuses: [
    { flow: "print a = 1 | fill-null a", code: "column_expected" },
    { flow: "print a = 1 | fill-null a = b", code: "unknown_column" },
  ],
};

/** The value, or the other one where it is null. */
function valueOr(value: Expression, other: Expression): Expression {
  const type = commonType(value.type, other.type);
  return ownCall([value, other], {
    type,
    sql: ([first, second]) => {
      if (first === undefined || second === undefined) return "NULL";
      return `if(${isNullSql(first)}, ${convertTo(second.value, type)}, ${convertTo(first.value, type)})`;
    },
  });
}
