import { SeverityBadge, StatusBadge, Text, TimeText } from "@pharos/ui";
import type { ReactNode } from "react";
import { PathLink } from "../../../routing/path-link.tsx";
import { TruePositiveWarning } from "../true-positive-warning.tsx";
import classes from "./detection-preview.module.css";
import { describeLostAlerts, describeLostTruePositives, labelOf } from "./lost-alerts-sentence.ts";
import type { LostAlert, Preview } from "./preview-documents.ts";

/** How the alerts ended that were raised, and that the draft would not have raised. */
export function LostAlerts({ preview }: { preview: Preview }) {
  const { lostAlerts, state, summary, isCompared } = preview;
  if (state !== "SUCCEEDED" || !isCompared || summary.goneAlerts === 0) return null;
  if (!lostAlerts) {
    return (
      <Text size="sm" c="dimmed">
        You need the permission AlertRead to see whether alerts that would be gone were true positives.
      </Text>
    );
  }
  return (
    <section className={classes.section} aria-label="Alerts that would be gone">
      <Text size="sm">{describeLostAlerts(lostAlerts)}</Text>
      {lostAlerts.truePositives > 0 ? (
        <>
          <TruePositiveWarning>{describeLostTruePositives(lostAlerts.truePositives)}</TruePositiveWarning>
          <LostTruePositives alerts={lostAlerts.alerts} count={lostAlerts.truePositives} />
        </>
      ) : null}
    </section>
  );
}

const listedMax = 8;

/** The alerts themselves, which open beside what is being edited. */
export function LostTruePositives({ alerts, count }: { alerts: readonly LostAlert[]; count: number }) {
  const listed = alerts.filter(({ ending }) => ending === "TRUE_POSITIVE").slice(0, listedMax);
  const left = count - listed.length;
  return (
    <ul className={classes.lost} aria-label="Lost true positives">
      {listed.map(({ id, title, severity, createdAt }) => (
        <li key={id}>
          <SeverityBadge severity={severity} />
          <span className={classes.title}>
            <AlertLink id={id}>{title}</AlertLink>
          </span>
          <span className={classes.quiet}>
            <TimeText value={createdAt} precision="minute" />
          </span>
        </li>
      ))}
      {left > 0 ? <li className={classes.more}>{left.toLocaleString("en")} more</li> : null}
    </ul>
  );
}

/** How the stored alerts ended that a previewed one is. */
export function AlertEndings({ lost }: { lost: readonly LostAlert[] }) {
  const [first] = lost;
  if (first === undefined) return null;
  return (
    <>
      <AlertLink id={first.id}>
        <StatusBadge tone={first.ending === "TRUE_POSITIVE" ? "fail" : "neutral"}>{labelOf(first.ending)}</StatusBadge>
      </AlertLink>
      {lost.length > 1 ? <span className={classes.quiet}>and {lost.length - 1} more</span> : null}
    </>
  );
}

function AlertLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <PathLink path={`/alerts-and-errors/${id}/`} target="_blank">
      {children}
    </PathLink>
  );
}
