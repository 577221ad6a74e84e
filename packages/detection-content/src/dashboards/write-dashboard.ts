import {
  type DashboardPanel,
  type DashboardVariable,
  type IdentifiedDashboard,
  nextPlace,
  usualSize,
} from "@pharos/domain";
import { writeYaml } from "../yaml/write-yaml.ts";
import { usualLanguage, usualPanelId, usualTimeRange } from "./dashboard-fields.ts";

const unlessEmpty = <T extends string | readonly unknown[]>(value: T): T | undefined =>
  value.length > 0 ? value : undefined;
const unless = <T>(value: T, usual: T): T | undefined => (value === usual ? undefined : value);

/** The YAML of a dashboard, without what a reader takes for granted. */
export function writeDashboard(dashboard: IdentifiedDashboard): string {
  const { id, name, description, relativeTime, refreshSeconds, variables, panels } = dashboard;
  return writeYaml({
    AnalysisType: "dashboard",
    DashboardID: id,
    DisplayName: unless(name, id),
    Description: unlessEmpty(description),
    TimeRange: unless(relativeTime, usualTimeRange),
    RefreshSeconds: refreshSeconds,
    Variables: unlessEmpty(variables.map(variableMembers)),
    Panels: panels.map((panel, index) => panelMembers(panel, panels.slice(0, index))),
  });
}

function variableMembers(variable: DashboardVariable): Record<string, unknown> {
  const { name, label, defaultValues, kind } = variable;
  return {
    Name: name,
    Label: unlessEmpty(label),
    ...(kind === "LIST" && { Values: variable.items }),
    ...(kind === "QUERY" && { Language: unless(variable.language, usualLanguage), Query: variable.text }),
    ...(kind !== "TEXT" && { Multiple: unless(variable.isMultiple, false), All: unless(variable.hasAll, false) }),
    Default: defaultValues.length > 1 ? defaultValues : defaultValues[0],
  };
}

function panelMembers(panel: DashboardPanel, before: readonly DashboardPanel[]): Record<string, unknown> {
  const { id, title, x, y, width, height } = panel;
  const usual = usualSize(panel);
  const place = nextPlace(before, panel);
  const isNext = place.x === x && place.y === y;
  return {
    Title: unlessEmpty(title),
    PanelID: unless(id, usualPanelId(title, before)),
    ...(panel.kind === "QUERY" && {
      Display: unless(panel.display.toLowerCase(), "auto"),
      Language: unless(panel.language, usualLanguage),
      Query: panel.text,
    }),
    ...(panel.kind === "TEXT" && { Text: panel.text }),
    Width: unless(width, usual.width),
    Height: unless(height, usual.height),
    ...(isNext ? {} : { Column: x, Row: y }),
  };
}
