import type { QueryPanel } from "@pharos/domain";
import { withDefinitions } from "@pharos/flow/editor";
import type { PanelTimes } from "../panel-range.ts";
import { type PanelValues, valuesFor } from "./panel-values.ts";

/**
 * Search as a panel asks. Undefined where Search could not run the query: it has no variables, and SQL cannot say their
 * values itself.
 */
export function panelSearch(
  panel: Pick<QueryPanel, "text" | "language">,
  times: PanelTimes,
  values: PanelValues,
): Record<string, unknown> | undefined {
  const range = "relativeTime" in times ? { range: times.relativeTime } : { from: times.startTime, to: times.endTime };
  const { variables } = valuesFor(panel, values);
  if (variables === undefined) return undefined;
  if (panel.language === "pharosflow") return { mode: "flow", flow: withDefinitions(panel.text, variables), ...range };
  return Object.keys(variables).length > 0 ? undefined : { mode: "sql", sql: panel.text };
}
