import { useMutation } from "@apollo/client/react";
import { notify } from "@pharos/ui";
import { useEffect, useRef } from "react";
import { errorText } from "../../graphql/error-text.ts";
import type { NotificationsQuery } from "../../graphql/generated/graphql.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { useLiveQuery } from "../../live/use-live-query.ts";
import { isUnread, neverAt, newlyArrived } from "./group-notifications.ts";
import { snackbarMessage } from "./pack-errors.ts";

export type Notification = NotificationsQuery["notifications"]["edges"][number]["node"];

const variables = { input: { pageSize: 500 } };
const snackbarMs = 10_000;
const staggerMs = 500;
const seenKey = "notifications-seen";

const notificationsQuery = graphql(`
  query Notifications($input: NotificationsInput!) {
    notifications(input: $input) {
      edges { cursor node { id topic level title message createdAt readAt archivedAt metadata } }
      pageInfo { endCursor hasNextPage }
      unreadCount
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

/** The inbox. */
export function useNotifications() {
  const { data, error, loading, refetch } = useLiveQuery(notificationsQuery, { topics: ["notifications"], variables });
  const notifications = data?.notifications.edges.map((edge) => edge.node) ?? [];
  useAnnouncements(notifications);
  return {
    notifications,
    unreadCount: notifications.filter((one) => isUnread(one) && one.archivedAt.startsWith("0001-")).length,
    isLoading: loading && !data,
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
    for (const [index, { id, title, message, level }] of arrived.entries()) {
      seen.current.add(id);
      const tone = level === "ERROR" ? "error" : "neutral";
      setTimeout(
        () => notify({ title, message: snackbarMessage(message), tone, durationMs: snackbarMs }),
        index * staggerMs,
      );
    }
    sessionStorage.setItem(seenKey, JSON.stringify([...seen.current]));
  }, [notifications]);
}

export type NotificationChange = "read" | "unread" | "archive" | "unarchive";

function inputOf(change: NotificationChange): { readAt: string } | { archivedAt: string } {
  const now = new Date().toISOString();
  if (change === "read") return { readAt: now };
  if (change === "unread") return { readAt: neverAt };
  return { archivedAt: change === "archive" ? now : neverAt };
}

export function useNotificationChanges(onChanged: () => void) {
  const onError = (error: unknown) => notify({ message: errorText(error), tone: "error" });
  const [updateOne] = useMutation(updateOneMutation, { onError });
  const [updateAll] = useMutation(updateAllMutation, { onError, onCompleted: onChanged });
  return {
    changeOne({ id, readAt, archivedAt }: Notification, change: NotificationChange) {
      const input = inputOf(change);
      const optimisticResponse = {
        updateNotification: { id, readAt, archivedAt, ...input, __typename: "Notification" as const },
      };
      updateOne({ variables: { input: { id, ...input } }, optimisticResponse });
    },
    changeAll: (change: NotificationChange) => updateAll({ variables: { input: inputOf(change) } }),
  };
}
