import { tableLines } from "../../terminal/output.ts";
import type { PreviewReport } from "./preview-rule.ts";

export interface PreviewedFile {
  readonly path: string;
  /** A report, or why there is none. */
  readonly outcome: PreviewReport | string;
}

const columns = ["rule", "alerts", "new", "unchanged", "gone", "matches", "errors", "events read"];

/** For people: a table, what is wrong, and the alerts that differ. */
export function previewLines(files: readonly PreviewedFile[]): string[] {
  const reports = files.flatMap(({ outcome }) => (typeof outcome === "string" ? [] : [outcome]));
  return [
    ...files.flatMap(({ path, outcome }) => (typeof outcome === "string" ? [`INVALID ${path}: ${outcome}`] : [])),
    ...(reports.length === 0 ? [] : tableLines(reports.map(rowOf), columns)),
    ...reports.flatMap(({ detectionId, notice }) => (notice === "" ? [] : [`${detectionId}: ${notice}`])),
    ...reports.flatMap(differences),
  ];
}

function rowOf({ detectionId, isCompared, summary }: PreviewReport): Record<string, unknown> {
  const { alerts, newAlerts, keptAlerts, goneAlerts, matches, errors, eventsRead, eventsInScope } = summary;
  return {
    rule: detectionId,
    alerts,
    new: newAlerts,
    unchanged: isCompared ? keptAlerts : "-",
    gone: isCompared ? goneAlerts : "-",
    matches,
    errors,
    "events read": `${eventsRead} of ${eventsInScope}`,
  };
}

const listedMax = 20;

/** Beside a saved version only: without one every alert is new. */
function differences({ detectionId, isCompared, alerts }: PreviewReport): string[] {
  if (!isCompared) return [];
  const differing = alerts.filter(({ change }) => change !== "KEPT");
  const lines = differing.slice(0, listedMax).map(({ change, severity, title, eventCount }) => {
    return `${change === "NEW" ? "+" : "-"} ${detectionId} ${severity} ${title} (${eventCount} ${eventCount === 1 ? "event" : "events"})`;
  });
  return differing.length > listedMax ? [...lines, `  and ${differing.length - listedMax} more`] : lines;
}
