import { dashboardsFolder } from "@pharos/content";
import { loadContent } from "@pharos/detection-content";
import { type ShippedDashboard, tableNameOf } from "@pharos/domain";

/** The dashboards of this version; each needs the log types whose tables its queries name. */
export async function readShippedDashboards(logTypes: readonly string[]): Promise<ShippedDashboard[]> {
  const { dashboards, problems } = await loadContent(dashboardsFolder);
  const [problem] = problems;
  if (problem) throw new Error(`A shipped dashboard is broken: ${JSON.stringify(problem)}`);
  return dashboards.map((dashboard) => {
    const asking = dashboard.variables.filter((variable) => variable.kind === "QUERY");
    const words = new Set([...dashboard.panels, ...asking].flatMap(({ text }) => text.split(/\W+/)));
    const neededLogTypes = logTypes.filter((logType) => words.has(tableNameOf(logType)));
    return { ...dashboard, neededLogTypes };
  });
}
