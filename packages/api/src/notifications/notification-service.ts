import { forbidden, type NotificationPreference } from "@pharos/domain";
import {
  type Notification,
  type NotificationCounts,
  type NotificationMarks,
  notificationNotFound,
  type Page,
  type PageRequest,
} from "@pharos/store";
import type { RequestContext } from "../context/request-context.ts";
import { isUuid } from "../graphql/uuid.ts";

/** While unread, and while in the inbox, an instant says the year 1. */
export const zeroTime = new Date("0001-01-01T00:00:00Z");

export interface NotificationList extends Page<Notification> {
  readonly counts: NotificationCounts;
}

/** The actor's own, newest first. */
export async function listNotifications(context: RequestContext, page: PageRequest): Promise<NotificationList> {
  const userId = ownUserId(context);
  const { notifications } = context.store;
  const { logTypeAccess } = context.actor;
  const [list, counts] = await Promise.all([
    notifications.list(userId, page, logTypeAccess),
    notifications.count(userId, logTypeAccess),
  ]);
  return { ...list, counts };
}

/** @throws notificationNotFound, also for somebody else's */
export async function markNotification(
  context: RequestContext,
  id: string,
  marks: NotificationMarks,
): Promise<Notification> {
  const userId = ownUserId(context);
  if (!isUuid(id)) throw notificationNotFound(id);
  return context.store.notifications.mark(userId, id, marks, context.actor.logTypeAccess);
}

/** Returns how many changed. */
export async function markAllNotifications(context: RequestContext, marks: NotificationMarks): Promise<number> {
  return context.store.notifications.markAll(ownUserId(context), marks, context.actor.logTypeAccess);
}

/** The actor's own, every topic. */
export async function readPreferences(context: RequestContext): Promise<NotificationPreference[]> {
  return context.store.notifications.preferences(ownUserId(context));
}

/** Topics that are not given stay as they are. */
export async function putPreferences(
  context: RequestContext,
  changed: readonly NotificationPreference[],
): Promise<NotificationPreference[]> {
  return context.store.notifications.putPreferences(ownUserId(context), changed, context.clock());
}

/** Only people have notifications. @throws access.forbidden */
function ownUserId({ actor }: RequestContext): string {
  if (actor.kind !== "user") throw forbidden("to be a signed-in user");
  return actor.id;
}
