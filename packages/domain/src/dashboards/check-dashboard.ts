import { queryTimeRange } from "../data-lake-queries/query-time-range.ts";
import { PharosError } from "../errors/pharos-error.ts";
import { tooLong } from "../text/too-long.ts";
import { findVariableProblems } from "./check-variables.ts";
import { type DashboardContent, type DashboardPanel, dashboardColumns, dashboardInvalid } from "./dashboard.ts";
import { apiPlace, type DashboardProblem, type NamePlace } from "./dashboard-problem.ts";
import { findOverlap } from "./find-overlap.ts";

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

/** The dashboard as it is kept: names without spaces around them. @throws dashboardInvalid */
export function checkDashboard(content: DashboardContent): DashboardContent {
  const [problem] = findDashboardProblems(content);
  if (problem) throw dashboardInvalid(problem.message);
  const { name, description, panels, relativeTime, refreshSeconds, variables } = content;
  return {
    name: name.trim(),
    description: description.trim(),
    relativeTime,
    refreshSeconds,
    panels: panels.map((panel) => ({ ...panel, title: panel.title.trim() })),
    variables: variables.map((variable) => ({ ...variable, label: variable.label.trim() })),
  };
}

/** Everything that is wrong with a dashboard; `nameOf` says how messages call its parts. */
export function findDashboardProblems(content: DashboardContent, nameOf: NamePlace = apiPlace): DashboardProblem[] {
  const { panels, refreshSeconds } = content;
  const name = content.name.trim();
  const problems: DashboardProblem[] = [];
  const report = (key: string, message: string) => problems.push({ at: [key], message });
  if (name === "") report("name", "Enter a name for the dashboard");
  if (name.length > dashboardNameLengthMax) report("name", tooLong("The dashboard's name", dashboardNameLengthMax));
  if (content.description.trim().length > descriptionLengthMax)
    report("description", tooLong("The description", descriptionLengthMax));
  const timeProblem = durationProblem(content.relativeTime);
  if (timeProblem !== undefined) report("relativeTime", timeProblem);
  if (refreshSeconds !== undefined && !isWithin(refreshSeconds, dashboardRefreshSecondsMin, refreshSecondsMax))
    report(
      "refreshSeconds",
      `${nameOf(["refreshSeconds"])} must be from ${dashboardRefreshSecondsMin} to ${refreshSecondsMax}`,
    );
  if (panels.length > dashboardPanelsMax)
    report("panels", `A dashboard has at most ${dashboardPanelsMax} panels, not ${panels.length}`);
  if (panels.reduce((sum, { text }) => sum + text.length, 0) > textLengthMax)
    report("panels", tooLong("The text of all panels", textLengthMax));
  const found = panels.flatMap((panel, index) => panelProblems(panel, index, nameOf));
  return [
    ...problems,
    ...found,
    // Places that do not fit are told first.
    ...(found.length === 0 ? betweenPanels(panels, nameOf) : []),
    ...findVariableProblems(content.variables, nameOf),
  ];
}

function panelProblems(panel: DashboardPanel, index: number, nameOf: NamePlace): DashboardProblem[] {
  const { id, title, x, y, width, height, text } = panel;
  const problems: DashboardProblem[] = [];
  const at = (...keys: string[]) => ["panels", index, ...keys];
  const report = (message: string, ...keys: string[]) =>
    problems.push({ at: at(...keys), message: `${nameOf(at(...keys))} ${message}` });
  if (!/^[\w-]{1,40}$/.test(id)) report("must have 1 to 40 letters, digits, - or _", "id");
  if (title.trim().length > titleLengthMax) report(`has at most ${titleLengthMax} characters`, "title");
  if (text.length > panelTextLengthMax)
    report(`has at most ${panelTextLengthMax.toLocaleString("en")} characters`, "text");
  if (!isWithin(width, 1, dashboardColumns) || !isWithin(x, 0, dashboardColumns - width))
    report(`does not fit into the ${dashboardColumns} columns of a dashboard`);
  if (!isWithin(height, 1, panelHeightMax)) report(`must be from 1 to ${panelHeightMax}`, "height");
  if (!isWithin(y, 0, rowsMax)) report(`must be from 0 to ${rowsMax}`, "y");
  if (panel.kind === "QUERY" && text.trim() === "") report("has no query");
  return problems;
}

/** Of panels that are sound each by itself. */
function betweenPanels(panels: readonly DashboardPanel[], nameOf: NamePlace): DashboardProblem[] {
  const ids = new Set<string>();
  return panels.flatMap(({ id }, index) => {
    const problems: DashboardProblem[] = [];
    const at = ["panels", index];
    if (ids.has(id))
      problems.push({ at: [...at, "id"], message: `${nameOf([...at, "id"])} is ${id}, as that of another panel` });
    ids.add(id);
    const other = findOverlap(panels, index);
    if (other !== undefined)
      problems.push({ at, message: `${nameOf(at)} overlaps ${nameOf(["panels", other])}: move one of them` });
    return problems;
  });
}

function durationProblem(relativeTime: string): string | undefined {
  try {
    queryTimeRange({ relativeTime }, new Date(0));
    return undefined;
  } catch (error) {
    if (error instanceof PharosError) return error.message;
    throw error;
  }
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
