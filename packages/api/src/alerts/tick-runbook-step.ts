import {
  type Alert,
  findRunbookTicks,
  type RunbookTick,
  runbookStepDone,
  runbookStepUnknown,
  splitRunbook,
} from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { getAlert, listHistory } from "./alert-service.ts";
import { referenceOf } from "./change-alerts.ts";

/** The steps of the runbook that are done, in their order. */
export async function listRunbookTicks(context: RequestContext, alert: Alert): Promise<RunbookTick[]> {
  return findRunbookTicks(await listHistory(context, alert));
}

/**
 * Says that a step of the alert's runbook is done, or open again; what is so already stays as it is.
 * @param step counted from 1
 * @throws alertNotFound, runbookStepUnknown
 */
export async function tickRunbookStep(
  context: RequestContext,
  alertId: string,
  step: number,
  isDone: boolean,
): Promise<Alert> {
  authorize(context.actor, "AlertModify");
  const alert = await getAlert(context, alertId);
  const { steps } = splitRunbook(alert.runbook);
  if (step < 1 || step > steps.length) throw runbookStepUnknown(step, steps.length);
  const isTicked = (await listRunbookTicks(context, alert)).some((tick) => tick.step === step);
  if (isTicked === isDone) return alert;
  await context.store.alerts.appendHistory({
    ...{ alertId, type: "RUNBOOK_STEP", actor: referenceOf(context), at: context.clock() },
    ...{ from: String(step), to: isDone ? runbookStepDone : "", comment: "" },
  });
  return alert;
}
