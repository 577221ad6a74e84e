import { PharosError } from "../errors/pharos-error.ts";
import { isObject } from "../text/is-object.ts";
import { checkDashboard } from "./check-dashboard.ts";
import type { DashboardContent, DashboardVariable } from "./dashboard.ts";

/** What a file says that it is, so that another JSON file is told apart. */
const fileKind = "pharos-dashboard";
const fileVersion = 1;

/** A dashboard as JSON, to keep beside detections or to take elsewhere; who sees it is not in it. */
export function dashboardFile(dashboard: DashboardContent): string {
  const { name, description, relativeTime, refreshSeconds, variables, panels } = dashboard;
  const said = variables.length > 0 ? { variables } : {};
  const content = { name, description, relativeTime, refreshSeconds, ...said, panels };
  return `${JSON.stringify({ kind: fileKind, version: fileVersion, ...content }, undefined, 2)}\n`;
}

/** The dashboard in such a file; a string says what is wrong with it. */
export function readDashboardFile(text: string): DashboardContent | string {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return `This is not JSON: ${error instanceof Error ? error.message : error}`;
  }
  if (!isObject(file) || file.kind !== fileKind) return `This is not a dashboard: its kind is not "${fileKind}"`;
  if (file.version !== fileVersion) return `This dashboard has version ${file.version}; version ${fileVersion} is read`;
  const { name, description = "", relativeTime, refreshSeconds, variables = [], panels } = file;
  if (typeof name !== "string") return "name must be a text";
  if (typeof description !== "string") return "description must be a text";
  if (typeof relativeTime !== "string") return "relativeTime must be a duration such as PT24H";
  if (refreshSeconds !== undefined && typeof refreshSeconds !== "number") return "refreshSeconds must be a number";
  if (!Array.isArray(panels)) return "panels must be a list";
  if (!Array.isArray(variables)) return "variables must be a list";
  const problem = [...variables.map(variableProblem), ...panels.map(panelProblem)].find((one) => one !== undefined);
  if (problem !== undefined) return problem;
  try {
    const content = { name, description, relativeTime, refreshSeconds, panels };
    return checkDashboard({ ...content, variables: variables.map(variableOf) });
  } catch (error) {
    if (error instanceof PharosError) return error.message;
    throw error;
  }
}

function panelProblem(panel: unknown, index: number): string | undefined {
  const where = `panels[${index}]`;
  if (!isObject(panel)) return `${where} must be an object`;
  const { kind, language, display = "AUTO" } = panel;
  const text = ["id", "title", "text"].find((name) => typeof panel[name] !== "string");
  if (text !== undefined) return `${where}.${text} must be a text`;
  const number = ["x", "y", "width", "height"].find((name) => typeof panel[name] !== "number");
  if (number !== undefined) return `${where}.${number} must be a number`;
  if (kind === "TEXT") return undefined;
  if (kind !== "QUERY") return `${where}.kind must be TEXT or QUERY`;
  if (language !== "pharosflow" && language !== "sql") return `${where}.language must be pharosflow or sql`;
  return typeof display === "string" ? undefined : `${where}.display must be a text`;
}

function variableProblem(variable: unknown, index: number): string | undefined {
  const where = `variables[${index}]`;
  if (!isObject(variable)) return `${where} must be an object`;
  const { kind, name, label = "", defaultValues = [], isMultiple = false, hasAll = false } = variable;
  if (typeof name !== "string") return `${where}.name must be a text`;
  if (typeof label !== "string") return `${where}.label must be a text`;
  if (!isTextList(defaultValues)) return `${where}.defaultValues must be a list of texts`;
  if (kind === "TEXT") return undefined;
  if (typeof isMultiple !== "boolean") return `${where}.isMultiple must be true or false`;
  if (typeof hasAll !== "boolean") return `${where}.hasAll must be true or false`;
  if (kind === "LIST") return isTextList(variable.items) ? undefined : `${where}.items must be a list of texts`;
  if (kind !== "QUERY") return `${where}.kind must be TEXT, LIST or QUERY`;
  const { text, language } = variable;
  if (language !== "pharosflow" && language !== "sql") return `${where}.language must be pharosflow or sql`;
  return typeof text === "string" ? undefined : `${where}.text must be a text`;
}

const unsaidChoice = { isMultiple: false, hasAll: false };
const isTextList = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string");

/** With what a file may leave out. */
function variableOf(variable: DashboardVariable): DashboardVariable {
  const base = { label: "", defaultValues: [] };
  return variable.kind === "TEXT" ? Object.assign(base, variable) : Object.assign(base, unsaidChoice, variable);
}
