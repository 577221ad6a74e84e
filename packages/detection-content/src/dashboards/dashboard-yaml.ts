import type { IdentifiedDashboard } from "@pharos/domain";
import type { ContentProblem } from "../yaml/content-problem.ts";
import { parseYamlItem } from "../yaml/yaml-item.ts";
import { readDashboard } from "./read-dashboard.ts";

export { writeDashboard } from "./write-dashboard.ts";

/** The dashboard of a file that `pharos upload` takes; a string says what is wrong with it, a line for each problem. */
export function readDashboardYaml(text: string, now: Date): IdentifiedDashboard | string {
  const problems: ContentProblem[] = [];
  const item = parseYamlItem("", text, now, problems);
  if (item && item.analysisType !== "dashboard")
    return `This is not a dashboard: its AnalysisType is ${item.analysisType}`;
  const dashboard = item && readDashboard(item);
  if (problems.length > 0)
    return problems.map(({ line, column, message }) => `Line ${line}, column ${column}: ${message}`).join("\n");
  return dashboard ?? "This is not a dashboard: it has no AnalysisType";
}
