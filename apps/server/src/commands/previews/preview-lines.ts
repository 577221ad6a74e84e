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

/** Also where gone alerts may have been true positives and the server does not tell. */
export function losesTruePositive({ outcome }: PreviewedFile): boolean {
  if (typeof outcome === "string") return false;
  return outcome.lostAlerts === null ? isUntold(outcome) : outcome.lostAlerts.truePositives > 0;
}

/** A preview that has seen its end says what alerts would be lost, to those who may see alerts. */
function isUntold({ isCompared, summary, lostAlerts }: PreviewReport): boolean {
  return isCompared && summary.goneAlerts > 0 && lostAlerts === null;
}

const ruleColumns = ["rule", "alerts", "new", "changed", "unchanged", "gone", "matches", "errors", "events read"];
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
    ...rules.flatMap(lossLines),
    ...policies.flatMap(resourceDifferences),
    ...policies.flatMap(lossLines),
  ];
}

function rowOfRule({ detectionId, isCompared, summary }: PreviewReport): Record<string, unknown> {
  const { alerts, newAlerts, changedAlerts, keptAlerts, goneAlerts, matches, errors, eventsRead, eventsInScope } =
    summary;
  return {
    rule: detectionId,
    alerts,
    new: newAlerts,
    changed: isCompared ? changedAlerts : "-",
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

/** What would be gone is read first, and never falls under the rest. */
const lostFirst: readonly string[] = ["GONE", "NO_LONGER_FAILING", "CHANGED", "NEW", "NEWLY_FAILING"];

function sortByLoss<Item extends { readonly change: string | null }>(items: readonly Item[]): Item[] {
  return items
    .filter(({ change }) => lostFirst.includes(change ?? ""))
    .sort((one, other) => lostFirst.indexOf(one.change ?? "") - lostFirst.indexOf(other.change ?? ""));
}

/** Beside a saved version only: without one every alert is new. */
function alertDifferences({ detectionId, isCompared, alerts, summary, lostAlerts }: PreviewReport): string[] {
  if (!isCompared) return [];
  const lines = sortByLoss(alerts)
    .slice(0, listedMax)
    .map(({ id, change, severity, title, eventCount, differences }) => {
      const endings = lostAlerts?.alerts.flatMap((one) =>
        one.previewedAlertId === id ? [endingWords[one.ending]] : [],
      );
      const ended = endings?.length ? `: ${[...new Set(endings)].join(", ")}` : "";
      const differs = differences.map(describeDifference).join("");
      return `${signs[change]} ${detectionId} ${severity} ${title} (${count(eventCount, "event")})${ended}${differs}`;
    });
  return withRest(lines, summary.newAlerts + summary.changedAlerts + summary.goneAlerts);
}

type PreviewedAlert = PreviewReport["alerts"][number];
const signs: Readonly<Record<PreviewedAlert["change"], string>> = { NEW: "+", CHANGED: "~", KEPT: " ", GONE: "-" };

function describeDifference({ aspect, from, to }: PreviewedAlert["differences"][number]): string {
  const list = (values: readonly string[]) => (values.length === 0 ? "by severity" : values.join(", "));
  return `; ${aspect.toLowerCase()} ${list(from)} → ${list(to)}`;
}

type Ending = NonNullable<PreviewReport["lostAlerts"]>["alerts"][number]["ending"];
const endingWords: Readonly<Record<Ending, string>> = {
  TRUE_POSITIVE: "true positive",
  BENIGN_TRUE_POSITIVE: "benign true positive",
  FALSE_POSITIVE: "false positive",
  DUPLICATE: "duplicate",
  TEST: "test",
  NO_OUTCOME: "closed without an outcome",
  OPEN: "open",
};

/** How the alerts ended that were raised and would be gone; each true positive by its title. */
function lossLines(report: PreviewReport): string[] {
  const { detectionId, lostAlerts } = report;
  if (isUntold(report)) {
    return [`${detectionId}: the outcomes of the alerts that would be gone are not shown. They need AlertRead.`];
  }
  if (lostAlerts === null || lostAlerts.total === 0) return [];
  const { total, byEnding, truePositives, alerts } = lostAlerts;
  const counts = byEnding.map(({ ending, alerts: some }) => countEnding(ending, some)).join(", ");
  const lost = alerts.filter(({ ending }) => ending === "TRUE_POSITIVE").slice(0, listedMax);
  const lines = lost.map(({ id, title }) => `LOST TRUE POSITIVE ${detectionId}: ${title} (alert ${id})`);
  return [
    `${detectionId}: ${count(total, "alert")} that ${total === 1 ? "was" : "were"} raised would be gone: ${counts}`,
    ...withRest(lines, truePositives),
  ];
}

function countEnding(ending: Ending, alerts: number): string {
  const isNoun = ending !== "OPEN" && ending !== "NO_OUTCOME";
  return isNoun ? count(alerts, endingWords[ending]) : `${alerts} ${endingWords[ending]}`;
}

function count(value: number, noun: string): string {
  return `${value} ${noun}${value === 1 ? "" : "s"}`;
}

/** Resources that no longer fail (`-`) and that fail newly (`+`), beside a saved version only. */
function resourceDifferences({ detectionId, isCompared, resources }: PreviewReport): string[] {
  if (!isCompared || resources === null) return [];
  const { counts, items } = resources;
  const lines = sortByLoss(items)
    .slice(0, listedMax)
    .map(({ id, type, change, suppressed }) => {
      const sign = change === "NEWLY_FAILING" ? "+" : "-";
      return `${sign} ${detectionId} ${type} ${id}${suppressed ? " (suppressed)" : ""}`;
    });
  return withRest(lines, counts.newlyFailing + counts.noLongerFailing);
}

function withRest(lines: readonly string[], total: number): string[] {
  return total > lines.length ? [...lines, `  and ${total - lines.length} more`] : [...lines];
}
