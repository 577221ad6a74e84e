import { useMutation } from "@apollo/client/react";
import { notify, type SnackbarTone } from "@pharos/ui";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { errorText } from "../../graphql/error-text.ts";
import type { NotificationsQuery } from "../../graphql/generated/graphql.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { useLoadMore } from "../../graphql/use-load-more.ts";
import { useLiveQuery } from "../../live/use-live-query.ts";
import { neverAt, newlyArrived, recount } from "./group-notifications.ts";
import { csvOf } from "./notification-actions.ts";
import { snackbarMessage } from "./pack-errors.ts";

export type Notification = NotificationsQuery["notifications"]["edges"][number]["node"];

const variables = { input: { pageSize: 500 } };
const nextPageSize = 100;
const snackbarMs = 10_000;
const staggerMs = 500;
const seenKey = "notifications-seen";

const notificationsQuery = graphql(`
  query Notifications($input: NotificationsInput!) {
    notifications(input: $input) {
      edges { cursor node { id topic level title message createdAt readAt archivedAt metadata } }
      pageInfo { endCursor hasNextPage }
      unreadCount readCount archivedCount
    }
  }
`);
const updateOneMutation = graphql(`
  mutation UpdateNotification($input: UpdateNotificationInput!) {
    updateNotification(input: $input) { id readAt archivedAt }
  }
`);
const updateAllMutation = graphql(`
  mutation UpdateUserNotifications($input: UpdateUserNotificationsInput!) {
    updateUserNotifications(input: $input)
  }
`);

const noneYet = { unreadCount: 0, readCount: 0, archivedCount: 0 };

/** The inbox and the archive, as far as they are read; the counts are of everything. */
export function useNotifications() {
  const { data, error, networkStatus, fetchMore, refetch } = useLiveQuery(notificationsQuery, {
    topics: ["notifications"],
    variables,
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
      setTimeout(() => announce(one), index * staggerMs);
    }
    sessionStorage.setItem(seenKey, JSON.stringify([...seen.current]));
  }, [notifications]);
}

const tones: Readonly<Record<string, SnackbarTone>> = { ERROR: "error", WARNING: "warning" };

function announce(notification: Notification): void {
  const { title, message, level } = notification;
  const csv = csvOf(notification);
  // Its link takes what few people need at once.
  if (csv) void import("../../features/search/downloads/announce-csv.tsx").then((m) => m.announceCsv(csv, message));
  else notify({ title, message: snackbarMessage(message), tone: tones[level] ?? "neutral", durationMs: snackbarMs });
}

export type NotificationChange = "read" | "unread" | "archive" | "unarchive";

function inputOf(change: NotificationChange): { readAt: string } | { archivedAt: string } {
  const now = new Date().toISOString();
  if (change === "read") return { readAt: now };
  if (change === "unread") return { readAt: neverAt };
  return { archivedAt: change === "archive" ? now : neverAt };
}

export function useNotificationChanges({ notifications, refetch }: ReturnType<typeof useNotifications>) {
  const onError = (error: unknown) => notify({ message: errorText(error), tone: "error" });
  const [updateOne] = useMutation(updateOneMutation, { onError });
  const [updateAll] = useMutation(updateAllMutation, { onError, onCompleted: () => void refetch() });
  return {
    changeOne(before: Notification, change: NotificationChange) {
      const { id, readAt, archivedAt } = before;
      const input = inputOf(change);
      const optimisticResponse = {
        updateNotification: { id, readAt, archivedAt, ...input, __typename: "Notification" as const },
      };
      updateOne({
        variables: { input: { id, ...input } },
        optimisticResponse,
        update(cache, { data }) {
          const after = { ...before, ...data?.updateNotification };
          cache.updateQuery({ query: notificationsQuery, variables }, (shown) =>
            shown
              ? { notifications: { ...shown.notifications, ...recount(shown.notifications, before, after) } }
              : null,
          );
        },
      });
    },
    changeAll(change: NotificationChange) {
      const input = inputOf(change);
      const fields = Object.fromEntries(Object.entries(input).map(([name, at]) => [name, () => at]));
      updateAll({
        variables: { input },
        // The pages behind the first are not asked for again.
        update(cache) {
          for (const { id } of notifications) {
            const entry = cache.identify({ __typename: "Notification", id });
            if (entry) cache.modify({ id: entry, fields });
          }
        },
      });
    },
  };
}
