import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { dashboardFiles } from "@pharos/content";
import { readDashboardFile, type ShippedDashboard, tableNameOf } from "@pharos/domain";

/** The dashboards of this version; each needs the log types whose tables its queries name. */
export function readShippedDashboards(logTypes: readonly string[]): ShippedDashboard[] {
  return dashboardFiles().map((file) => {
    const dashboard = readDashboardFile(readFileSync(file, "utf8"));
    if (typeof dashboard === "string") throw new Error(`The shipped dashboard ${file} is broken: ${dashboard}`);
    const asking = dashboard.variables.filter((variable) => variable.kind === "QUERY");
    const words = new Set([...dashboard.panels, ...asking].flatMap(({ text }) => text.split(/\W+/)));
    const neededLogTypes = logTypes.filter((logType) => words.has(tableNameOf(logType)));
    return { ...dashboard, id: `pharos-${basename(file, ".json")}`, neededLogTypes };
  });
}
