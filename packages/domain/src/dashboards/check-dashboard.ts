import { queryTimeRange } from "../data-lake-queries/query-time-range.ts";
import { checkVariables } from "./check-variables.ts";
import { type DashboardContent, type DashboardPanel, dashboardInvalid } from "./dashboard.ts";

export const dashboardColumns = 12;
export const dashboardPanelsMax = 50;
export const dashboardNameLengthMax = 80;
export const dashboardRefreshSecondsMin = 30;
const descriptionLengthMax = 1_000;
const titleLengthMax = 120;
const panelTextLengthMax = 50_000;
const textLengthMax = 500_000;
const rowsMax = 1_000;
const panelHeightMax = 40;
const refreshSecondsMax = 86_400;

/** The dashboard as it is kept: names without spaces around them. @throws dashboardInvalid, input.invalid */
export function checkDashboard(content: DashboardContent): DashboardContent {
  const name = content.name.trim();
  const description = content.description.trim();
  const { panels, relativeTime, refreshSeconds } = content;
  if (name === "") throw dashboardInvalid("Enter a name for the dashboard");
  atMost("The dashboard's name", name, dashboardNameLengthMax);
  atMost("The description", description, descriptionLengthMax);
  queryTimeRange({ relativeTime }, new Date(0));
  if (refreshSeconds !== undefined && !isWithin(refreshSeconds, dashboardRefreshSecondsMin, refreshSecondsMax))
    throw dashboardInvalid(`refreshSeconds must be from ${dashboardRefreshSecondsMin} to ${refreshSecondsMax}`);
  if (panels.length > dashboardPanelsMax)
    throw dashboardInvalid(`A dashboard has at most ${dashboardPanelsMax} panels, not ${panels.length}`);
  if (panels.reduce((sum, { text }) => sum + text.length, 0) > textLengthMax)
    throw dashboardInvalid(`The texts of all panels have at most ${textLengthMax.toLocaleString("en")} characters`);
  const ids = new Set<string>();
  const checked = panels.map((panel, index) => checkPanel(panel, `panels[${index}]`, ids));
  return {
    name,
    description,
    relativeTime,
    refreshSeconds,
    panels: checked,
    variables: checkVariables(content.variables),
  };
}

function checkPanel(panel: DashboardPanel, where: string, ids: Set<string>): DashboardPanel {
  const { id, x, y, width, height, text } = panel;
  const title = panel.title.trim();
  if (!/^[\w-]{1,40}$/.test(id)) throw dashboardInvalid(`${where}.id must have 1 to 40 letters, digits, - or _`);
  if (ids.has(id)) throw dashboardInvalid(`${where}.id is ${id}, as that of another panel`);
  ids.add(id);
  atMost(`${where}.title`, title, titleLengthMax);
  atMost(`${where}.text`, text, panelTextLengthMax);
  if (!isWithin(width, 1, dashboardColumns) || !isWithin(x, 0, dashboardColumns - width))
    throw dashboardInvalid(`${where} does not fit into the ${dashboardColumns} columns of a dashboard`);
  if (!isWithin(height, 1, panelHeightMax) || !isWithin(y, 0, rowsMax))
    throw dashboardInvalid(`${where}.height must be from 1 to ${panelHeightMax}, and y from 0 to ${rowsMax}`);
  if (panel.kind === "QUERY" && text.trim() === "") throw dashboardInvalid(`${where} has no query`);
  return { ...panel, title };
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

function atMost(what: string, text: string, max: number): void {
  if (text.length > max) throw dashboardInvalid(`${what} has at most ${max.toLocaleString("en")} characters`);
}
