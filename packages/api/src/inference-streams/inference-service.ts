import {
  type Alert,
  aiNotConfigured,
  aiPromptCharactersMax,
  aiPromptTooLong,
  aiSwitchedOff,
  alertPrompt,
  type Detection,
  hasPermission,
  type InferenceStream,
  inferenceParentForeign,
  inferenceStreamHidden,
  inferenceStreamNotFound,
  inferenceStreamNotYours,
  invalidInput,
  type OutputLength,
  seesAllOf,
  userPromptDefault,
} from "@pharos/domain";
import type { InferenceStreamChange, Page, PageRequest } from "@pharos/store";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { findReadPermission } from "../access/detection-permissions.ts";
import { getAlert, listEvents } from "../alerts/alert-service.ts";
import type { RequestContext } from "../context/request-context.ts";
import { isUuid } from "../graphql/uuid.ts";
import { readGeneralSettings } from "../settings/general-settings-service.ts";

export interface AlertSummaryRequest {
  readonly alertId: string;
  readonly outputLength: OutputLength;
  readonly prompt: string;
  readonly parentStreamId: string | undefined;
}

/** More than a prompt has room for, whatever the model. */
const eventsMax = 1000;
const nameCharactersMax = 200;

/** @throws aiNotConfigured, aiSwitchedOff, aiPromptTooLong, alertNotFound, inferenceStreamNotFound, aiTooManyRunning, … */
export async function summarizeAlert(context: RequestContext, request: AlertSummaryRequest): Promise<InferenceStream> {
  authorizeAi(context);
  await checkAvailable(context);
  const userPrompt = request.prompt.trim() || userPromptDefault;
  if (userPrompt.length > aiPromptCharactersMax) throw aiPromptTooLong(userPrompt.length, aiPromptCharactersMax);
  const alert = await getAlert(context, request.alertId);
  const parent = await parentOf(context, request);
  const asked = alertPrompt({
    alert,
    detection: await readableDetection(context, alert),
    events: (await listEvents(context, alert, { pageSize: eventsMax })).rows,
    userPrompt,
    outputLength: request.outputLength,
    earlierAnswer: parent?.responseText,
    inputTokensMax: context.ai.inputTokensMax,
  });
  const stream = {
    alias: alert.id,
    createdBy: referenceOf(context.actor),
    userPrompt,
    parentStreamId: parent?.id,
    metadata: { kind: "alert", outputLength: request.outputLength },
    logTypeAccess: context.actor.logTypeAccess,
  };
  return context.ai.start(stream, asked);
}

/** @throws inferenceStreamNotFound, inferenceStreamHidden */
export async function getStream(context: RequestContext, id: string): Promise<InferenceStream> {
  authorizeAi(context);
  const stream = isUuid(id) ? await context.store.inferenceStreams.get(id, context.clock()) : undefined;
  if (!stream) throw inferenceStreamNotFound(id);
  if (!seesAllOf(context.actor.logTypeAccess, stream.logTypeAccess)) throw inferenceStreamHidden();
  return stream;
}

/** The newest first. */
export async function listStreams(
  context: RequestContext,
  filter: { readonly alias: string; readonly parentStreamId?: string },
  page: PageRequest,
): Promise<Page<InferenceStream>> {
  authorizeAi(context);
  const { actor, store, clock } = context;
  const { parentStreamId } = filter;
  if (parentStreamId !== undefined && !isUuid(parentStreamId)) throw inferenceStreamNotFound(parentStreamId);
  return store.inferenceStreams.list({ ...filter, logTypeAccess: actor.logTypeAccess }, page, clock());
}

/** @throws inferenceStreamNotYours, inferenceStreamEnded */
export async function cancelStream(context: RequestContext, id: string): Promise<InferenceStream> {
  const stream = await ownStream(context, id);
  await context.ai.cancel(stream.id);
  return getStream(context, id);
}

/** @throws inferenceStreamNotYours */
export async function editStream(
  context: RequestContext,
  id: string,
  change: InferenceStreamChange & { readonly deleted?: boolean },
): Promise<InferenceStream> {
  const stream = await ownStream(context, id);
  const { deleted, ...rest } = change;
  if (rest.name !== undefined && (rest.name.trim() === "" || rest.name.length > nameCharactersMax)) {
    throw invalidInput(`A name must have 1 to ${nameCharactersMax} characters`);
  }
  const { inferenceStreams } = context.store;
  if (deleted) {
    await inferenceStreams.delete(stream.id);
    return stream;
  }
  await inferenceStreams.change(stream.id, rest, context.clock());
  return getStream(context, id);
}

/** Every answer is about an alert. */
function authorizeAi({ actor }: RequestContext): void {
  authorize(actor, "RunPharosAi");
  authorize(actor, "AlertRead");
}

async function checkAvailable(context: RequestContext): Promise<void> {
  if (!context.ai.isConfigured) throw aiNotConfigured();
  if (!(await readGeneralSettings(context)).pharosAIEnabled) throw aiSwitchedOff();
}

async function ownStream(context: RequestContext, id: string): Promise<InferenceStream> {
  const stream = await getStream(context, id);
  if (stream.createdBy.id !== context.actor.id) throw inferenceStreamNotYours();
  return stream;
}

async function parentOf(
  context: RequestContext,
  { alertId, parentStreamId }: AlertSummaryRequest,
): Promise<InferenceStream | undefined> {
  if (parentStreamId === undefined) return undefined;
  const parent = await getStream(context, parentStreamId);
  if (parent.alias !== alertId) throw inferenceParentForeign();
  return parent;
}

async function readableDetection(
  { actor, loaders }: RequestContext,
  { ruleId }: Alert,
): Promise<Detection | undefined> {
  const detection = await loaders.detections.load(ruleId);
  return detection && hasPermission(actor.permissions, findReadPermission(detection)) ? detection : undefined;
}
