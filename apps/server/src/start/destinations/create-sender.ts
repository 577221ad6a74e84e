import type { DestinationGateway } from "@pharos/api";
import {
  type AlertMessage,
  createOutboundFetch,
  destinationKinds,
  type SendContext,
  testMessage,
} from "@pharos/connectors";
import { type DeliveryOutcome, scrubSecrets } from "@pharos/domain";
import type { AlertToSend, SendAlert } from "@pharos/pipeline";
import type { DestinationSettings, Store } from "@pharos/store";

export interface SenderOptions {
  readonly store: Store;
  readonly allowedPrivateHosts: readonly string[];
  readonly version: string;
  /** The console's address, without a slash at the end. */
  readonly publicUrl: () => string;
  readonly sendMail: SendContext["sendMail"];
}

export interface Sender {
  readonly send: SendAlert;
  readonly gateway: DestinationGateway;
}

/** The way from alerts to the kinds of destinations, for the worker and for tests. */
export function createSender({ store, allowedPrivateHosts, version, publicUrl, sendMail }: SenderOptions): Sender {
  const clock = () => new Date();
  const context: SendContext = {
    fetch: createOutboundFetch({ allowedPrivateHosts, requiresTls: true }),
    sendMail,
    clock,
    version,
  };
  return {
    send: async (request) => {
      const detection = await store.detections.get(request.alert.ruleId);
      const name = detection ? detection.displayName || detection.id : null;
      return sendTo(request.destination.type, messageOf(request, name, publicUrl()), request.settings, context);
    },
    gateway: {
      kinds: destinationKinds,
      sendTest: (type, settings) => sendTo(type, testMessage(publicUrl(), clock()), settings, context),
    },
  };
}

async function sendTo(
  type: string,
  message: AlertMessage,
  settings: DestinationSettings,
  context: SendContext,
): Promise<DeliveryOutcome> {
  const kind = destinationKinds.find((one) => one.type === type);
  if (!kind) return { kind: "refused", statusCode: 0, message: `This version of Pharos knows no destination ${type}` };
  const outcome = await kind.send(message, settings, context);
  return { ...outcome, message: scrubSecrets(outcome.message, settings, kind.secretKeys) };
}

function messageOf(
  { alert, isResent, idempotencyKey }: AlertToSend,
  detectionName: string | null,
  publicUrl: string,
): AlertMessage {
  const { id, ruleId, title, severity, subtype, createdAt, description, runbook, reference } = alert;
  const { context, tags, logTypes, dedupString, eventCount } = alert;
  return {
    alertId: id,
    detectionId: ruleId,
    detectionName,
    title,
    severity,
    subtype,
    createdAt,
    description,
    runbook,
    reference,
    context,
    tags,
    logTypes,
    dedupString,
    eventCount,
    version: null,
    link: `${publicUrl}/alerts-and-errors/${id}/`,
    isResent,
    idempotencyKey,
  };
}
