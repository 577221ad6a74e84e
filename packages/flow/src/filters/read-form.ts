import { type QueryCondition, queryResultRowsMax } from "@pharos/domain";
import type { FlowNode } from "../syntax-tree/flow-node.ts";
import { readInstant, readTimespan } from "../syntax-tree/literals.ts";
import type { SyntaxTree } from "../syntax-tree/syntax-tree.ts";
import type { FlowForm, FormTimes } from "./flow-form.ts";
import { calledName, conjuncts, NotInForm, readAlternatives, readText } from "./read-conditions.ts";

/** What a text without a source leaves to the page stays open. */
export type ReadForm = Omit<FlowForm, "tables"> & { readonly tables: readonly string[] | undefined };

export type FormReading = { readonly form: ReadForm } | { readonly reason: string };

/** The text as a search form, or why the form cannot say the same. */
export function readForm(tree: SyntaxTree): FormReading {
  try {
    return { form: formOf(tree) };
  } catch (error) {
    if (error instanceof NotInForm) return { reason: error.message };
    throw error;
  }
}

/** As conditions joined by and: a list of alternatives each, of which one must hold. */
type Alternatives = readonly (readonly QueryCondition[])[];

interface Reading {
  tables: readonly string[] | undefined;
  times: FormTimes | undefined;
  text: string | undefined;
  conditions: Alternatives[];
  /** Behind the source: a text that is looked for anywhere comes before the filters. */
  isFiltered: boolean;
  direction: FlowForm["direction"];
  limit: number | undefined;
}

function formOf(tree: SyntaxTree): ReadForm {
  if (tree.errors.length > 0) throw new NotInForm("The query has a mistake in its syntax. Fix it first.");
  const [pipeline, ...others] = tree.root.children;
  if (pipeline?.kind !== "Pipeline" || others.length > 0) {
    throw new NotInForm(
      pipeline === undefined ? "The query is empty." : "The form has no `let`. It is one query over tables.",
    );
  }
  const reading: Reading = {
    tables: undefined,
    times: undefined,
    text: undefined,
    conditions: [],
    isFiltered: false,
    direction: "descending",
    limit: undefined,
  };
  let isSorted = false;
  for (const [index, step] of pipeline.children.entries()) {
    if (index === 0 && readSource(tree, step, reading)) continue;
    if (step.operator === "where" && !isSorted && reading.limit === undefined) readWhere(tree, step, reading);
    else if (isSort(step) && !isSorted && reading.limit === undefined) {
      reading.direction = readSort(tree, step);
      isSorted = true;
    } else if (isLimit(step) && reading.limit === undefined) reading.limit = readLimit(tree, step);
    else throw new NotInForm(stepReason(step));
  }
  const { conditions, isFiltered: _isFiltered, limit = queryResultRowsMax, ...read } = reading;
  return { ...read, limit, filters: { ors: joined(conditions).map((ands) => ({ ands })) } };
}

const isSort = ({ operator }: FlowNode) => operator === "sort" || operator === "order";
const isLimit = ({ operator }: FlowNode) => operator === "limit" || operator === "take";

function stepReason({ kind, operator }: FlowNode): string {
  const name = operator || kind.toLowerCase();
  if (["where", "sort", "order", "limit", "take"].includes(operator)) {
    return `The form filters, sorts and limits once, in this order. It has no \`${name}\` at this place.`;
  }
  return `The form has no \`${name}\`: it shows events as they are.`;
}

/** True where the step is a source. */
function readSource(tree: SyntaxTree, step: FlowNode, reading: Reading): boolean {
  if (step.kind === "Table") {
    reading.tables = [tableName(tree.textOf(step))];
    return true;
  }
  if (step.operator !== "union") return false;
  if (step.children.every(({ kind }) => kind === "Table")) {
    reading.tables = step.children.map((table) => tableName(tree.textOf(table)));
    return true;
  }
  const branches = step.children.map((child) => readBranch(tree, child));
  const [first] = branches;
  if (branches.some(({ filters }) => JSON.stringify(filters) !== JSON.stringify(first?.filters))) {
    throw new NotInForm("The form has the same filters for all tables. These tables have filters of their own.");
  }
  reading.tables = branches.map(({ table }) => table);
  if (first !== undefined) reading.conditions.push(first.filters);
  return true;
}

/** `(pharos_logs.public.aws_alb | where …)` */
function readBranch(tree: SyntaxTree, node: FlowNode): { readonly table: string; readonly filters: Alternatives } {
  const [table, where, ...rest] = node.kind === "Subquery" ? (node.children[0]?.children ?? []) : [];
  const [condition] = where?.children ?? [];
  if (table?.kind !== "Table" || where?.operator !== "where" || condition === undefined || rest.length > 0) {
    throw new NotInForm("The form reads tables, and no queries within the query.");
  }
  const filters = joined(conjuncts(condition).map((part) => readAlternatives(tree, part)));
  return { table: tableName(tree.textOf(table)), filters };
}

/** `db.public.table`, however short it is written. */
function tableName(written: string): string {
  const parts = written.replaceAll("`", "").trim().split(".");
  const [first = "", second = "", third] = parts;
  if (parts.length === 1) return `pharos_logs.public.${first}`;
  return parts.length === 2 ? `${first}.public.${second}` : `${first}.${second}.${third}`;
}

function readWhere(tree: SyntaxTree, step: FlowNode, reading: Reading): void {
  const [condition] = step.children;
  if (condition === undefined) throw new NotInForm("A `where` has no condition.");
  const isText = condition.kind === "Call" && calledName(tree, condition) === "row.contains";
  if (isText && reading.text === undefined && !reading.isFiltered) {
    reading.text = readText(tree, condition.children[1]);
    return;
  }
  const parts = conjuncts(condition);
  const bounds = parts.filter((part) => isTimeBound(tree, part));
  if (bounds.length > 0) {
    if (reading.times !== undefined) throw new NotInForm("The form has one time range. This query has several.");
    reading.times = readTimes(tree, bounds);
  }
  const filters = parts.filter((part) => !bounds.includes(part)).map((part) => readAlternatives(tree, part));
  reading.conditions.push(...filters);
  reading.isFiltered ||= filters.length > 0;
}

function isTimeBound(tree: SyntaxTree, node: FlowNode): boolean {
  const [left] = node.children;
  const isBound = node.kind === "Between" || (node.kind === "Binary" && [">", ">=", "<", "<="].includes(node.operator));
  return isBound && left !== undefined && tree.textOf(left) === "p_event_time";
}

function readTimes(tree: SyntaxTree, bounds: readonly FlowNode[]): FormTimes {
  const [first, second] = bounds;
  if (bounds.length === 1 && first?.operator.startsWith(">")) {
    const last = agoText(tree, first.children[1]);
    if (last !== undefined) return { last };
  }
  const from = bounds.find(({ operator }) => operator === ">=");
  const to = bounds.find(({ operator }) => operator === "<");
  const [fromMs, toMs] = [instantOf(tree, from?.children[1]), instantOf(tree, to?.children[1])];
  if (bounds.length === 2 && second !== undefined && fromMs !== undefined && toMs !== undefined && fromMs < toMs) {
    return { fromMs, toMs };
  }
  throw new NotInForm(
    "The form reads times as `p_event_time > time.ago(20m)`, or as `p_event_time >= datetime(…) and p_event_time < datetime(…)`.",
  );
}

/** `20m` of `time.ago(20m)`; undefined for anything else. */
function agoText(tree: SyntaxTree, node: FlowNode | undefined): string | undefined {
  const [, span] = node?.children ?? [];
  if (node?.kind !== "Call" || !["time.ago", "ago"].includes(calledName(tree, node) ?? "")) return undefined;
  if (span?.kind !== "TimespanLiteral") return undefined;
  const nanoseconds = readTimespan(tree.textOf(span)) ?? 0n;
  if (nanoseconds <= 0n || nanoseconds % perMinute !== 0n)
    throw new NotInForm("The form's relative times are whole minutes.");
  return tree.textOf(span);
}

const perMinute = 60_000_000_000n;

function instantOf(tree: SyntaxTree, node: FlowNode | undefined): number | undefined {
  if (node?.kind !== "DatetimeLiteral") return undefined;
  const nanoseconds = readInstant(tree.textOf(node).replace(/^datetime\s*\(\s*|\s*\)$/g, ""));
  const perMs = 1_000_000n;
  return nanoseconds === undefined || nanoseconds % perMs !== 0n ? undefined : Number(nanoseconds / perMs);
}

function readSort(tree: SyntaxTree, step: FlowNode): FlowForm["direction"] {
  const [key, ...more] = step.children;
  const written = key === undefined ? "" : tree.textOf(key);
  const [, direction = "desc"] = /^p_event_time(?:\s+(asc|desc))?$/.exec(written.trim()) ?? [];
  if (
    more.length > 0 ||
    !written.startsWith("p_event_time") ||
    !/^p_event_time(\s+(asc|desc))?$/.test(written.trim())
  ) {
    throw new NotInForm("The form sorts by the event time alone.");
  }
  return direction === "asc" ? "ascending" : "descending";
}

function readLimit(tree: SyntaxTree, step: FlowNode): number {
  const limit = Number(step.children.map((child) => tree.textOf(child)).join());
  if (!Number.isSafeInteger(limit) || limit < 1) throw new NotInForm("The form's limit is a whole number, at least 1.");
  return limit;
}

const groupsMax = 24;

/** All of them, each with its alternatives, as groups of which one must hold. */
function joined(conditions: readonly Alternatives[]): Alternatives {
  const groups = conditions.reduce<Alternatives>(
    (before, alternatives) => {
      if (before.length * alternatives.length > groupsMax) {
        throw new NotInForm(`The form would need more than ${groupsMax} groups of filters.`);
      }
      return before.flatMap((ands) => alternatives.map((more) => [...ands, ...more]));
    },
    [[]],
  );
  return groups.filter((ands) => ands.length > 0);
}
