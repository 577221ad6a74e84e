import { ActionIcon, Indicator, Tooltip } from "@pharos/ui";
import { IconBell } from "@pharos/ui/icons";
import { lazy, Suspense } from "react";
import { useSheet } from "../../routing/use-sheet.ts";
import { badgeText } from "./group-notifications.ts";
import { useNotifications } from "./use-notifications.ts";

const NotificationSheet = lazy(() =>
  import("./notification-sheet.tsx").then((m) => ({ default: m.NotificationSheet })),
);

export function NotificationBell() {
  const inbox = useNotifications();
  const sheet = useSheet("notifications");
  const { unreadCount } = inbox.counts;
  const label = unreadCount > 0 ? `Notifications, ${unreadCount} unread` : "Notifications";
  return (
    <>
      <Indicator
        label={badgeText(unreadCount)}
        disabled={unreadCount === 0}
        size={16}
        offset={5}
        color="var(--ui-control)"
        styles={{ indicator: { color: "var(--ui-surface)", fontSize: 10, fontWeight: 600, padding: "0 4px" } }}
      >
        <Tooltip label="Notifications">
          <ActionIcon size="lg" aria-label={label} onClick={sheet.open}>
            <IconBell size={20} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </Indicator>
      {sheet.isOpen ? (
        <Suspense>
          <NotificationSheet inbox={inbox} onClose={sheet.close} />
        </Suspense>
      ) : null}
    </>
  );
}
