import { useMutation } from "@apollo/client/react";
import { notify } from "@pharos/ui";
import { errorText } from "../../graphql/error-text.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { neverAt } from "./group-notifications.ts";
import { recount } from "./notification-counts.ts";
import { firstPage, type Notification, notificationsQuery } from "./notifications-query.ts";
import type { useNotifications } from "./use-notifications.ts";

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
          cache.updateQuery({ query: notificationsQuery, variables: firstPage }, (shown) =>
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
