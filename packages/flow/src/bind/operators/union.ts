import type { Relation, RelationColumn } from "../../plan/relation.ts";
import { commonType, stringType } from "../../types/flow-type.ts";
import { literal } from "../bind-expression.ts";
import { bindSource } from "../bind-pipeline.ts";
import { extended } from "./assignments.ts";
import type { OperatorBinder } from "./operator-binder.ts";
import { ownParts, parametersOf } from "./operator-parts.ts";

/** `union T1, T2, (pipeline), prefix*`: the rows of all, with the columns of any. In a pipe, after its rows. */
export const bindUnion: OperatorBinder = (binder, node, input, { isSource }) => {
  const parameters = parametersOf(binder, node, ["withsource", "kind", "isfuzzy"]);
  const isFuzzy = parameters.get("isfuzzy");
  const sources = ownParts(node).map((part) => ({ part, relation: bindSource(binder, part) }));
  const found = isFuzzy ? sources.filter(({ relation }) => relation.columns.length > 0) : sources;
  const source = parameters.get("withsource");
  const inputs = found.flatMap(({ part, relation }) => {
    const name = source && binder.nameOf(source);
    if (name === undefined) return [relation];
    return branchesOf(relation).map((branch) =>
      extended(branch, [{ name, expression: literal(stringType, sourceName(branch) ?? binder.text(part)) }]),
    );
  });
  return unionOf(isSource ? inputs : [input, ...inputs]);
};

function branchesOf(relation: Relation): readonly Relation[] {
  return relation.kind === "union" ? relation.inputs : [relation];
}

function sourceName(relation: Relation): string | undefined {
  return relation.kind === "scan" ? relation.table.name : undefined;
}

/** The rows of all; a column that one lacks is null there, one of different types is any. */
export function unionOf(relations: readonly Relation[]): Relation {
  const inputs = relations.flatMap((relation) => (relation.kind === "union" ? relation.inputs : [relation]));
  const [only] = inputs;
  if (only !== undefined && inputs.length === 1) return only;
  const columns = new Map<string, RelationColumn>();
  for (const { columns: own } of inputs) {
    for (const { name, type } of own) {
      columns.set(name, { name, type: commonType(columns.get(name)?.type ?? { kind: "null" }, type) });
    }
  }
  return { kind: "union", inputs, columns: [...columns.values()], isOpen: inputs.some(({ isOpen }) => isOpen) };
}
