import {
  checkDashboard,
  type DashboardContent,
  type DashboardPanel,
  type DashboardPlace,
  type DashboardVariable,
  findDashboardProblems,
  type IdentifiedDashboard,
  nextPlace,
  type PanelDisplay,
  usualSize,
} from "@pharos/domain";
import { isMap, isSeq, type Node, type YAMLMap } from "yaml";
import { reportMissing } from "../yaml/detection-fields.ts";
import { type Report, readFields } from "../yaml/read-fields.ts";
import type { YamlItem } from "../yaml/yaml-item.ts";
import {
  dashboardFields,
  fileKeys,
  panelFields,
  partKeys,
  usualLanguage,
  usualPanelId,
  usualTimeRange,
  variableFields,
} from "./dashboard-fields.ts";

/** What the YAML of a dashboard says. */
export function readDashboard(item: YamlItem): IdentifiedDashboard | undefined {
  const { root, report } = item;
  const fields = readFields(root, dashboardFields, report);
  reportMissing(root, ["DashboardID", "Panels"], report);
  const variables = readList(root, "Variables", report, readVariable);
  const panels = readList(root, "Panels", report, readPanel);
  const { DashboardID: id } = fields;
  if (id === undefined || variables === undefined || panels === undefined) return undefined;
  const content: DashboardContent = {
    name: fields.DisplayName ?? id,
    description: fields.Description ?? "",
    relativeTime: fields.TimeRange ?? usualTimeRange,
    refreshSeconds: fields.RefreshSeconds,
    variables,
    panels,
  };
  const problems = findDashboardProblems(content, (at) => nameIn(content, at));
  for (const { at, message } of problems) report(message, nodeAt(root, at));
  return problems.length > 0 ? undefined : { id, ...checkDashboard(content) };
}

/** Each mapping of a list; undefined where one can't be read. An absent list is empty. */
function readList<T>(
  root: YAMLMap,
  key: string,
  report: Report,
  read: (map: YAMLMap, report: Report, before: readonly T[]) => T | undefined,
): T[] | undefined {
  const list = root.get(key, true) as Node | undefined;
  if (list === undefined) return [];
  if (!isSeq(list) || !list.items.every(isMap)) {
    report(`${key} must be a list of mappings`, list);
    return undefined;
  }
  const values: T[] = [];
  for (const map of list.items as YAMLMap[]) {
    const value = read(map, report, values);
    if (value !== undefined) values.push(value);
  }
  return values.length === list.items.length ? values : undefined;
}

function readVariable(map: YAMLMap, report: Report): DashboardVariable | undefined {
  const fields = readFields(map, variableFields, report);
  reportMissing(map, ["Name"], report);
  const { Name: name, Values: items, Query: text, Multiple: isMultiple = false, All: hasAll = false } = fields;
  if (map.has("Values") && map.has("Query")) report("Values and Query exclude each other: give only one", map);
  const isChosen = map.has("Values") || map.has("Query");
  reportForeign(map, isChosen ? [] : ["Multiple", "All"], "is for a variable with Values or a Query", report);
  reportForeign(map, map.has("Query") ? [] : ["Language"], "is for a Query", report);
  if (name === undefined) return undefined;
  const base = { name, label: fields.Label ?? "", defaultValues: fields.Default ?? [] };
  if (!isChosen) return { ...base, kind: "TEXT" };
  const chosen = { ...base, isMultiple, hasAll };
  if (text !== undefined) return { ...chosen, kind: "QUERY", text, language: fields.Language ?? usualLanguage };
  return items && { ...chosen, kind: "LIST", items };
}

function readPanel(map: YAMLMap, report: Report, before: readonly DashboardPanel[]): DashboardPanel | undefined {
  const fields = readFields(map, panelFields, report);
  const { Title: title = "", Text: markdown, Query: query, Language: language = usualLanguage } = fields;
  const given = ["Query", "Text"].filter((key) => map.has(key));
  if (given.length === 0) report("Query is missing, or Text for a panel without a query", map);
  if (given.length === 2) report("Query and Text exclude each other: give only one", map);
  reportForeign(map, map.has("Query") ? [] : ["Language", "Display"], "is for a panel with a Query", report);
  if (map.has("Column") !== map.has("Row")) report("give both Column and Row, or neither", map);
  const display = (fields.Display ?? "auto").toUpperCase() as PanelDisplay;
  const kind = query === undefined ? "TEXT" : "QUERY";
  const usual = usualSize({ kind, display });
  const size = { width: fields.Width ?? usual.width, height: fields.Height ?? usual.height };
  const { Column: x, Row: y } = fields;
  const place = x === undefined || y === undefined ? nextPlace(before, size) : { x, y, ...size };
  const base = { id: fields.PanelID ?? usualPanelId(title.trim(), before), title, ...place };
  if (query !== undefined) return { ...base, kind: "QUERY", text: query, language, display };
  return markdown === undefined ? undefined : { ...base, kind: "TEXT", text: markdown };
}

function reportForeign(map: YAMLMap, keys: readonly string[], message: string, report: Report): void {
  for (const key of keys) if (map.has(key)) report(`${key} ${message}`, map.get(key, true) as Node);
}

/** What messages call a place: by its key, or by what a person reads of it. */
function nameIn({ panels, variables }: DashboardContent, at: DashboardPlace): string {
  const [list, index, key] = at;
  if (typeof index !== "number") return fileKeys[String(list)] ?? String(list);
  const panel = list === "panels" ? panels[index] : undefined;
  if (key !== undefined) return panel?.kind === "TEXT" && key === "text" ? "Text" : (partKeys[key] ?? String(key));
  if (panel === undefined) return `the variable ${variables[index]?.name ?? index + 1}`;
  return panel.title === "" ? `panel ${index + 1}` : `the panel "${panel.title}"`;
}

/** Where the file says it, or the nearest thing around it that the file has. */
function nodeAt(root: YAMLMap, [list, index, key]: DashboardPlace): Node {
  const listNode = root.get(fileKeys[String(list)] ?? "", true) as Node | undefined;
  const item = isSeq(listNode) && typeof index === "number" ? (listNode.items[index] as Node | undefined) : undefined;
  if (!isMap(item) || key === undefined) return item ?? listNode ?? root;
  const keys = key === "text" ? ["Query", "Text"] : [partKeys[key] ?? ""];
  return keys.map((name) => item.get(name, true) as Node | undefined).find((node) => node !== undefined) ?? item;
}
