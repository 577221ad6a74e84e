import type { Expression, Relation, RelationColumn } from "../../../plan/plan.ts";
import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import { commonType, nullType } from "../../../types/flow-type.ts";
import { typeOfWord } from "../../../types/type-word.ts";
import { type Binder, nothing } from "../../binder.ts";
import { emptyScope } from "../../scope.ts";
import { bindAssignments, distinctNames, projected } from "../parts/assignments.ts";
import type { OperatorDefinition, OperatorDoc } from "../parts/operator-definition.ts";
import { ownParts } from "../parts/operator-parts.ts";
import { rangeDoc } from "./range.ts";

/** `datatable [{…}, …]`, or KQL's `datatable(a: string, b: long)[1, 2, …]`. */
export function bindDatatable(binder: Binder, node: FlowNode): Relation {
  const definitions = node.children.filter(({ kind }) => kind === "ColumnDefinition");
  const items = node.children.find(({ kind }) => kind === "ArrayLiteral")?.children ?? [];
  const cells = items.filter(({ kind }) => kind !== "ErrorNode");
  return definitions.length > 0 ? typedRows(binder, node, definitions, cells) : objectRows(binder, cells);
}

function objectRows(binder: Binder, items: readonly FlowNode[]): Relation {
  const rows = items.flatMap((item) => {
    const bound = binder.expression(item, emptyScope);
    if (bound.kind === "object") return [new Map(bound.properties)];
    binder.report("wrong_type", item, "A row", "an object", bound.type.kind);
    return [];
  });
  const columns = new Map<string, RelationColumn>();
  for (const row of rows) {
    for (const [name, { type }] of row) {
      columns.set(name, { name, type: commonType(columns.get(name)?.type ?? nullType, type) });
    }
  }
  const list = [...columns.values()];
  return {
    kind: "rows",
    columns: list,
    isOpen: false,
    rows: rows.map((row) => list.map(({ name }) => row.get(name) ?? nothing)),
  };
}

function typedRows(
  binder: Binder,
  node: FlowNode,
  definitions: readonly FlowNode[],
  cells: readonly FlowNode[],
): Relation {
  const columns = definitions.map(({ children: [name, type] }) => ({
    name: name ? binder.nameOf(name) : "",
    type: typeOfWord(type ? binder.text(type) : ""),
  }));
  if (cells.length % columns.length !== 0) binder.report("uneven_rows", node, columns.length);
  const values = cells.map((cell) => binder.expression(cell, emptyScope));
  const rows: Expression[][] = [];
  for (let at = 0; at + columns.length <= values.length; at += columns.length)
    rows.push(values.slice(at, at + columns.length));
  return { kind: "rows", columns, rows, isOpen: false };
}

export const printOperator: OperatorDefinition = {
  name: "print",
  syntax: "print [name =] expression, …",
  summary: "One row of these values.",
  bind: (binder, node) => {
    const values = distinctNames(binder, bindAssignments(binder, ownParts(node), emptyScope));
    const one: Relation = { kind: "rows", columns: [], rows: [[]], isOpen: false };
    return projected(one, values);
  },
  examples: [{ flow: "print a = 1, b = 'x'", gives: [[1, "x"]] }],
  refuses: [{ flow: "print a = b", code: "unknown_name" }],
};

export const literalSources: readonly OperatorDoc[] = [
  {
    name: "datatable",
    syntax: "datatable [{name: value, …}, …]  or  datatable (name: type, …) [value, …]",
    summary: "Rows that are written out.",
    examples: [
      {
        flow: "datatable [{'a': 1, 'b': 'x'}, {'a': 2}]",
        gives: [
          [1, "x"],
          [2, null],
        ],
      },
      {
        flow: "datatable (a: long, b: string) [1, 'x', 2, 'y']",
        gives: [
          [1, "x"],
          [2, "y"],
        ],
      },
    ],
    refuses: [
      { flow: "datatable [1, 2]", code: "wrong_type" },
      { flow: "datatable (a: long, b: string) [1, 'x', 2]", code: "uneven_rows" },
    ],
  },
  rangeDoc,
];
