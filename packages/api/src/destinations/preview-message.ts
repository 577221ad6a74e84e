import { alertNotFound, PharosError } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { MessageTarget, MessageTemplates, PreviewedMessage } from "../context/destination-gateway.ts";
import type { RequestContext } from "../context/request-context.ts";
import { readTarget, type TestRequest } from "./destination-service.ts";

export interface PreviewRequest extends TestRequest {
  readonly templates: MessageTemplates;
  /** Absent: the alert that a test sends. */
  readonly alertId?: string | undefined;
}

export interface MessagePreview extends PreviewedMessage {
  /** Why the whole message can't be shown; empty where it is, and without a kind. */
  readonly messageProblem: string;
}

/**
 * Shows an alert's texts as templates make them, and the whole message as the tool of a destination gets it.
 * @throws alertNotFound, destinationNotFound
 */
export async function previewMessage(
  context: RequestContext,
  { templates, alertId, ...request }: PreviewRequest,
): Promise<MessagePreview> {
  const { actor, store, destinations } = context;
  authorize(actor, "DestinationModify");
  if (alertId !== undefined) authorize(actor, "AlertRead");
  const alert = alertId === undefined ? undefined : await store.alerts.get(alertId, actor.logTypeAccess);
  if (alertId !== undefined && !alert) throw alertNotFound(alertId);
  const target = await findTarget(context, request);
  const isComplete = typeof target !== "string";
  const previewed = await destinations.previewMessage(templates, alert, isComplete ? target : undefined);
  return { ...previewed, messageProblem: isComplete ? "" : target };
}

/** Undefined without a kind, or why its settings do not do: somebody may be about to fill them in. */
async function findTarget(context: RequestContext, request: TestRequest): Promise<MessageTarget | string | undefined> {
  if (request.outputId === undefined && request.outputType === undefined) return undefined;
  try {
    return await readTarget(context, request);
  } catch (error) {
    if (!(error instanceof PharosError) || error.category !== "InvalidInput") throw error;
    return Object.values(error.fieldErrors ?? {})[0] ?? error.message;
  }
}
