import { severities } from "@pharos/domain";
import { type DataTableColumn, StatusBadge, TimeText } from "@pharos/ui";
import { Link } from "@tanstack/react-router";
import { severityLabels, verificationLabels, verificationTones } from "../labels.ts";
import { readVerification } from "../read-verification.ts";
import classes from "./destination-list.module.css";
import type { DestinationRow } from "./destination-row.ts";

const numbers = (count: number) => count.toLocaleString("en");
const never = <span className={classes.quiet}>never</span>;

export const destinationColumns: readonly DataTableColumn<DestinationRow>[] = [
  {
    id: "displayName",
    header: "Name",
    widthPx: 160,
    grow: 2,
    sort: ({ displayName }) => displayName.toLowerCase(),
    cell: ({ outputId, displayName }) => (
      <Link
        to="/configure/destinations/$destinationId/edit/"
        params={{ destinationId: outputId }}
        className={classes.name}
        title={displayName}
      >
        {displayName}
      </Link>
    ),
  },
  { id: "kind", header: "Kind", widthPx: 110, sort: ({ kindName }) => kindName, cell: ({ kindName }) => kindName },
  {
    id: "status",
    header: "Status",
    widthPx: 172,
    sort: ({ verificationStatus }) => verificationStatus,
    cell: ({ verificationStatus, mute }) => {
      if (mute) {
        return (
          <span title={`${mute.createdBy} muted it${mute.reason ? `: ${mute.reason}` : ""}`}>
            <StatusBadge tone="neutral">Muted</StatusBadge> ends <TimeText value={mute.until} relative />
          </span>
        );
      }
      const status = readVerification(verificationStatus);
      return <StatusBadge tone={verificationTones[status]}>{verificationLabels[status]}</StatusBadge>;
    },
  },
  {
    id: "severities",
    header: "Severities",
    widthPx: 90,
    cell: ({ defaultForSeverity }) => {
      if (severities.every((severity) => defaultForSeverity.includes(severity))) return "All";
      const text = defaultForSeverity.map((severity) => severityLabels[severity]).join(", ");
      return text === "" ? <span className={classes.quiet}>overrides only</span> : <span title={text}>{text}</span>;
    },
  },
  {
    id: "lastDelivered",
    header: "Last delivery",
    widthPx: 112,
    sort: ({ health }) => health.lastDeliveredAt ?? "",
    cell: ({ health }) => (health.lastDeliveredAt ? <TimeText value={health.lastDeliveredAt} relative /> : never),
  },
  {
    id: "success",
    header: "Success",
    hint: "24 h",
    widthPx: 104,
    align: "end",
    cell: ({ health: { succeeded, failed } }) =>
      succeeded + failed === 0 ? (
        <span className={classes.quiet}>–</span>
      ) : (
        <span title={`${numbers(succeeded)} of ${numbers(succeeded + failed)} attempts`}>
          {Math.floor((100 * succeeded) / (succeeded + failed))} %
        </span>
      ),
  },
  { id: "queued", header: "Queued", widthPx: 72, align: "end", cell: ({ health }) => numbers(health.queued) },
  {
    id: "held",
    header: "Held",
    widthPx: 60,
    align: "end",
    cell: ({ health: { waiting, muted } }) => (
      <span className={classes.quiet} title={`${numbers(waiting)} waiting, ${numbers(muted)} muted`}>
        {numbers(waiting + muted)}
      </span>
    ),
  },
  {
    id: "undelivered",
    header: "Failed",
    widthPx: 72,
    align: "end",
    cell: ({ health: { undelivered } }) => (
      <span className={undelivered > 0 ? classes.failed : classes.quiet}>{numbers(undelivered)}</span>
    ),
  },
  {
    id: "lastError",
    header: "Last error",
    hint: "24 h",
    widthPx: 200,
    grow: 2,
    cell: ({ health: { lastError } }) => (
      <span className={classes.quiet} title={lastError}>
        {lastError}
      </span>
    ),
  },
  {
    id: "lastModified",
    header: "Last modified",
    widthPx: 164,
    isHidden: true,
    sort: ({ lastModifiedTime }) => lastModifiedTime,
    cell: ({ lastModifiedTime }) => <TimeText value={lastModifiedTime} precision="minute" />,
  },
];
