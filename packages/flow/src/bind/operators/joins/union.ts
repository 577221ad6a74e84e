import { findTables } from "../../../catalogue/flow-catalogue.ts";
import { literal } from "../../../plan/make-expression.ts";
import type { Relation, RelationColumn } from "../../../plan/plan.ts";
import { nothingToRead } from "../../../plan/scan.ts";
import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import { commonType, nullType, stringType } from "../../../types/flow-type.ts";
import type { Binder } from "../../binder.ts";
import { extended, projected } from "../parts/assignments.ts";
import type { OperatorDefinition } from "../parts/operator-definition.ts";
import { ownParts } from "../parts/operator-parts.ts";
import { choiceOf, isTrue, parametersOf } from "../parts/parameters.ts";

export const unionOperator: OperatorDefinition = {
  name: "union",
  syntax: "union [kind=outer|inner] [withsource=name] [isfuzzy=true] table, prefix*, (pipeline), …",
  summary:
    "The rows of all tables; in a pipe, after its rows. A column that a table lacks is null there. kind=inner keeps the columns that all have, withsource adds a column with the table's name, and isfuzzy leaves out tables that do not exist.",
  bind: (binder, node, input, { isSource }) => {
    const parameters = parametersOf(binder, node, ["withsource", "kind", "isfuzzy"]);
    const isFuzzy = isTrue(binder, "isfuzzy", parameters.get("isfuzzy"));
    const isInner = choiceOf(binder, parameters.get("kind"), ["outer", "inner"]) === "inner";
    const source = parameters.get("withsource");
    const name = source && binder.nameOf(source);
    const parts = ownParts(node).filter((part) => !isFuzzy || isThere(binder, part));
    const read = parts.flatMap((part) => withSource(binder.source(part), name, binder.text(part)));
    const piped = isSource ? [] : withSource(input, name, "");
    const whole = unionOf([...piped, ...read]);
    return isInner ? commonColumns(whole) : whole;
  },
  examples: [
    {
      flow: "let a = datatable [{'x': 1}]; let b = datatable [{'x': 2, 'y': 'z'}]; union a, b | sort x asc",
      gives: [
        [1, null],
        [2, "z"],
      ],
    },
    { flow: "print x = 1, y = 2 | union kind=inner (print x = 3) | sort x asc", gives: [[1], [3]] },
    {
      flow: "let a = print x = 1; union withsource=origin isfuzzy=true a, not_there",
      gives: [[1, "a"]],
    },
  ],
  refuses: [
    { flow: "print x = 1 | union not_there", code: "unknown_table" },
    { flow: "print x = 1 | union pharos_views.public.not_there*", code: "no_table_matches" },
    { flow: "print x = 1 | union kind=left (print x = 2)", code: "unknown_kind" },
  ],
};

/** Whether a table or `let` of this name exists; anything but a name does. */
function isThere(binder: Binder, part: FlowNode): boolean {
  if (part.kind !== "Table") return true;
  const names = part.children.map((name) => binder.nameOf(name));
  const isDefined = names.length === 1 && part.detail === 0 && binder.definitions.has(names[0] ?? "");
  return isDefined || findTables(binder.options.catalogue, names, part.detail === 1).length > 0;
}

/** The rows with a column that says where they come from. */
function withSource(relation: Relation, name: string | undefined, written: string): Relation[] {
  if (name === undefined) return [relation];
  const branches = relation.kind === "union" ? relation.inputs : [relation];
  return branches.map((branch) => {
    const source = branch.kind === "scan" ? branch.table.name : written;
    return extended(branch, [{ name, expression: literal(stringType, source) }]);
  });
}

/** The rows of all; a column that one lacks is null there, one of different types is any. */
export function unionOf(relations: readonly Relation[]): Relation {
  const inputs = relations.flatMap((relation) => (relation.kind === "union" ? relation.inputs : [relation]));
  const [only] = inputs;
  if (only === undefined) return nothingToRead;
  if (inputs.length === 1) return only;
  const columns = new Map<string, RelationColumn>();
  for (const { columns: own } of inputs) {
    for (const { name, type } of own) {
      columns.set(name, { name, type: commonType(columns.get(name)?.type ?? nullType, type) });
    }
  }
  return { kind: "union", inputs, columns: [...columns.values()], isOpen: inputs.some(({ isOpen }) => isOpen) };
}

function commonColumns(relation: Relation): Relation {
  if (relation.kind !== "union") return relation;
  const common = relation.columns.filter(({ name }) =>
    relation.inputs.every(({ columns }) => columns.some((column) => column.name === name)),
  );
  return projected(
    relation,
    common.map(({ name, type }) => ({ name, expression: { kind: "column", name, type } })),
  );
}
