import type { Rule } from "@pharos/domain";
import type { Expression } from "../expressions/expression.ts";
import { membersOf } from "../simple-rules/compile-simple-rule.ts";
import type { SimpleMembers } from "../simple-rules/read-simple-members.ts";
import { parseTemplate, type TitlePart } from "../simple-rules/title-template.ts";
import { layOut, widthMax } from "./python-expression.ts";
import { type PythonHelperName, pythonHelperNames, supportOf } from "./python-helpers.ts";
import { createVariableNames, literal, stepText, variableOf } from "./python-text.ts";
import { readChecked } from "./read-checked.ts";
import { eventSubject, type PythonScope, transpileAll, valueAt } from "./transpile-expression.ts";

const indent = "    ";

/**
 * A YAML rule as the Python that somebody might have written instead: `rule`, with `title`, `severity`, `dedup` and
 * `alert_context` as the YAML gives them, and the small functions that they use. It answers as the YAML does.
 * Throws `detections.not_transpiled`, naming everything that is wrong and where.
 */
export function transpileSimpleRule(rule: Pick<Rule, "simple" | "inlineFilters">): string {
  return transpileMembers(readChecked(membersOf(rule), "Detection"));
}

export function transpileMembers(members: SimpleMembers): string {
  const used = new Set<PythonHelperName>();
  const functions = functionsOf(members, (name) => {
    used.add(name);
    return name;
  });
  const support = supportOf(used);
  const head = [support.imports, support.constants]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"));
  return `${[head.join("\n\n"), ...functions, ...support.functions].filter((part) => part !== "").join("\n\n\n")}\n`;
}

type Scope = Omit<PythonScope, "absent">;

/** In the order in which somebody reads them. */
function functionsOf(
  { Detection = [], InlineFilters = [], AlertTitle, DynamicSeverities, GroupBy, AlertContext }: SimpleMembers,
  use: PythonScope["use"],
): string[] {
  const scope = (): Scope => ({
    use,
    variable: createVariableNames([eventSubject, "json", "math", ...pythonHelperNames]),
    subject: eventSubject,
  });
  const filter = filterFunction(InlineFilters, scope());
  return [
    ...(filter === undefined ? [] : [filter]),
    ruleFunction(Detection, filter !== undefined, scope()),
    ...(AlertTitle === undefined ? [] : [titleFunction(parseTemplate(AlertTitle), scope())]),
    ...(DynamicSeverities === undefined ? [] : [severityFunction(DynamicSeverities, scope())]),
    ...(GroupBy === undefined || GroupBy.length === 0 ? [] : [dedupFunction(GroupBy, scope())]),
    ...(AlertContext === undefined ? [] : [contextFunction(AlertContext, scope())]),
  ];
}

/** Undefined for filters that let everything pass, such as `All: []`. */
function filterFunction(filters: readonly Expression[], scope: Scope): string | undefined {
  const condition = transpileAll(filters, { ...scope, absent: "passes" });
  if (condition.kind === "simple" && condition.text === "True") return undefined;
  return `def passes_filters(event):\n${layOut(condition, `${indent}return `, indent)}`;
}

function ruleFunction(logic: readonly Expression[], isFiltered: boolean, scope: Scope): string {
  const condition = transpileAll(logic, { ...scope, absent: "tested" });
  const filter = isFiltered ? `${indent}if not passes_filters(event):\n${indent}${indent}return False\n` : "";
  return `def rule(event):\n${filter}${layOut(condition, `${indent}return `, indent)}`;
}

function titleFunction(parts: readonly TitlePart[], scope: Scope): string {
  const lines: string[] = [];
  const pieces = parts.map((part) => {
    if (typeof part === "string") return part;
    const name = scope.variable(variableOf(part.path, "value"));
    lines.push(callOn(`${indent}${name} = ${scope.use("shown")}`, valueOr(part, scope)));
    return { name };
  });
  const isFormatted = lines.length > 0;
  const text = pieces.map((piece) => {
    if (typeof piece !== "string") return `{${piece.name}}`;
    return isFormatted ? piece.replace(/[{}]/g, "$&$&") : piece;
  });
  return ["def title(event):", ...lines, `${indent}return ${isFormatted ? "f" : ""}${literal(text.join(""))}`].join(
    "\n",
  );
}

function callOn(start: string, argument: string): string {
  const line = `${start}(${argument})`;
  return line.length <= widthMax ? line : `${start}(\n${indent}${indent}${argument}\n${indent})`;
}

/** The value at the path, or the text that stands for one that is absent. */
function valueOr({ path, otherwise }: Exclude<TitlePart, string>, scope: Scope): string {
  if (!path.every((step) => typeof step === "string" || typeof step === "number")) return valueAt(path, scope);
  const steps = path.map(stepText).join(", ");
  if (path.length === 1 && typeof path[0] === "string") return `event.get(${steps}, ${literal(otherwise)})`;
  return `${scope.use("find")}(event, ${steps}, default=${literal(otherwise)})`;
}

function severityFunction(severities: NonNullable<SimpleMembers["DynamicSeverities"]>, scope: Scope): string {
  const cases = severities.map(({ severity, conditions }) => {
    const condition = transpileAll(conditions, { ...scope, absent: "tested" });
    return `${layOut(condition, `${indent}if `, indent, ":")}\n${indent}${indent}return ${literal(severity)}`;
  });
  return ["def severity(event):", ...cases, `${indent}return "DEFAULT"`].join("\n");
}

/** One value as it is, several as a JSON list. */
function dedupFunction(paths: NonNullable<SimpleMembers["GroupBy"]>, scope: Scope): string {
  const values = paths.map((path) => valueAt(path, scope));
  const [only] = values;
  const text =
    values.length === 1 ? `${scope.use("shown")}(${only})` : `${scope.use("as_json")}([${values.join(", ")}])`;
  return `def dedup(event):\n${indent}return ${text}`;
}

function contextFunction(entries: NonNullable<SimpleMembers["AlertContext"]>, scope: Scope): string {
  const lines = entries.map(({ name, path }) => `${indent}${indent}${literal(name)}: ${valueAt(path, scope)},`);
  return ["def alert_context(event):", `${indent}return {`, ...lines, `${indent}}`].join("\n");
}
