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
import { useEffect, useMemo, useState } from "react";
import { useMay } from "../../../session/viewer.tsx";
import classes from "./detection-preview.module.css";
import { PreviewProgress } from "./preview-progress.tsx";
import { PreviewResult } from "./preview-result.tsx";
import { type DraftFiles, type PreviewedLoss, textOf } from "./previewed-loss.ts";
import { usePreview } from "./use-preview.ts";

/** A saved detection, or the text of one that is not saved. */
export interface PreviewedDetection {
  /** A policy runs on the resources as they are now, everything else on what happened in a time range. */
  readonly isPolicy?: boolean;
  /** The saved detection; empty or absent for a new one. */
  readonly detectionId?: string | undefined;
  /** What is in the editor; absent: the saved version is previewed. */
  readonly draft?: PreviewedDraft | undefined;
  /** Tells the saved version from the versions before it, where it is previewed. */
  readonly savedVersion?: string;
}

export interface PreviewedDraft {
  /** Another object whenever something was edited. */
  readonly version: object;
  /** The text to preview, written only when a preview starts. */
  readonly write: () => DraftFiles;
}

interface DetectionPreviewProps {
  readonly detection: PreviewedDetection;
  /** A preview to show instead of the reader's own last one. */
  readonly previewId?: string;
  /** The alert that is shown open. */
  readonly openAlertId?: string;
  /** Hears of the reader's own last preview when it is over; of undefined where that loses no true positive. */
  readonly onLoss?: (loss: PreviewedLoss | undefined) => void;
}

/** What a detection would have raised on stored events or resources, before it is saved. */
export function DetectionPreview({ detection, previewId, openAlertId, onLoss }: DetectionPreviewProps) {
  const { detectionId = "", draft, savedVersion = "", isPolicy = false } = detection;
  const [range, setRange] = useState<TimeRange>({ kind: "preset", id: "PT24H" });
  const { preview, text, isUnderWay, isUnanswered, problem, start, cancel } = usePreview(detectionId, previewId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what is written
  const current = useMemo(() => (draft ? textOf(draft.write()) : savedVersion), [draft?.version, savedVersion]);
  useEffect(() => {
    if (preview?.state !== "SUCCEEDED") return;
    const { truePositives = 0, alerts = [] } = preview.lostAlerts ?? {};
    onLoss?.(truePositives > 0 ? { text, alerts, count: truePositives } : undefined);
  }, [preview, text, onLoss]);
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
    const written = draft?.write();
    const input = {
      detectionId: detectionId || null,
      draft: written ? { yaml: written.yaml, python: written.python ?? null } : null,
      ...(!isPolicy && { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }),
    };
    return start(input, current);
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
          {previewId === undefined && text !== current ? (
            <Text size="sm" role="status">
              This preview is of another version of the detection. Run it again to see what this version raises.
            </Text>
          ) : null}
          {isUnanswered ? (
            <Text size="sm" role="status">
              Pharos is not answering. The preview is read again as soon as it does.
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
