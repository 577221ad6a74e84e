import { CopyButton, SegmentedControl, SeverityBadge, StatusBadge, TimeText, UnstyledButton } from "@pharos/ui";
import { IconChevronRight } from "@pharos/ui/icons";
import { useState } from "react";
import { describeDifference } from "./describe-difference.ts";
import classes from "./detection-preview.module.css";
import { AlertEndings } from "./lost-alerts.tsx";
import type { LostAlert, Preview, PreviewAlert } from "./preview-documents.ts";
import { PreviewEvents } from "./preview-events.tsx";
import { count } from "./preview-progress.tsx";

interface PreviewAlertsProps {
  readonly preview: Preview;
  readonly openAlertId?: string | undefined;
}

type Shown = "ALL" | PreviewAlert["change"];

/** The alerts themselves, each with its first events. */
export function PreviewAlerts({ preview, openAlertId }: PreviewAlertsProps) {
  const { alerts, summary, isCompared } = preview;
  const [shown, setShown] = useState<Shown>("ALL");
  // Of a policy the new and the gone alone: the resources tell the rest.
  const ofResources = preview.resources !== null;
  const listed = alerts.filter(({ change }) => shown === "ALL" || change === shown);
  const lost = Map.groupBy(preview.lostAlerts?.alerts ?? [], ({ previewedAlertId }) => previewedAlertId);
  const left = summary.alerts + summary.goneAlerts - alerts.length;
  return (
    <>
      {isCompared && !ofResources ? (
        <SegmentedControl
          aria-label="Which alerts to show"
          size="xs"
          value={shown}
          onChange={(value) => setShown(value as Shown)}
          data={[
            { value: "ALL", label: "All" },
            { value: "NEW", label: `New (${summary.newAlerts})` },
            { value: "CHANGED", label: `Changed (${summary.changedAlerts})` },
            { value: "KEPT", label: `Unchanged (${summary.keptAlerts})` },
            { value: "GONE", label: `Gone (${summary.goneAlerts})` },
          ]}
        />
      ) : null}
      <ul className={classes.alerts} aria-label="Alerts of the preview">
        {listed.map((alert) => (
          <AlertItem
            key={alert.id}
            alert={alert}
            noun={ofResources ? "resource" : preview.queries.length > 0 ? "row" : "event"}
            isCompared={isCompared}
            lost={lost.get(alert.id) ?? []}
            isFirstOpen={alert.id === openAlertId}
            link={ofResources ? undefined : linkTo(preview, alert)}
          />
        ))}
      </ul>
      {left > 0 ? <p className={classes.more}>{count(left, "more alert")} not listed.</p> : null}
    </>
  );
}

const changeWords = { NEW: "New", CHANGED: "Changed", KEPT: "Unchanged", GONE: "Gone" } as const;
const changeTones = { NEW: "active", CHANGED: "active", KEPT: "neutral", GONE: "error" } as const;

interface AlertItemProps {
  readonly alert: PreviewAlert;
  /** What it is about. */
  readonly noun: string;
  readonly isCompared: boolean;
  /** The stored alerts that it is, where it is gone. */
  readonly lost: readonly LostAlert[];
  readonly isFirstOpen: boolean;
  /** To the alert in this preview, for others. */
  readonly link: string | undefined;
}

function AlertItem({ alert, noun, isCompared, lost, isFirstOpen, link }: AlertItemProps) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  const { severity, title, createdAt, eventCount, change, differences } = alert;
  const ofSignals = alert.events.some(({ ruleId }) => ruleId);
  return (
    <li>
      <div className={classes.head}>
        <UnstyledButton className={classes.alert} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconChevronRight size={14} aria-hidden />
          <SeverityBadge severity={severity} />
          <span className={classes.title}>{title}</span>
        </UnstyledButton>
        {isCompared ? <StatusBadge tone={changeTones[change]}>{changeWords[change]}</StatusBadge> : null}
        <AlertEndings lost={lost} />
        <span className={classes.quiet}>{ofSignals ? countSets(eventCount) : count(eventCount, noun)}</span>
        {noun === "resource" ? null : (
          <span className={classes.quiet}>
            <TimeText value={createdAt} />
          </span>
        )}
        {link === undefined ? null : <CopyButton value={link} label={`Copy the link to “${title}”`} />}
      </div>
      {differences.length > 0 ? (
        <ul className={classes.differences} aria-label="Differences from the saved version">
          {differences.map((difference) => (
            <li key={difference.aspect}>{describeDifference(difference)}</li>
          ))}
        </ul>
      ) : null}
      {isOpen ? <PreviewEvents events={alert.events} /> : null}
    </li>
  );
}

/** What is new has no page that its preview could be on. */
function linkTo({ id, detectionId }: Preview, alert: PreviewAlert): string | undefined {
  if (!detectionId) return undefined;
  const path = `/build/detections/rules/${encodeURIComponent(detectionId)}/replay/${id}/alert/${encodeURIComponent(alert.id)}/`;
  return new URL(path, location.origin).href;
}

function countSets(value: number): string {
  return value === 1 ? "1 set of signals" : `${value.toLocaleString("en")} sets of signals`;
}
