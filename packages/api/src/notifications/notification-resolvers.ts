import type { NotificationMarks } from "@pharos/store";
import type { InputMaybe } from "../generated/resolver-types.ts";
import { connectionOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import * as service from "./notification-service.ts";

const pageSizes = { default: 25, max: 500 };

export const notificationResolvers = {
  Query: {
    notifications: async (_root, { input }, context) => {
      const page = pageRequestOf(input, pageSizes);
      const list = await service.listNotifications(context, page);
      const { unread, read, archived } = list.counts;
      return { ...connectionOf(list, page), unreadCount: unread, readCount: read, archivedCount: archived };
    },
    notificationPreferences: (_root, _input, context) => service.readPreferences(context),
  },
  Mutation: {
    updateNotification: (_root, { input }, context) => service.markNotification(context, input.id, marksOf(input)),
    updateUserNotifications: (_root, { input }, context) => service.markAllNotifications(context, marksOf(input)),
    putNotificationPreferences: (_root, { input }, context) => service.putPreferences(context, input.preferences),
  },
  Notification: {
    readAt: ({ readAt }) => readAt ?? service.zeroTime,
    archivedAt: ({ archivedAt }) => archivedAt ?? service.zeroTime,
  },
} satisfies NounResolvers;

/** The zero time takes a mark away, null and undefined leave it. */
function marksOf(input: { readAt?: InputMaybe<Date>; archivedAt?: InputMaybe<Date> }): NotificationMarks {
  return {
    ...(input.readAt && { readAt: orNever(input.readAt) }),
    ...(input.archivedAt && { archivedAt: orNever(input.archivedAt) }),
  };
}

function orNever(at: Date): Date | null {
  return at.getTime() === service.zeroTime.getTime() ? null : at;
}
