import type { NotificationsQuery } from "../../graphql/generated/graphql.ts";
import { graphql } from "../../graphql/generated/index.ts";

export const notificationsQuery = graphql(`
  query Notifications($input: NotificationsInput!) {
    notifications(input: $input) {
      edges { cursor node { id topic level title message createdAt readAt archivedAt metadata } }
      pageInfo { endCursor hasNextPage }
      unreadCount readCount archivedCount
    }
  }
`);

export type Notification = NotificationsQuery["notifications"]["edges"][number]["node"];

/** The first page. */
export const firstPage = { input: { pageSize: 500 } };
