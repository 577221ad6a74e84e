import { readDashboardYaml, writeDashboard } from "@pharos/detection-content/dashboards";
import { type DashboardContent, dashboardFile, readDashboardFile } from "@pharos/domain";
import { fileNameOf } from "../../session/file-name.ts";
import { saveText } from "../../session/save-blob.ts";

/** As `pharos upload` takes it. */
export function saveYaml(id: string, dashboard: DashboardContent): void {
  saveText(writeDashboard({ ...dashboard, id }), fileNameOf(dashboard.name, "dashboard", "yml"), "application/yaml");
}

export function saveJson(dashboard: DashboardContent): void {
  saveText(dashboardFile(dashboard), fileNameOf(dashboard.name, "dashboard", "json"), "application/json");
}

/** The dashboard of a file in either form; a string says what is wrong with it. */
export function readFile(text: string, now: Date): DashboardContent | string {
  return text.trimStart().startsWith("{") ? readDashboardFile(text) : readDashboardYaml(text, now);
}
