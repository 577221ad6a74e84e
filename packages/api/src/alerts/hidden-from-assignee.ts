import { type Alert, seesAllOf } from "@pharos/domain";
import type { RequestContext } from "../context/request-context.ts";

/** True where the assignee's role does not show them the alert: they are not told of it and cannot open it. */
export async function isAlertHiddenFromAssignee(
  { loaders }: Pick<RequestContext, "loaders">,
  { assigneeId, neededLogTypes }: Pick<Alert, "assigneeId" | "neededLogTypes">,
): Promise<boolean> {
  if (assigneeId === undefined || !(await loaders.users.load(assigneeId))) return false;
  const reader = await loaders.assigneeReaders.load(assigneeId);
  return !reader || !seesAllOf(reader.access, neededLogTypes);
}
