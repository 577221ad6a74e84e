import { alertNotFound } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { MessageTemplates, TemplatedText } from "../context/destination-gateway.ts";
import type { RequestContext } from "../context/request-context.ts";

/** Shows an alert's texts as templates make them; without an alert those of a test. @throws alertNotFound */
export async function previewMessage(
  context: RequestContext,
  templates: MessageTemplates,
  alertId: string | undefined,
): Promise<TemplatedText> {
  authorize(context.actor, "DestinationModify");
  if (alertId === undefined) return context.destinations.previewMessage(templates);
  authorize(context.actor, "AlertRead");
  const alert = await context.store.alerts.get(alertId, context.actor.logTypeAccess);
  if (!alert) throw alertNotFound(alertId);
  return context.destinations.previewMessage(templates, alert);
}
