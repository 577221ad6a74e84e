import {
  Button,
  EmptyState,
  FailedState,
  Panel,
  resolveTimeRange,
  Text,
  type TimeRange,
  TimeRangePicker,
} from "@pharos/ui";
import { IconPlayerPlay, IconX } from "@pharos/ui/icons";
import { useState } from "react";
import { useMay } from "../../../session/viewer.tsx";
import classes from "./detection-preview.module.css";
import { PreviewProgress } from "./preview-progress.tsx";
import { PreviewResult } from "./preview-result.tsx";
import { usePreview } from "./use-preview.ts";

/** A saved detection, or the text of one that is not saved. */
export interface PreviewedDetection {
  /** A policy runs on the resources as they are now, everything else on what happened in a time range. */
  readonly isPolicy?: boolean;
  /** The saved detection; empty or absent for a new one. */
  readonly detectionId?: string | undefined;
  /** What is in the editor; absent: the saved version is previewed. */
  readonly draft?: PreviewedDraft | undefined;
}

export interface PreviewedDraft {
  /** Another object whenever something was edited. */
  readonly version: object;
  /** The text to preview, written only when a preview starts. */
  readonly write: () => { readonly yaml: string; readonly python: string | undefined };
}

interface DetectionPreviewProps {
  readonly detection: PreviewedDetection;
  /** A preview to show instead of the reader's own last one. */
  readonly previewId?: string;
  /** The alert that is shown open. */
  readonly openAlertId?: string;
}

/** What a detection would have raised on stored events or resources, before it is saved. */
export function DetectionPreview({ detection, previewId, openAlertId }: DetectionPreviewProps) {
  const { detectionId = "", draft, isPolicy = false } = detection;
  const [range, setRange] = useState<TimeRange>({ kind: "preset", id: "PT24H" });
  const { preview, isUnderWay, problem, start, cancel } = usePreview(detectionId, previewId);
  const [startedVersion, setStartedVersion] = useState<object>();
  const mayReadEvents = useMay("DataAnalyticsRead");
  const mayReadResources = useMay("ResourceRead");
  if (!(isPolicy ? mayReadResources : mayReadEvents)) {
    return (
      <Panel title="Preview">
        <EmptyState title="You can't preview detections">
          {isPolicy
            ? "A preview of a policy reads cloud resources, which needs the permission ResourceRead."
            : "A preview reads stored events, which needs the permission DataAnalyticsRead."}
        </EmptyState>
      </Panel>
    );
  }
  const run = () => {
    const { start: startsAt, end: endsAt } = resolveTimeRange(range, new Date());
    const text = draft?.write();
    setStartedVersion(draft?.version);
    return start({
      detectionId: detectionId || null,
      draft: text ? { yaml: text.yaml, python: text.python ?? null } : null,
      ...(!isPolicy && { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }),
    });
  };
  return (
    <Panel
      title="Preview"
      actions={
        <span className={classes.actions}>
          {isPolicy ? null : <TimeRangePicker value={range} onChange={setRange} label="Events of" />}
          {isUnderWay ? (
            <Button variant="default" size="compact-sm" leftSection={<IconX size={14} />} onClick={cancel}>
              Cancel preview
            </Button>
          ) : (
            <Button variant="default" size="compact-sm" leftSection={<IconPlayerPlay size={14} />} onClick={run}>
              Run preview
            </Button>
          )}
        </span>
      }
    >
      {problem ? <FailedState title="Couldn't preview the detection" message={problem} onRetry={run} /> : null}
      {preview ? (
        <>
          {startedVersion !== undefined && startedVersion !== draft?.version ? (
            <Text size="sm" role="status">
              You have edited the detection since. Run the preview again to see what it raises now.
            </Text>
          ) : null}
          <PreviewProgress preview={preview} />
          <PreviewResult preview={preview} openAlertId={openAlertId} />
        </>
      ) : problem ? null : (
        <EmptyState title="No preview yet">
          {isPolicy
            ? "Run this policy on your cloud resources to see which would fail, and the alerts it would raise. Nothing is saved or sent."
            : "Run this detection on stored events to see the alerts it would have raised. Nothing is saved or sent."}
        </EmptyState>
      )}
    </Panel>
  );
}
