import { type Alert, alertCommentLengthMax, PharosError, toolAssigneeUnknown } from "@pharos/domain";
import { authorize } from "../../access/authorize.ts";
import { addComment, findAssigneeByEmail, getAlert, setAssignee, setStatus } from "../../alerts/alert-service.ts";
import { isAlertHiddenFromAssignee } from "../../alerts/hidden-from-assignee.ts";
import type { HookEvent, HookPerson } from "../../context/destination-gateway.ts";
import type { RequestContext } from "../../context/request-context.ts";

/** A sentence for the person who made the change. */
export interface EventReply {
  readonly text: string;
  /** False where the change was made: its assignee cannot see the alert. */
  readonly isRefusal: boolean;
}

/**
 * Changes an alert as somebody did in a tool. An alert that is so already stays as it is.
 * @param assigneeEmail Of the assignee that the event names; undefined where the tool does not tell.
 */
export async function applyEvent(
  context: RequestContext,
  alertId: string,
  event: HookEvent,
  assigneeEmail: string | undefined,
): Promise<EventReply | undefined> {
  try {
    const text = await change(context, alertId, event, assigneeEmail);
    return text === undefined ? undefined : { text, isRefusal: false };
  } catch (error) {
    if (!(error instanceof PharosError) || error.category === "RevisionConflict") throw error;
    return { text: error.message, isRefusal: true };
  }
}

/** @returns why the assignee cannot see the alert, if they cannot */
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
      const assigned = await assign(context, alertId, change.assignee, assigneeEmail);
      return assigned && explainHidden(context, assigned);
    }
    case "COMMENT":
      await addComment(context, alertId, change.comment.slice(0, alertCommentLengthMax));
      return undefined;
  }
}

/** @throws toolAssigneeUnknown */
async function assign(
  context: RequestContext,
  alertId: string,
  assignee: HookPerson | undefined,
  email: string | undefined,
): Promise<Alert | undefined> {
  authorize(context.actor, "AlertModify");
  const user = assignee && (await findAssigneeByEmail(context, email ?? assignee.name));
  if (assignee && !user) throw toolAssigneeUnknown(assignee.name, email);
  return (await setAssignee(context, [alertId], user?.id))[0];
}

async function explainHidden(context: RequestContext, alert: Alert): Promise<string | undefined> {
  if (alert.assigneeId === undefined || !(await isAlertHiddenFromAssignee(context, alert))) return undefined;
  const email = (await context.loaders.users.load(alert.assigneeId))?.email;
  return `The alert is assigned to ${email}, who cannot see it in Pharos: their role does not allow it, and they were not notified.`;
}
