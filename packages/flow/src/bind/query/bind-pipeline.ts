import { nearestName } from "@pharos/domain";
import { awaitsLogs, findTables, tableTitle } from "../../catalogue/flow-catalogue.ts";
import { insteadOf } from "../../diagnostics/instead-of.ts";
import { functionTable } from "../../functions/function-table.ts";
import { filtered } from "../../optimise/push-filters.ts";
import { literal } from "../../plan/make-expression.ts";
import type { Expression, Relation } from "../../plan/plan.ts";
import { nothingToRead, scan } from "../../plan/scan.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import { booleanType, timestampType } from "../../types/flow-type.ts";
import type { Binder, BindOptions } from "../binder.ts";
import { unionOf } from "../operators/joins/union.ts";
import { bindDatatable } from "../operators/sources/literal-sources.ts";
import { bindRange } from "../operators/sources/range.ts";
import { findOperator } from "../operators/table/operator-table.ts";
import { tableNames } from "../table-names.ts";

/** A source and its operators, or the operators alone on the rows of `input`. */
export function bindPipeline(binder: Binder, node: FlowNode, input?: Relation): Relation {
  if (node.kind === "Subquery" || node.kind === "Parenthesised") {
    const [inner] = node.children;
    return inner === undefined ? nothingToRead : bindPipeline(binder, inner, input);
  }
  if (node.kind !== "Pipeline") return bindSource(binder, node);
  let relation = input;
  for (const part of node.children) {
    if (part.kind === "ErrorNode") continue;
    if (part.kind !== "Operator") {
      relation = named(binder, part, bindSource(binder, part));
      binder.stages.push({ node: part, input: undefined, output: relation });
      continue;
    }
    const before = relation ?? (startsAlone(binder, part) ? undefined : selectedTables(binder, part));
    const definition = findOperator(part.operator);
    relation = definition?.bind(binder, part, before ?? nothingToRead, { isSource: before === undefined }) ?? before;
    if (relation === undefined) continue;
    binder.stages.push({ node: part, input: before, output: named(binder, part, relation, before) });
  }
  return relation ?? nothingToRead;
}

/** The engine has no columns without a name. */
function named(binder: Binder, node: FlowNode, relation: Relation, before?: Relation): Relation {
  const hasNone = (rows?: Relation) => rows?.columns.some(({ name }) => name === "") ?? false;
  if (hasNone(relation) && !hasNone(before)) binder.report("empty_name", node);
  return relation;
}

/**
 * Operators that are sources where nothing stands before them. What the form selects, if it does, is before search and
 * before a union behind a pipe.
 */
function startsAlone(binder: Binder, node: FlowNode): boolean {
  const isSelected = (binder.options.selectedTables ?? []).length > 0;
  if (node.operator === "union") return !isSelected || !isBehindPipe(binder, node);
  if (node.operator !== "search") return node.operator === "print";
  return !isSelected || node.children.some(({ kind }) => kind === "Clause");
}

function isBehindPipe({ tree }: Binder, { start }: FlowNode): boolean {
  return tree.tokens.findLast(({ end, kind }) => end <= start && !kind.endsWith("Comment"))?.kind === "Pipe";
}

export function bindSource(binder: Binder, node: FlowNode): Relation {
  switch (node.kind) {
    case "Table":
    case "Identifier":
    case "Member":
      return bindTable(binder, node);
    case "Subquery":
    case "Pipeline":
    case "Parenthesised":
      return bindPipeline(binder, node);
    case "Datatable":
      return bindDatatable(binder, node);
    case "RangeSource":
      return bindRange(binder, node);
    default:
      return nothingToRead;
  }
}

function bindTable(binder: Binder, node: FlowNode): Relation {
  const names = tableNames(binder.tree, node);
  const defined = names.length === 1 && node.detail === 0 ? useDefinition(binder, node, names[0] ?? "") : undefined;
  if (defined !== undefined) return defined;
  binder.namesTables = true;
  const isPrefix = node.kind === "Table" && node.detail === 1;
  const found = findTables(binder.options.catalogue, names, isPrefix);
  if (found.length > 0) {
    const { selectedTimes, timesCountEverywhere } = binder.options;
    return withinTimes(unionOf(found.map(scan)), timesCountEverywhere ? selectedTimes : undefined);
  }
  const written = binder.text(node).replace(/\s*\*$/, "");
  if (isPrefix && awaitsLogs(binder.options.catalogue, names)) binder.report("no_logs_yet", node);
  else if (isPrefix) binder.report("no_table_matches", node, written);
  else if (insteadOf(written) !== undefined) binder.report("not_supported", node, written, `${insteadOf(written)}`);
  else binder.reportName("unknown_table", node, nearestTable(binder, names), written);
  return nothingToRead;
}

/** The rows that a `let` names. */
function useDefinition(binder: Binder, node: FlowNode, name: string): Relation | undefined {
  const definition = binder.definitions.get(name);
  if (definition === undefined) return undefined;
  binder.used.add(name);
  binder.names.push({ node: node.children[0] ?? node, declaration: definition.node });
  if (definition.kind === "table") return definition.relation;
  binder.report("not_a_table", node, name);
  return nothingToRead;
}

function nearestTable(binder: Binder, names: readonly string[]): string | undefined {
  const { tables } = binder.options.catalogue;
  const written = names.map((name) => name.toLowerCase()).join(".");
  if (names.length > 1) return nearestName(written, tables.map(tableTitle));
  return nearestName(written, [...binder.definitions.keys(), ...tables.map(({ name }) => name)]);
}

/** What the form selects, for a text that begins with an operator. */
function selectedTables(binder: Binder, node: FlowNode): Relation | undefined {
  const { selectedTables: titles, catalogue } = binder.options;
  if (titles === undefined || titles.length === 0) {
    binder.report("no_source", { start: node.start, end: node.start + node.operator.length });
    return undefined;
  }
  const found = titles.map((title) => ({ title, tables: findTables(catalogue, title.split("."), false) }));
  const missing = found.find(({ tables }) => tables.length === 0);
  if (missing !== undefined) binder.report("unknown_table", { start: node.start, end: node.start }, missing.title);
  const tables = found.flatMap((one) => one.tables);
  return tables.length === 0 ? undefined : withinTimes(unionOf(tables.map(scan)), binder.options.selectedTimes);
}

/** Events of the times that the form selects. */
function withinTimes(relation: Relation, times: BindOptions["selectedTimes"]): Relation {
  const column = relation.columns.find(({ name }) => name === "p_event_time");
  if (times === undefined || column === undefined) return relation;
  const bound = (operator: string, at: Date): Expression => ({
    kind: "call",
    type: booleanType,
    definition: functionTable.operator(operator),
    args: [{ kind: "column", ...column }, literal(timestampType, BigInt(at.getTime()) * 1_000_000n)],
  });
  return filtered(relation, [bound(">=", times.from), bound("<", times.to)]);
}
