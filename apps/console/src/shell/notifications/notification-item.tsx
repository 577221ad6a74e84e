import { ActionIcon, TimeText, Tooltip } from "@pharos/ui";
import { IconArchive, IconArchiveOff, IconMail, IconMailOpened } from "@pharos/ui/icons";
import { CsvLink, type CsvNotification } from "../../features/search/downloads/csv-link.tsx";
import { PathLink } from "../../routing/path-link.tsx";
import { isArchived, isUnread } from "./group-notifications.ts";
import classes from "./notifications.module.css";
import { readPackErrors } from "./pack-errors.ts";
import type { Notification, NotificationChange } from "./use-notifications.ts";

interface NotificationItemProps {
  readonly notification: Notification;
  readonly onChange: (change: NotificationChange) => void;
  readonly onFollow: () => void;
}

export function NotificationItem({ notification, onChange, onFollow }: NotificationItemProps) {
  const unread = isUnread(notification);
  const archived = isArchived(notification);
  const link = linkOf(notification);
  const csv = csvOf(notification);
  return (
    <li className={classes.item} data-unread={unread || undefined} data-level={notification.level}>
      <div className={classes.itemText}>
        <strong>{notification.title}</strong>
        <Message text={notification.message} />
        <span className={classes.itemFoot}>
          <TimeText value={notification.createdAt} relative />
          {link ? (
            <PathLink
              path={link.path}
              {...(link.search && { search: link.search })}
              onClick={onFollow}
              className={classes.itemLink}
            >
              {link.label}
            </PathLink>
          ) : null}
          {csv ? <CsvLink {...csv} /> : null}
        </span>
      </div>
      <div className={classes.itemActions}>
        <Action
          label={unread ? "Mark as read" : "Mark as unread"}
          icon={unread ? <IconMailOpened size={16} /> : <IconMail size={16} />}
          onClick={() => onChange(unread ? "read" : "unread")}
        />
        <Action
          label={archived ? "Unarchive" : "Archive"}
          icon={archived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
          onClick={() => onChange(archived ? "unarchive" : "archive")}
        />
      </div>
    </li>
  );
}

/** The errors of a pack's update are told one by one. */
function Message({ text }: { text: string }) {
  const errors = readPackErrors(text);
  if (!errors || errors.errors.length === 0) return <p>{text}</p>;
  return (
    <>
      <p>{errors.head}</p>
      <ul>
        {errors.errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </>
  );
}

function Action({ label, icon, onClick }: { label: string; icon: React.ReactNode; onClick: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={onClick}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

/** The file that a notification tells of. */
function csvOf({ metadata, level, createdAt }: Notification): CsvNotification | undefined {
  const { kind, downloadId, queryId } = (metadata ?? {}) as Readonly<Record<string, unknown>>;
  if (kind !== "QUERY_DOWNLOAD" || typeof downloadId !== "string" || typeof queryId !== "string") return undefined;
  return { downloadId, queryId, createdAt: new Date(createdAt), isFailed: level === "ERROR" };
}

interface NotificationLink {
  readonly label: string;
  readonly path: string;
  readonly search?: Readonly<Record<string, unknown>>;
}

/** The one place that a notification points at (specification 1 §8). */
function linkOf({ metadata, level }: Notification): NotificationLink | undefined {
  const { packId, packSourceId, caseId, assigneeId } = (metadata ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof packId === "string") return { label: "Open Pack", path: `/build/packs/${encodeURIComponent(packId)}/` };
  if (typeof packSourceId === "string") return { label: "Open Packs", path: "/build/packs/" };
  if (typeof caseId === "string") return { label: "View Case", path: `/cases/${caseId}/` };
  if (typeof assigneeId === "string")
    return { label: "View Alerts", path: "/alerts-and-errors/", search: { assignee: [assigneeId] } };
  const alertId = metadata && typeof metadata === "object" && "alertID" in metadata ? metadata.alertID : undefined;
  if (typeof alertId !== "string" || alertId === "") return undefined;
  return { label: level === "ERROR" ? "View Errors" : "View Alert", path: `/alerts-and-errors/${alertId}/` };
}
