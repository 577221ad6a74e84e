import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLoadMore } from "../../graphql/use-load-more.ts";
import { useLiveQuery } from "../../live/use-live-query.ts";
import { newlyArrived } from "./group-notifications.ts";
import { firstPage, type Notification, notificationsQuery } from "./notifications-query.ts";

const nextPageSize = 100;
const staggerMs = 500;
const seenKey = "notifications-seen";

const noneYet = { unreadCount: 0, readCount: 0, archivedCount: 0 };

/** The inbox and the archive, as far as they are read; the counts are of everything. */
export function useNotifications() {
  const { data, error, networkStatus, fetchMore, refetch } = useLiveQuery(notificationsQuery, {
    topics: ["notifications"],
    variables: firstPage,
  });
  const list = data?.notifications;
  const notifications = useMemo(() => list?.edges.map((edge) => edge.node) ?? [], [list]);
  const readOn = useCallback(
    (cursor: string) => fetchMore({ variables: { input: { pageSize: nextPageSize, cursor } } }),
    [fetchMore],
  );
  const { isLoadingMore, loadMore } = useLoadMore(list?.pageInfo, networkStatus, readOn);
  useAnnouncements(notifications);
  return {
    notifications,
    counts: list ?? noneYet,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    isLoadingMore,
    loadMore,
    isLoading: !data && !error,
    error: data ? undefined : error,
    refetch,
  };
}

/** Snackbars for what just came in, one after the other. */
function useAnnouncements(notifications: readonly Notification[]): void {
  const seen = useRef<Set<string>>(undefined);
  useEffect(() => {
    seen.current ??= new Set(JSON.parse(sessionStorage.getItem(seenKey) ?? "[]") as string[]);
    const arrived = newlyArrived(notifications, seen.current, new Date());
    if (arrived.length === 0) return;
    for (const [index, one] of arrived.entries()) {
      seen.current.add(one.id);
      // What a snackbar says, and the link of a file, few people need at once.
      setTimeout(
        () => void import("./announce-notification.ts").then((m) => m.announceNotification(one)),
        index * staggerMs,
      );
    }
    sessionStorage.setItem(seenKey, JSON.stringify([...seen.current]));
  }, [notifications]);
}
