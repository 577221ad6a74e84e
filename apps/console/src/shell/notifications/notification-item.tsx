import { hasPermission } from "@pharos/domain";
import { ActionIcon, TimeText, Tooltip } from "@pharos/ui";
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconArchive,
  IconArchiveOff,
  IconInfoCircle,
  IconMail,
  IconMailOpened,
} from "@pharos/ui/icons";
import { CsvLink } from "../../features/search/downloads/csv-link.tsx";
import { PathLink } from "../../routing/path-link.tsx";
import { useViewer } from "../../session/viewer.tsx";
import { isArchived, isUnread } from "./group-notifications.ts";
import { csvOf, notificationActions } from "./notification-actions.ts";
import classes from "./notifications.module.css";
import type { Notification } from "./notifications-query.ts";
import { readPackErrors } from "./pack-errors.ts";
import type { NotificationChange } from "./use-notification-changes.ts";

interface NotificationItemProps {
  readonly notification: Notification;
  readonly onChange: (change: NotificationChange) => void;
  readonly onFollow: () => void;
}

export function NotificationItem({ notification, onChange, onFollow }: NotificationItemProps) {
  const unread = isUnread(notification);
  const archived = isArchived(notification);
  const viewer = useViewer();
  const actions = notificationActions(notification, viewer.id).filter(
    ({ needs }) => needs === undefined || hasPermission(viewer.permissions, needs),
  );
  const csv = csvOf(notification);
  return (
    <li className={classes.item} data-unread={unread || undefined}>
      <Level level={notification.level} />
      <div className={classes.itemText}>
        <strong>{notification.title}</strong>
        <Message text={notification.message} />
        <span className={classes.itemFoot}>
          <TimeText value={notification.createdAt} relative />
          {actions.map(({ label, path, search }) => (
            <PathLink
              key={label}
              path={path}
              {...(search && { search })}
              onClick={onFollow}
              className={classes.itemLink}
            >
              {label}
            </PathLink>
          ))}
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

const levels: Readonly<Record<string, { readonly word: string; readonly Icon: typeof IconInfoCircle }>> = {
  WARNING: { word: "Warning", Icon: IconAlertTriangle },
  ERROR: { word: "Error", Icon: IconAlertCircle },
};
const information = { word: "Information", Icon: IconInfoCircle };

/** A picture of its own for each level: the colour says the same once more. */
function Level({ level }: { level: string }) {
  const { word, Icon } = levels[level] ?? information;
  return (
    <Tooltip label={word}>
      <span role="img" aria-label={word} className={classes.level} data-level={level}>
        <Icon size={16} />
      </span>
    </Tooltip>
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
