import { FailedState, Progress, Text, TimeText } from "@pharos/ui";
import classes from "./detection-preview.module.css";
import type { Preview } from "./preview-documents.ts";
import { isUnfinished } from "./use-preview.ts";

/** How far a preview is, and what it has read; what ended it early. */
export function PreviewProgress({ preview }: { preview: Preview }) {
  const { state, progress, error, notice, resources, startsAt, endsAt } = preview;
  if (state === "FAILED") return <FailedState title="The preview failed" message={error} />;
  const percent = Math.floor(progress * 100);
  return (
    <div className={classes.progress} aria-live="polite">
      {isUnfinished(preview) ? <Progress value={percent} aria-label="Progress of the preview" /> : null}
      <Text size="sm" c="dimmed">
        {resources ? null : (
          <>
            <TimeText value={startsAt} precision="minute" /> to <TimeText value={endsAt} precision="minute" />:{" "}
          </>
        )}
        {describeState(preview, percent)} {describeRead(preview)}
      </Text>
      {notice ? (
        <Text size="sm" role="status">
          {notice}
        </Text>
      ) : null}
    </div>
  );
}

function describeState({ state, resources }: Preview, percent: number): string {
  if (state === "WAITING") return "Waiting for other previews to finish.";
  if (state === "RUNNING") return resources ? `${percent}% of the resources.` : `${percent}% of the time range.`;
  return state === "CANCELLED" ? `Cancelled at ${percent}%.` : "";
}

function describeRead({ steps, queries, resources, summary }: Preview): string {
  if (resources) return describeResources(summary);
  if (steps.length > 0) return describeSignals(summary);
  return queries.length > 0 ? describeRows(queries) : describeEvents(summary);
}

function describeResources({ eventsInScope, eventsRead }: Preview["summary"]): string {
  if (eventsRead === eventsInScope) return `${count(eventsInScope, "resource")} evaluated.`;
  return `${eventsRead.toLocaleString("en")} of ${count(eventsInScope, "resource")} evaluated.`;
}

function describeRows(queries: Preview["queries"]): string {
  const runs = queries.reduce((sum, one) => sum + one.runs, 0);
  const rows = queries.reduce((sum, one) => sum + one.rows, 0);
  return `${count(runs, "run")} of its queries, ${count(rows, "row")}.`;
}

function describeEvents({ eventsInScope, eventsRead }: Preview["summary"]): string {
  const all = count(eventsInScope, "event");
  if (eventsRead === eventsInScope) return `${all} in the time range.`;
  return `${all} in the time range, of which ${eventsRead.toLocaleString("en")} can match.`;
}

function describeSignals({ eventsInScope }: Preview["summary"]): string {
  return `${count(eventsInScope, "signal")} of its rules in the time range.`;
}

export function count(value: number, noun: string): string {
  return `${value.toLocaleString("en")} ${noun}${value === 1 ? "" : "s"}`;
}
