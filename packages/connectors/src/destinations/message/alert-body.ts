import type { AlertMessage } from "./alert-message.ts";

/** The JSON that plain webhooks receive. Keys are never left out. */
export function alertBody(message: AlertMessage) {
  return {
    id: message.detectionId,
    createdAt: message.createdAt.toISOString(),
    severity: message.severity,
    type: message.subtype,
    link: message.link,
    title: titleOf(message),
    name: message.detectionName,
    alertId: message.alertId,
    alertContext: message.context,
    description: message.description,
    runbook: message.runbook,
    tags: message.tags,
    version: message.version,
  };
}

export function titleOf({
  title,
  isResent,
  isReminder = false,
}: Pick<AlertMessage, "title" | "isResent" | "isReminder">): string {
  if (isReminder) return `[Reminder]: ${title}`;
  return isResent ? `[Re-sent]: ${title}` : title;
}
