import { defaultDatabases, findTables } from "../../../catalogue/flow-catalogue.ts";
import { functionTable } from "../../../functions/function-table.ts";
import { onBranch } from "../../../optimise/push-filters.ts";
import type { Expression, Relation } from "../../../plan/plan.ts";
import { scan } from "../../../plan/scan.ts";
import { searchedColumns } from "../../../plan/searched-columns.ts";
import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import { booleanType } from "../../../types/flow-type.ts";
import { type Binder, nothing } from "../../binder.ts";
import { unionOf } from "../joins/union.ts";
import type { OperatorDefinition } from "../parts/operator-definition.ts";
import { clauseOf, ownParts } from "../parts/operator-parts.ts";
import { choiceOf, parametersOf } from "../parts/parameters.ts";
import { filtered } from "../where.ts";
import { rowContains } from "./row-contains.ts";

const input = "datatable [{'a': 'Needle', 'n': 1}, {'a': 'hay', 'o': {'deep': ['a needle', 7]}}, {'a': 'x', 'n': 42}]";

export const searchOperator: OperatorDefinition = {
  name: "search",
  syntax: "search [kind=case_sensitive] [in (table, prefix*, …)] 'text' and (column:'text' or not 'text*end')",
  summary:
    "Rows that have a text within any string, at any depth, or within a number; capitals do not count. Column names and keys are not searched. column:'text' looks into one column or path, and a star within the text stands for any characters. As a source it reads the tables behind in, those that the form selects, or all logs.",
  bind: (binder, node, given, { isSource }) => {
    const kind = choiceOf(binder, parametersOf(binder, node, ["kind"]).get("kind"), [
      "default",
      "case_sensitive",
      "case_insensitive",
    ]);
    const searched = searchedRows(binder, node, given, isSource);
    const [terms] = ownParts(node);
    if (terms === undefined) return searched;
    return searchedIn(searched, bindTerms(binder, terms, searched, kind === "case_sensitive"));
  },
  examples: [
    { flow: `${input} | search 'needle' | count`, gives: [[2]] },
    { flow: `${input} | search 'needle' and not 'deep' | project a`, gives: [["Needle"], ["hay"]] },
    { flow: `${input} | search 'n*dle' and not o:'needle' | project a`, gives: [["Needle"]] },
    { flow: `${input} | search n:4 | project a`, gives: [["x"]] },
    { flow: `let t = ${input}; search in (t) 'needle' and 7 | project a`, gives: [["hay"]] },
  ],
  refuses: [
    { flow: `${input} | search needle`, code: "not_searched" },
    { flow: `${input} | search a:b`, code: "not_searched" },
    { flow: `${input} | search b:'x'`, code: "unknown_column" },
    { flow: "search in (not_there) 'x'", code: "unknown_table" },
  ],
};

function searchedRows(binder: Binder, node: FlowNode, given: Relation, isSource: boolean): Relation {
  const named = clauseOf(node, "in");
  if (named !== undefined) return unionOf(named.map((table) => binder.source(table)));
  if (!isSource) return given;
  const logs = defaultDatabases.flatMap((database) => findTables(binder.options.catalogue, [database, ""], true));
  if (logs.length === 0) binder.report("no_source", { start: node.start, end: node.start + "search".length });
  return logs.length === 0 ? given : unionOf(logs.map(scan));
}

/** Of many tables each is asked about its own columns only. */
function searchedIn(relation: Relation, condition: Expression): Relation {
  if (relation.kind === "filter") return { ...relation, input: searchedIn(relation.input, condition) };
  if (relation.kind !== "union") return filtered(relation, condition);
  const inputs = relation.inputs.map((input) => {
    const names = new Set(input.columns.map(({ name }) => name));
    return searchedIn(input, onBranch(ofColumns(condition, names), input, relation));
  });
  return { ...relation, inputs };
}

/** The condition without columns that are not there. */
function ofColumns(condition: Expression, names: ReadonlySet<string>): Expression {
  if (condition.kind !== "call") return condition;
  const isOwn = condition.definition.name === "";
  const args = condition.args.filter((value) => !isOwn || value?.kind !== "column" || names.has(value.name));
  return { ...condition, args: args.map((value) => value && (isOwn ? value : ofColumns(value, names))) };
}

/** A term, or terms joined by and, or, not. */
function bindTerms(binder: Binder, node: FlowNode, input: Relation, isExact: boolean): Expression {
  const inner = (part: FlowNode) => bindTerms(binder, part, input, isExact);
  const [first, second] = node.children;
  if (node.kind === "Parenthesised" && first) return inner(first);
  if (node.kind === "Logical") return logical(node.operator, node.children.map(inner));
  if (node.kind === "Unary" && node.operator === "not" && first) return logical("not", [inner(first)]);
  const term = termOf(binder, node);
  if (term !== undefined) return rowContains(searchedColumns(input), term, isExact);
  if (node.kind !== "Binary" || first === undefined || second === undefined) {
    if (node.kind !== "ErrorNode") binder.report("not_searched", node);
    return nothing;
  }
  const within = termOf(binder, second);
  if (node.operator !== ":" || within === undefined) return binder.expression(node, { relation: input });
  return rowContains([binder.expression(first, { relation: input })], within, isExact);
}

/** What is looked for: a text, or a number as it is written. */
function termOf(binder: Binder, node: FlowNode): string | undefined {
  if (node.kind === "StringLiteral") return binder.nameOf(node);
  return node.kind === "IntegerLiteral" || node.kind === "DoubleLiteral" ? binder.text(node) : undefined;
}

function logical(operator: string, args: readonly Expression[]): Expression {
  return { kind: "call", type: booleanType, definition: functionTable.operator(operator), args };
}
