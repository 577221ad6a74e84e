import { formatTime } from "@pharos/ui";

/** The zero time: not read, or not archived (specification 1 §4). */
export const neverAt = "0001-01-01T00:00:00Z";

export interface NotificationTimes {
  readonly id: string;
  readonly createdAt: string;
  readonly readAt: string;
  readonly archivedAt: string;
}

// Servers write the zero time with and without fractions, so the year decides.
const isNever = (instant: string) => instant.startsWith("0001-");
export const isUnread = (notification: NotificationTimes) => isNever(notification.readAt);
export const isArchived = (notification: NotificationTimes) => !isNever(notification.archivedAt);

export type NotificationTab = "inbox" | "archived";

export function shownNotifications<N extends NotificationTimes>(
  all: readonly N[],
  tab: NotificationTab,
  showRead: boolean,
): N[] {
  return all.filter((one) => (tab === "archived" ? isArchived(one) : !isArchived(one) && (showRead || isUnread(one))));
}

export interface NotificationDay<N> {
  readonly label: string;
  readonly notifications: N[];
}

/** Today, Yesterday, or the date, newest first. */
export function groupByDay<N extends NotificationTimes>(
  all: readonly N[],
  now: Date,
  zone: string,
): NotificationDay<N>[] {
  const today = formatTime(now, zone, "day");
  // Days have 23 to 25 hours.
  const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);
  const days = new Map<string, N[]>();
  for (const one of [...all].sort((a, b) => b.createdAt.localeCompare(a.createdAt))) {
    const day = formatTime(new Date(one.createdAt), zone, "day");
    const label = day === today ? "Today" : day === yesterday ? "Yesterday" : day;
    const group = days.get(label);
    if (group) group.push(one);
    else days.set(label, [one]);
  }
  return [...days].map(([label, notifications]) => ({ label, notifications }));
}
const dayMs = 86_400_000;

const badgeMax = 99;
export const badgeText = (unread: number): string => (unread > badgeMax ? `${badgeMax}+` : String(unread));

/** What deserves a snackbar: younger than a minute and not seen before in this session. */
export function newlyArrived<N extends NotificationTimes>(
  all: readonly N[],
  seen: ReadonlySet<string>,
  now: Date,
): N[] {
  return all.filter(
    (one) => isUnread(one) && !seen.has(one.id) && now.getTime() - Date.parse(one.createdAt) <= newWindowMs,
  );
}
const newWindowMs = 60_000;
