import { isArchived, isUnread, type NotificationTab, type NotificationTimes } from "./group-notifications.ts";

/** On all pages (specification 1 §4). */
export interface NotificationCounts {
  readonly unreadCount: number;
  readonly readCount: number;
  readonly archivedCount: number;
}

/** How many are shown once every page is there. */
export function countShown(counts: NotificationCounts, tab: NotificationTab, showRead: boolean): number {
  if (tab === "archived") return counts.archivedCount;
  return counts.unreadCount + (showRead ? counts.readCount : 0);
}

/** The counts after one of the notifications changed. */
export function recount(
  { unreadCount, readCount, archivedCount }: NotificationCounts,
  before: NotificationTimes,
  after: NotificationTimes,
): NotificationCounts {
  const gained = (isCounted: (one: NotificationTimes) => boolean) =>
    Number(isCounted(after)) - Number(isCounted(before));
  return {
    unreadCount: unreadCount + gained((one) => !isArchived(one) && isUnread(one)),
    readCount: readCount + gained((one) => !isArchived(one) && !isUnread(one)),
    archivedCount: archivedCount + gained(isArchived),
  };
}
