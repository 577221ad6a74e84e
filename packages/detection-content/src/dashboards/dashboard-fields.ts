import { type DashboardPanel, type PanelDisplay, panelDisplays } from "@pharos/domain";
import { isScalar, isSeq } from "yaml";
import { itemName } from "../yaml/detection-fields.ts";
import { type FieldReader, flag, text, textList, wholeNumber } from "../yaml/read-fields.ts";

/** For a file that says nothing of it. */
export const usualTimeRange = "PT24H";
export const usualLanguage = "pharosflow";

const dashboardId: FieldReader<string> = (node, name, report) => {
  const value = itemName(node, name, report);
  if (value === undefined) return undefined;
  const problem = dashboardIdProblem(value);
  if (problem === undefined) return value;
  report(`${name} ${problem}`, node);
  return undefined;
};

/** It is part of the dashboard's address. */
export function dashboardIdProblem(id: string): string | undefined {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(id))
    return "must begin with a letter or digit and have at most 100 letters, digits, dots, - and _";
  return reservedIds.includes(id.toLowerCase()) ? `can't be ${id}: a page of the console has that address` : undefined;
}

const reservedIds = ["overview", "cloud-security", "data", "mitre-attack"];

function oneOf<T extends string>(values: readonly T[]): FieldReader<T> {
  return (node, name, report) => {
    const value = values.find((one) => isScalar(node) && node.value === one);
    if (value === undefined) report(`${name} must be ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`, node);
    return value;
  };
}

/** Displays as files spell them. */
export const displayWords = panelDisplays.map((display) => display.toLowerCase() as Lowercase<PanelDisplay>);

const language = oneOf(["pharosflow", "sql"] as const);
const textOrList: FieldReader<string[]> = (node, name, report) => {
  if (isSeq(node)) return textList()(node, name, report);
  const value = text(node, name, report);
  return value === undefined ? undefined : [value];
};
const nodeOf: FieldReader<unknown> = (node) => node;

export const dashboardFields = {
  AnalysisType: text,
  DashboardID: dashboardId,
  DisplayName: itemName,
  Description: text,
  TimeRange: text,
  RefreshSeconds: wholeNumber(1),
  Variables: nodeOf,
  Panels: nodeOf,
} as const;

export const variableFields = {
  Name: text,
  Label: text,
  Values: textList(),
  Query: text,
  Language: language,
  Multiple: flag,
  All: flag,
  Default: textOrList,
} as const;

export const panelFields = {
  PanelID: text,
  Title: text,
  Text: text,
  Query: text,
  Language: language,
  Display: oneOf(displayWords),
  Width: wholeNumber(1),
  Height: wholeNumber(1),
  Column: wholeNumber(0),
  Row: wholeNumber(0),
} as const;

/** The keys of a file by the members of a dashboard. */
export const fileKeys: Readonly<Record<string, string>> = {
  name: "DisplayName",
  description: "Description",
  relativeTime: "TimeRange",
  refreshSeconds: "RefreshSeconds",
  variables: "Variables",
  panels: "Panels",
};

/** The same of its panels and variables. */
export const partKeys: Readonly<Record<string, string>> = {
  id: "PanelID",
  title: "Title",
  text: "Query",
  x: "Column",
  y: "Row",
  width: "Width",
  height: "Height",
  name: "Name",
  label: "Label",
  items: "Values",
  defaultValues: "Default",
};

/** What a panel is called of which the file does not say it. */
export function usualPanelId(title: string, before: readonly Pick<DashboardPanel, "id">[]): string {
  const stem =
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, panelStemMax)
      .replace(/^-+|-+$/g, "") || `panel-${before.length + 1}`;
  const taken = new Set(before.map(({ id }) => id));
  let id = stem;
  for (let n = 2; taken.has(id); n++) id = `${stem}-${n}`;
  return id;
}

/** An id has at most 40 characters, with a number behind it. */
const panelStemMax = 36;
