import { Button, type DataTableColumn, SeverityBadge, TimeText } from "@pharos/ui";
import { Link } from "@tanstack/react-router";
import { PathLink } from "../../../routing/path-link.tsx";
import classes from "./delivery-list.module.css";
import type { DeliveryRow } from "./delivery-row.ts";

/** `send` is undefined for people who may not send. */
export function deliveryColumns(send: ((id: string) => void) | undefined): readonly DataTableColumn<DeliveryRow>[] {
  return [
    {
      id: "alert",
      header: "Alert",
      widthPx: 260,
      grow: 2,
      cell: ({ alert }) => <PathLink path={`/alerts-and-errors/${alert.id}/`}>{alert.title}</PathLink>,
    },
    {
      id: "severity",
      header: "Severity",
      widthPx: 96,
      cell: ({ alert }) => <SeverityBadge severity={alert.severity} />,
    },
    {
      id: "destination",
      header: "Destination",
      widthPx: 150,
      cell: ({ dispatch: { destination, outputId } }) =>
        destination ? (
          <Link to="/configure/destinations/$destinationId/edit/" params={{ destinationId: outputId }}>
            {destination.displayName}
          </Link>
        ) : (
          <span className={classes.quiet}>deleted</span>
        ),
    },
    {
      id: "why",
      header: "State",
      widthPx: 260,
      grow: 2,
      cell: ({ dispatch }) => <Why dispatch={dispatch} />,
    },
    {
      id: "created",
      header: "Queued",
      widthPx: 120,
      cell: ({ dispatch }) => <TimeText value={dispatch.createdAt} relative />,
    },
    {
      id: "send",
      header: "Action",
      widthPx: 104,
      cell: ({ dispatch: { id, status, waitsFor, destination } }) =>
        send && destination && status !== "QUEUED" && waitsFor !== "REMINDER" ? (
          <span className={classes.send}>
            <Button variant="default" size="compact-xs" onClick={() => send(id)}>
              {status === "FAILED" ? "Retry" : "Send now"}
            </Button>
          </span>
        ) : null,
    },
  ];
}

const subjectOf = ({ subject }: { readonly subject: string }): string =>
  subject === "DETECTION" ? "detection" : "destination";

const waitTexts: Readonly<Record<string, string>> = {
  QUIET_HOURS: "Quiet hours until",
  DIGEST: "In the digest of",
  REMINDER: "Reminder at",
};

function Why({ dispatch }: { dispatch: DeliveryRow["dispatch"] }) {
  const { status, waitsFor, nextAttemptAt, mute, attempts, history, destination } = dispatch;
  const last = history.at(-1)?.message ?? "";
  if (status === "MUTED") {
    if (!mute) return <>Muted</>;
    return (
      <span title={`${mute.createdBy} muted the ${subjectOf(mute)}${mute.reason ? `: ${mute.reason}` : ""}`}>
        Muted until <TimeText value={mute.until} precision="minute" />, {subjectOf(mute)}
      </span>
    );
  }
  if (status === "WAITING" && nextAttemptAt) {
    return (
      <>
        {waitTexts[waitsFor ?? ""] ?? "Waits until"} <TimeText value={nextAttemptAt} precision="minute" />
      </>
    );
  }
  if (status === "FAILED") return <span title={last}>{last}</span>;
  if (destination?.verificationStatus === "CREDENTIALS_REJECTED") return <>On hold: credentials or settings rejected</>;
  if (attempts === 0 || !nextAttemptAt) return <>Queued</>;
  return (
    <span title={last}>
      {attempts === 1 ? "1 attempt failed" : `${attempts} attempts failed`}, next{" "}
      <TimeText value={nextAttemptAt} precision="minute" />
    </span>
  );
}
