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
    widthPx: 124,
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
  { id: "kind", header: "Kind", widthPx: 132, sort: ({ kindName }) => kindName, cell: ({ kindName }) => kindName },
  {
    id: "status",
    header: "Status",
    widthPx: 194,
    sort: ({ verificationStatus }) => verificationStatus,
    cell: ({ verificationStatus, mute }) => {
      if (mute) {
        return (
          <span className={classes.muted} title={`${mute.createdBy} muted it${mute.reason ? `: ${mute.reason}` : ""}`}>
            <StatusBadge tone="neutral">Muted</StatusBadge>
            <span className={classes.quiet}>
              ends <TimeText value={mute.until} relative />
            </span>
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
    widthPx: 112,
    grow: 1,
    cell: ({ defaultForSeverity }) => {
      if (severities.every((severity) => defaultForSeverity.includes(severity))) return "All";
      const text = defaultForSeverity.map((severity) => severityLabels[severity]).join(", ");
      return text === "" ? <span className={classes.quiet}>overrides only</span> : <span title={text}>{text}</span>;
    },
  },
  {
    id: "lastDelivered",
    header: "Last delivery",
    widthPx: 116,
    sort: ({ health }) => health.lastDeliveredAt ?? "",
    cell: ({ health }) => (health.lastDeliveredAt ? <TimeText value={health.lastDeliveredAt} relative /> : never),
  },
  {
    id: "success",
    header: "Success",
    hint: "24 h",
    widthPx: 106,
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
  {
    id: "queue",
    header: "Queue",
    widthPx: 110,
    cell: ({ health: { queued, waiting, muted, undelivered } }) => {
      const held = waiting + muted;
      if (queued + held + undelivered === 0) return <span className={classes.quiet}>empty</span>;
      const parts = [
        queued > 0 && `${numbers(queued)} queued`,
        held > 0 && `${numbers(held)} held`,
        undelivered > 0 && `${numbers(undelivered)} failed`,
      ].filter((part) => part !== false);
      const detail = `${numbers(queued)} queued, ${numbers(waiting)} waiting, ${numbers(muted)} muted, ${numbers(undelivered)} failed`;
      return (
        <span className={undelivered > 0 ? classes.failed : undefined} title={detail}>
          {parts.join(", ")}
        </span>
      );
    },
  },
  {
    id: "lastError",
    header: "Last error",
    hint: "24 h",
    widthPx: 84,
    grow: 3,
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
