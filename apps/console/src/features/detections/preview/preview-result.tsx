import { BarList, BlockSkeleton, EmptyState, Facts, SeverityBadge } from "@pharos/ui";
import { lazy, Suspense } from "react";
import classes from "./detection-preview.module.css";
import { LostAlerts } from "./lost-alerts.tsx";
import { PolicyResult } from "./policy-result.tsx";
import { PreviewAlerts } from "./preview-alerts.tsx";
import type { Preview } from "./preview-documents.ts";
import { PreviewErrors } from "./preview-errors.tsx";
import { PreviewQueries } from "./preview-queries.tsx";
import { PreviewSteps } from "./preview-steps.tsx";
import { isUnfinished } from "./use-preview.ts";

const Histogram = lazy(() => import("@pharos/ui/chart").then((m) => ({ default: m.Histogram })));
const chartHeightPx = 140;

interface PreviewResultProps {
  readonly preview: Preview;
  readonly openAlertId?: string | undefined;
}

/** The alerts that would have been raised: how many, when, and which; beside the saved version, which are new or gone. */
export function PreviewResult({ preview, openAlertId }: PreviewResultProps) {
  const { summary, isCompared, alerts, steps, queries } = preview;
  const { newAlerts, changedAlerts, keptAlerts, goneAlerts, matches, errors } = summary;
  const number = (value: number) => value.toLocaleString("en");
  if (preview.state === "FAILED") return null;
  if (preview.resources) {
    return <PolicyResult preview={preview} resources={preview.resources} openAlertId={openAlertId} />;
  }
  return (
    <div className={classes.result}>
      <Facts
        items={[
          ["Alerts", number(summary.alerts)],
          ["New", isCompared ? number(newAlerts) : undefined],
          ["Changed", isCompared ? number(changedAlerts) : undefined],
          ["Unchanged", isCompared ? number(keptAlerts) : undefined],
          ["Gone", isCompared ? number(goneAlerts) : undefined],
          ["Matches", number(matches)],
          ["Errors", errors > 0 ? number(errors) : undefined],
        ]}
      />
      <LostAlerts preview={preview} />
      {steps.length > 0 ? <PreviewSteps steps={steps} /> : null}
      {queries.length > 0 ? <PreviewQueries queries={queries} /> : null}
      {alerts.length === 0 && !isUnfinished(preview) ? (
        <EmptyState title="No alerts">The detection would have raised nothing on these {nounOf(preview)}s.</EmptyState>
      ) : null}
      {alerts.length > 0 ? (
        <>
          <Suspense fallback={<BlockSkeleton height={chartHeightPx} />}>
            <Histogram
              heightPx={chartHeightPx}
              label="Alerts over time"
              at={summary.overTime.map(({ from }) => new Date(from))}
              series={seriesOf(preview)}
            />
          </Suspense>
          <BarList
            label="Alerts by severity"
            items={summary.bySeverity
              .filter(({ alerts: some }) => some > 0)
              .map(({ severity, alerts: some }) => ({
                key: severity,
                label: <SeverityBadge severity={severity} />,
                value: some,
              }))}
          />
          <PreviewAlerts preview={preview} openAlertId={openAlertId} />
        </>
      ) : null}
      <PreviewErrors messages={summary.errorMessages} />
    </div>
  );
}

/** What a detection of this kind is run on. */
function nounOf({ steps, queries }: Pick<Preview, "steps" | "queries">): string {
  if (steps.length > 0) return "signal";
  return queries.length > 0 ? "row" : "event";
}

function seriesOf({ summary: { overTime }, isCompared }: Preview) {
  const fresh = { name: isCompared ? "New" : "Alerts", values: overTime.map(({ newAlerts }) => newAlerts) };
  if (!isCompared) return [fresh];
  return [
    fresh,
    { name: "Changed", values: overTime.map(({ changedAlerts }) => changedAlerts) },
    { name: "Unchanged", color: "var(--ui-muted)", values: overTime.map(({ keptAlerts }) => keptAlerts) },
    { name: "Gone", values: overTime.map(({ goneAlerts }) => goneAlerts) },
  ];
}
