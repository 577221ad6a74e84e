import {
  ActionIcon,
  Button,
  EmptyState,
  FailedState,
  LoadMore,
  SideSheet,
  Switch,
  Tabs,
  TextSkeleton,
  Tooltip,
  useTimeZone,
} from "@pharos/ui";
import { IconArrowLeft, IconBell, IconSettings } from "@pharos/ui/icons";
import { useState } from "react";
import { errorText } from "../../graphql/error-text.ts";
import { groupByDay, type NotificationTab, shownNotifications } from "./group-notifications.ts";
import { countShown, type NotificationCounts } from "./notification-counts.ts";
import { NotificationItem } from "./notification-item.tsx";
import { NotificationPreferences } from "./notification-preferences.tsx";
import classes from "./notifications.module.css";
import { type NotificationChange, useNotificationChanges } from "./use-notification-changes.ts";
import type { useNotifications } from "./use-notifications.ts";

/** Drawn at once; more follow as the end of them comes near. */
const drawnMore = 50;

interface NotificationSheetProps {
  readonly inbox: ReturnType<typeof useNotifications>;
  readonly onClose: () => void;
}

export function NotificationSheet({ inbox, onClose }: NotificationSheetProps) {
  const [showsPreferences, setShowsPreferences] = useState(false);
  return (
    <SideSheet
      opened
      onClose={onClose}
      title={<Heading showsPreferences={showsPreferences} onToggle={() => setShowsPreferences(!showsPreferences)} />}
    >
      {showsPreferences ? (
        <div className={classes.preferences}>
          <NotificationPreferences onChanged={() => inbox.refetch()} />
        </div>
      ) : (
        <NotificationList inbox={inbox} onClose={onClose} />
      )}
    </SideSheet>
  );
}

function Heading({ showsPreferences, onToggle }: { showsPreferences: boolean; onToggle: () => void }) {
  const label = showsPreferences ? "Back to the notifications" : "Notification settings";
  const icon = showsPreferences ? <IconArrowLeft size={18} /> : <IconSettings size={18} stroke={1.5} />;
  const button = (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={onToggle}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
  return (
    <span className={classes.heading}>
      {showsPreferences ? button : null}
      {showsPreferences ? "Notification settings" : "Notifications"}
      {showsPreferences ? null : button}
    </span>
  );
}

function NotificationList({ inbox, onClose }: NotificationSheetProps) {
  const [tab, setTab] = useState<NotificationTab>("inbox");
  const [showRead, setShowRead] = useState(false);
  const [drawnMax, setDrawnMax] = useState(drawnMore);
  const { changeOne, changeAll } = useNotificationChanges(inbox);
  const shown = shownNotifications(inbox.notifications, tab, showRead);
  const isDrawn = shown.length <= drawnMax;
  const isLoaded = !inbox.hasMore || shown.length >= countShown(inbox.counts, tab, showRead);
  return (
    <>
      <Tabs value={tab} onChange={(value) => setTab(value as NotificationTab)} px="lg">
        <Tabs.List>
          <Tabs.Tab value="inbox">Inbox</Tabs.Tab>
          <Tabs.Tab value="archived">Archived</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <div className={classes.bar}>
        {tab === "inbox" ? (
          <Switch
            size="xs"
            label="Show Read Notifications"
            checked={showRead}
            onChange={(event) => setShowRead(event.currentTarget.checked)}
          />
        ) : (
          <span />
        )}
        <BulkActions counts={inbox.counts} tab={tab} onChange={changeAll} />
      </div>
      <div className={classes.list}>
        {inbox.isLoading ? <TextSkeleton lines={6} /> : null}
        {inbox.error ? (
          <FailedState
            title="Couldn't load your Notifications"
            message={errorText(inbox.error)}
            onRetry={() => inbox.refetch()}
          />
        ) : null}
        {!inbox.isLoading && !inbox.error && isLoaded && shown.length === 0 ? (
          <EmptyState icon={<IconBell size={32} stroke={1.25} />} title="You're up-to-date!" />
        ) : null}
        <Days notifications={shown.slice(0, drawnMax)} onChange={changeOne} onFollow={onClose} />
        {isDrawn && isLoaded ? null : (
          <LoadMore
            key={drawnMax}
            isLoading={inbox.isLoadingMore}
            onNear={isDrawn ? inbox.loadMore : () => setDrawnMax(drawnMax + drawnMore)}
          />
        )}
      </div>
    </>
  );
}

type Changes = ReturnType<typeof useNotificationChanges>;

interface DaysProps {
  readonly notifications: NotificationSheetProps["inbox"]["notifications"];
  readonly onChange: Changes["changeOne"];
  readonly onFollow: () => void;
}

function Days({ notifications, onChange, onFollow }: DaysProps) {
  const { zone } = useTimeZone();
  return groupByDay(notifications, new Date(), zone).map((day) => (
    <section key={day.label}>
      <h3 className={classes.day}>{day.label}</h3>
      <ul className={classes.items}>
        {day.notifications.map((one) => (
          <NotificationItem
            key={one.id}
            notification={one}
            onChange={(change) => onChange(one, change)}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </section>
  ));
}

interface BulkActionsProps {
  readonly counts: NotificationCounts;
  readonly tab: NotificationTab;
  readonly onChange: (change: NotificationChange) => void;
}

function BulkActions({ counts: { unreadCount, readCount, archivedCount }, tab, onChange }: BulkActionsProps) {
  const small = { variant: "subtle", size: "compact-xs", color: "gray" } as const;
  if (tab === "archived") {
    return (
      <div className={classes.bulk}>
        <Button {...small} disabled={archivedCount === 0} onClick={() => onChange("unarchive")}>
          Unarchive all
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.bulk}>
      <Button {...small} disabled={unreadCount === 0} onClick={() => onChange("read")}>
        Mark all read
      </Button>
      <Button {...small} disabled={readCount === 0} onClick={() => onChange("unread")}>
        Mark all unread
      </Button>
      <Button {...small} disabled={unreadCount + readCount === 0} onClick={() => onChange("archive")}>
        Archive all
      </Button>
    </div>
  );
}
