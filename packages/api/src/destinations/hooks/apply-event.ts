import { alertCommentLengthMax, PharosError } from "@pharos/domain";
import { addComment, getAlert, setAssignee, setAssigneeByEmail, setStatus } from "../../alerts/alert-service.ts";
import type { HookEvent } from "../../context/destination-gateway.ts";
import type { RequestContext } from "../../context/request-context.ts";

/**
 * Changes an alert as somebody did in a tool. An alert that is so already stays as it is.
 * @param assigneeEmail Of the assignee that the event names; undefined where the tool does not tell.
 * @returns why it was refused, in a sentence; undefined when it was applied
 */
export async function applyEvent(
  context: RequestContext,
  alertId: string,
  event: HookEvent,
  assigneeEmail: string | undefined,
): Promise<string | undefined> {
  try {
    await change(context, alertId, event, assigneeEmail);
    return undefined;
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
): Promise<void> {
  switch (change.type) {
    case "STATUS_CHANGE": {
      const { status } = await getAlert(context, alertId);
      const [preferred] = change.statuses;
      if (preferred && !change.statuses.includes(status)) await setStatus(context, [alertId], preferred);
      return;
    }
    case "ASSIGNEE_CHANGE":
      if (!change.assignee) await setAssignee(context, [alertId], undefined);
      else await setAssigneeByEmail(context, [alertId], assigneeEmail ?? change.assignee.name);
      return;
    case "COMMENT":
      await addComment(context, alertId, change.comment.slice(0, alertCommentLengthMax));
  }
}
