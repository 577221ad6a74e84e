import type { Relation } from "../../plan/plan.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import type { Binder } from "../binder.ts";
import { bindAssignments, distinctNames, extended, projected } from "./parts/assignments.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { ownParts } from "./parts/operator-parts.ts";
import { rowScope, throughWindows } from "./window-values.ts";

export const extendOperator: OperatorDefinition = {
  name: "extend",
  syntax: "extend [name =] expression, …",
  summary:
    "Adds columns, or puts others in place of those with the same name. Each expression sees the rows as they come in. A path sets a member, and null takes it away.",
  bind: (binder, node, input) => bindExtended(binder, ownParts(node), input),
  examples: [
    { flow: "print a = 1 | extend b = a + 1, a = 5", gives: [[5, 2]] },
    {
      flow: "print user = {'name': 'ada'} | extend user.team = 'red', user['id'] = 7",
      gives: [[{ id: 7, name: "ada", team: "red" }]],
    },
    { flow: "print name = 'x', user = {'name': 'ada'} | extend user.name | project name1", gives: [["ada"]] },
  ],
  refuses: [
    { flow: "print a = 1 | extend b = missing", code: "unknown_column" },
    { flow: "print a = 1 | extend b = 1, b = 2", code: "duplicate_column" },
    { flow: "print a = 1 | extend 5 = a", code: "target_expected" },
  ],
};

export const projectOperator: OperatorDefinition = {
  name: "project",
  syntax: "project [name =] expression, …",
  summary: "These columns and no others, in this order.",
  bind: (binder, node, input) => {
    const values = distinctNames(binder, bindAssignments(binder, ownParts(node), rowScope(input)));
    const found = throughWindows(input, values);
    return projected(found.input, found.values);
  },
  examples: [
    { flow: "print a = 1, b = 'x' | project b, double = a * 2", gives: [["x", 2]] },
    { flow: "print a = {'id': 1}, b = {'id': 2} | project a.id, b.id | project id, id1", gives: [[1, 2]] },
  ],
  refuses: [
    { flow: "print a = 1 | project b = a, b = a", code: "duplicate_column" },
    { flow: "print a = 1 | project a1", code: "unknown_column" },
  ],
};

/** The rows with what is assigned in place of, or behind, their columns. */
export function bindExtended(binder: Binder, parts: readonly FlowNode[], input: Relation): Relation {
  const assigned = bindAssignments(binder, parts, rowScope(input));
  // `extend a` says what is already so.
  const news = assigned.filter(({ name, expression, isImplied }) => {
    return !(isImplied && expression.kind === "column" && expression.name === name);
  });
  const names = input.columns.map(({ name }) => name);
  const values = distinctNames(binder, news, news.some(({ isImplied }) => isImplied) ? names : []);
  const found = throughWindows(input, values);
  return extended(found.input, found.values, input.columns);
}
