import { literal } from "../../plan/make-expression.ts";
import type { Relation } from "../../plan/plan.ts";
import { intType, stringType, typeName } from "../../types/flow-type.ts";
import { limited, readCount } from "./limit.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { ownParts } from "./parts/operator-parts.ts";
import { ownCall } from "./parts/own-call.ts";
import { sorted } from "./sort.ts";

export const sampleOperator: OperatorDefinition = {
  name: "sample",
  syntax: "sample number",
  summary: "A number of rows, chosen at random.",
  bind: (binder, node, input) => {
    const count = readCount(binder, node, ownParts(node)[0]);
    if (count === undefined) return input;
    const chance = ownCall([], { type: { kind: "int" }, sql: () => "rand()" });
    return limited(sorted(input, [{ expression: chance, isDescending: false, nulls: "last" }]), count);
  },
  examples: [{ flow: "range n from 1 to 9 step 1 | sample 3 | count", gives: [[3]] }],
  refuses: [{ flow: "print a = 1 | sample 'x'", code: "count_expected" }],
};

export const asOperator: OperatorDefinition = {
  name: "as",
  syntax: "as name",
  summary: "Names the rows at this point, for the operators behind it: in join, union, in (…) and toscalar(…).",
  bind: (binder, node, input) => {
    const [part] = ownParts(node);
    if (part === undefined) return input;
    const name = binder.nameOf(part);
    if (binder.definitions.has(name)) binder.report("redefined", part, name);
    binder.names.push({ node: part, declaration: part });
    binder.definitions.set(name, { kind: "table", relation: input, node: part });
    binder.used.add(name);
    return input;
  },
  examples: [
    { flow: "range n from 1 to 3 step 1 | as all | where n == toscalar(all | summarize agg.sum(n)) / 2", gives: [[3]] },
  ],
  refuses: [{ flow: "let a = 1; print b = a | as a", code: "redefined" }],
};

export const getschemaOperator: OperatorDefinition = {
  name: "getschema",
  syntax: "getschema",
  summary: "The columns in place of the rows: ColumnName, ColumnOrdinal from 0, ColumnType.",
  bind: (_binder, _node, input) => schemaOf(input),
  examples: [
    {
      flow: "print a = 1, b = ['x'] | getschema",
      gives: [
        ["a", 0, "int"],
        ["b", 1, "array<string>"],
      ],
    },
  ],
  refuses: [{ flow: "print a = 1 | getschema a", code: "unexpected" }],
};

function schemaOf({ columns }: Relation): Relation {
  const rows = columns.map(({ name, type }, index) => [
    literal(stringType, name),
    literal(intType, BigInt(index)),
    literal(stringType, typeName(type)),
  ]);
  const described = [
    { name: "ColumnName", type: stringType },
    { name: "ColumnOrdinal", type: intType },
    { name: "ColumnType", type: stringType },
  ];
  return { kind: "rows", rows, columns: described, isOpen: false };
}
