import { findTables } from "../../../catalogue/flow-catalogue.ts";
import { keysOf, withoutSide } from "../../../optimise/join-keys.ts";
import type { Expression, JoinOutput, Relation } from "../../../plan/plan.ts";
import { scan } from "../../../plan/scan.ts";
import { uniqueName } from "../../../plan/unique-name.ts";
import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import type { Binder } from "../../binder.ts";
import type { OperatorDefinition } from "../parts/operator-definition.ts";
import { clauseOf, ownParts } from "../parts/operator-parts.ts";
import { choiceOf, parametersOf } from "../parts/parameters.ts";
import { allOf, bindConditions } from "./join-condition.ts";
import { flattened, joined } from "./joined.ts";

const owners = "let owners = datatable [{'name': 'web', 'team': 'red'}];";
const input = "datatable [{'name': 'web'}, {'name': 'db'}]";

export const lookupOperator: OperatorDefinition = {
  name: "lookup",
  syntax: "lookup [kind=leftouter|inner] table on column, …",
  summary:
    "Adds the columns of a table, in which rows are found by key; the key itself is not added again. A bare name also means a lookup table.",
  bind: (binder, node, left) => {
    const parameters = parametersOf(binder, node, ["kind"]);
    const join = choiceOf(binder, parameters.get("kind"), ["leftouter", "inner"] as const) ?? "leftouter";
    const [target] = ownParts(node);
    if (target === undefined) return left;
    const [, table] = target.kind === "Destination" ? target.children : [undefined, target];
    const right = bindLookupTable(binder, table ?? target);
    const condition = conditionOf(binder, node, left, right);
    const keys = new Set(keysOf(condition).flatMap((key) => (key.right.kind === "column" ? [key.right.name] : [])));
    const columns = right.columns.filter(({ name }) => !keys.has(name));
    const output = flattened(left, { ...right, columns });
    return joined(binder, node, { join, left, right, condition, output });
  },
  examples: [
    {
      flow: `${owners} ${input} | lookup owners on name | sort name asc`,
      gives: [
        ["db", null],
        ["web", "red"],
      ],
    },
    { flow: `${owners} ${input} | lookup kind=inner owners on $left.name == $right.name`, gives: [["web", "red"]] },
  ],
  refuses: [
    { flow: `${input} | lookup owners on name`, code: "unknown_table" },
    { flow: `${owners} ${input} | lookup owners`, code: "condition_missing" },
    { flow: `${owners} ${input} | lookup kind=cross owners on name`, code: "unknown_kind" },
  ],
};

export const enrichOperator: OperatorDefinition = {
  name: "enrich",
  syntax: "enrich table on column  or  enrich table on column = key",
  summary:
    "Adds one object with the row of a lookup table that has the key, called as the table; null where there is none. There are as many rows as before.",
  bind: (binder, node, left) => {
    const [target] = ownParts(node);
    if (target === undefined) return left;
    const right = bindLookupTable(binder, target);
    const condition = conditionOf(binder, node, left, right);
    const groups = keysOf(condition).map((key) => withoutSide(key.right));
    const taken = new Set(left.columns.map(({ name }) => name));
    const destination: JoinOutput = { name: uniqueName(tableName(binder, target), taken), from: "destination" };
    const output = [...flattened(left, undefined), destination];
    return joined(binder, node, { join: "leftouter", left, right: oneForEach(right, groups), condition, output });
  },
  examples: [
    {
      flow: `${owners} ${input} | enrich owners on name | project name, owners.team | sort name asc`,
      gives: [
        ["db", null],
        ["web", "red"],
      ],
    },
    {
      flow: `${owners} print host = 'web' | enrich owners on host = name | project owners`,
      gives: [[{ name: "web", team: "red" }]],
    },
  ],
  refuses: [
    { flow: `${input} | enrich owners on name`, code: "unknown_table" },
    { flow: `${owners} ${input} | enrich owners`, code: "condition_missing" },
  ],
};

function conditionOf(binder: Binder, node: FlowNode, left: Relation, right: Relation): Expression | undefined {
  const on = clauseOf(node, "on") ?? [];
  if (on.length === 0) binder.report("condition_missing", node);
  return allOf(bindConditions(binder, on, { left, right }));
}

/** A lookup table by its bare name, else what the name means everywhere. */
function bindLookupTable(binder: Binder, node: FlowNode): Relation {
  const names = node.kind === "Table" && node.detail === 0 ? node.children.map((name) => binder.nameOf(name)) : [];
  const [name = ""] = names;
  const { catalogue } = binder.options;
  const isOther = names.length !== 1 || binder.definitions.has(name) || findTables(catalogue, names, false).length > 0;
  const [found] = isOther ? [] : findTables(catalogue, ["pharos_lookups", name], false);
  if (found === undefined) return binder.source(node);
  binder.namesTables = true;
  return scan(found);
}

function tableName(binder: Binder, node: FlowNode): string {
  const last = node.kind === "Table" ? node.children.at(-1) : undefined;
  return last === undefined ? "enrichment" : binder.nameOf(last);
}

function oneForEach(input: Relation, groups: readonly Expression[]): Relation {
  if (groups.length === 0) return input;
  const { columns, isOpen } = input;
  return { kind: "first-of-each", input, groups, order: [], count: 1, columns, isOpen };
}
