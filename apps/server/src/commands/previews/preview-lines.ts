import { tableLines } from "../../terminal/output.ts";
import type { PreviewReport } from "./preview-rule.ts";

export interface PreviewedFile {
  readonly path: string;
  /** A report, or why there is none. */
  readonly outcome: PreviewReport | string;
  /** It could not be previewed, and nothing is wrong with it. */
  readonly isLeftOut?: boolean;
}

export function isFailed({ outcome, isLeftOut = false }: PreviewedFile): boolean {
  return typeof outcome === "string" && !isLeftOut;
}

const ruleColumns = ["rule", "alerts", "new", "unchanged", "gone", "matches", "errors", "events read"];
const policyColumns = ["policy", "failing", "newly", "no longer", "passing", "errors", "suppressed", "alerts"];

/** For people: a table of rules and one of policies, what is wrong, and the alerts and resources that differ. */
export function previewLines(files: readonly PreviewedFile[]): string[] {
  const reports = files.flatMap(({ outcome }) => (typeof outcome === "string" ? [] : [outcome]));
  const rules = reports.filter(({ resources }) => resources === null);
  const policies = reports.filter(({ resources }) => resources !== null);
  return [
    ...files.flatMap(({ path, outcome, isLeftOut = false }) =>
      typeof outcome === "string" ? [`${isLeftOut ? "LEFT OUT" : "INVALID"} ${path}: ${outcome}`] : [],
    ),
    ...(rules.length === 0 ? [] : tableLines(rules.map(rowOfRule), ruleColumns)),
    ...(policies.length === 0 ? [] : tableLines(policies.map(rowOfPolicy), policyColumns)),
    ...reports.flatMap(({ detectionId, notice }) => (notice === "" ? [] : [`${detectionId}: ${notice}`])),
    ...rules.flatMap(alertDifferences),
    ...policies.flatMap(resourceDifferences),
  ];
}

function rowOfRule({ detectionId, isCompared, summary }: PreviewReport): Record<string, unknown> {
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

function rowOfPolicy({ detectionId, isCompared, summary, resources }: PreviewReport): Record<string, unknown> {
  const { failed, newlyFailing, noLongerFailing, passed, errored, suppressed } = resources?.counts ?? noCounts;
  return {
    policy: detectionId,
    failing: failed,
    newly: isCompared ? newlyFailing : "-",
    "no longer": isCompared ? noLongerFailing : "-",
    passing: passed,
    errors: errored,
    suppressed,
    alerts: summary.alerts,
  };
}

const noCounts = { passed: 0, failed: 0, errored: 0, suppressed: 0, newlyFailing: 0, noLongerFailing: 0 };
const listedMax = 20;

/** Beside a saved version only: without one every alert is new. */
function alertDifferences({ detectionId, isCompared, alerts, summary }: PreviewReport): string[] {
  if (!isCompared) return [];
  const differing = alerts.filter(({ change }) => change !== "KEPT");
  const lines = differing.slice(0, listedMax).map(({ change, severity, title, eventCount }) => {
    return `${change === "NEW" ? "+" : "-"} ${detectionId} ${severity} ${title} (${eventCount} ${eventCount === 1 ? "event" : "events"})`;
  });
  return withRest(lines, summary.newAlerts + summary.goneAlerts);
}

/** Resources that fail newly (`+`) and no longer (`-`), beside a saved version only. */
function resourceDifferences({ detectionId, isCompared, resources }: PreviewReport): string[] {
  if (!isCompared || resources === null) return [];
  const { counts, items } = resources;
  const differing = items.filter(({ change }) => change === "NEWLY_FAILING" || change === "NO_LONGER_FAILING");
  const lines = differing.slice(0, listedMax).map(({ id, type, change, suppressed }) => {
    const sign = change === "NEWLY_FAILING" ? "+" : "-";
    return `${sign} ${detectionId} ${type} ${id}${suppressed ? " (suppressed)" : ""}`;
  });
  return withRest(lines, counts.newlyFailing + counts.noLongerFailing);
}

function withRest(lines: readonly string[], total: number): string[] {
  return total > lines.length ? [...lines, `  and ${total - lines.length} more`] : [...lines];
}
