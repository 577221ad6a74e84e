import { type Alert, alertCommentLengthMax, PharosError } from "@pharos/domain";
import { addComment, getAlert, setAssignee, setAssigneeByEmail, setStatus } from "../../alerts/alert-service.ts";
import { isAlertHiddenFromAssignee } from "../../alerts/hidden-from-assignee.ts";
import type { HookEvent } from "../../context/destination-gateway.ts";
import type { RequestContext } from "../../context/request-context.ts";

/**
 * Changes an alert as somebody did in a tool. An alert that is so already stays as it is.
 * @param assigneeEmail Of the assignee that the event names; undefined where the tool does not tell.
 * @returns a sentence for the person: why it was refused, or that the assignee cannot see the alert; undefined where
 *   there is nothing to say
 */
export async function applyEvent(
  context: RequestContext,
  alertId: string,
  event: HookEvent,
  assigneeEmail: string | undefined,
): Promise<string | undefined> {
  try {
    return await change(context, alertId, event, assigneeEmail);
  } catch (error) {
    if (!(error instanceof PharosError) || error.category === "RevisionConflict") throw error;
    return error.message;
  }
}

async function change(
  context: RequestContext,
  alertId: string,
  { change }: HookEvent,
  assigneeEmail: string | undefined,
): Promise<string | undefined> {
  switch (change.type) {
    case "STATUS_CHANGE": {
      const { status } = await getAlert(context, alertId);
      const [preferred] = change.statuses;
      if (preferred && !change.statuses.includes(status)) await setStatus(context, [alertId], preferred);
      return undefined;
    }
    case "ASSIGNEE_CHANGE": {
      const [assigned] = change.assignee
        ? await setAssigneeByEmail(context, [alertId], assigneeEmail ?? change.assignee.name)
        : await setAssignee(context, [alertId], undefined);
      return assigned && explainHidden(context, assigned);
    }
    case "COMMENT":
      await addComment(context, alertId, change.comment.slice(0, alertCommentLengthMax));
      return undefined;
  }
}

async function explainHidden(context: RequestContext, alert: Alert): Promise<string | undefined> {
  if (alert.assigneeId === undefined || !(await isAlertHiddenFromAssignee(context, alert))) return undefined;
  const email = (await context.loaders.users.load(alert.assigneeId))?.email;
  return `The alert is assigned to ${email}, who cannot see it in Pharos: their role does not allow it, and they were not notified.`;
}
