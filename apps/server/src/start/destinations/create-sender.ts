import type { DestinationGateway } from "@pharos/api";
import {
  type AwsIdentity,
  applyTemplates,
  checkTemplates,
  createOutboundFetch,
  type DestinationKind,
  destinationKinds,
  digestMessage,
  followsOf,
  type MessageTemplates,
  type SendContext,
  sendUnlessCreated,
  testMessage,
} from "@pharos/connectors";
import {
  type DeliveryOutcome,
  type Destination,
  type Pace,
  PharosError,
  paceDefault,
  scrubSecrets,
} from "@pharos/domain";
import type { BoomerangSender, SendAlert } from "@pharos/pipeline";
import type { DestinationSettings, Store } from "@pharos/store";
import { createBoomerangSender } from "./create-boomerang-sender.ts";
import { hooksOf } from "./hooks-of.ts";
import { readChange, readMessage } from "./read-alert-message.ts";
import { renderMessage } from "./render-message.ts";

export interface SenderOptions {
  readonly store: Store;
  readonly awsIdentity?: AwsIdentity | undefined;
  readonly googleTokenFolder?: string | undefined;
  readonly allowedPrivateHosts: readonly string[];
  readonly version: string;
  /** The console's address, without a slash at the end. */
  readonly publicUrl: () => string;
  readonly sendMail: SendContext["sendMail"];
}

export interface Sender {
  readonly send: SendAlert;
  /** How fast destinations of a type take requests. */
  readonly paceOf: (type: string) => Pace;
  readonly boomerangs: BoomerangSender;
  readonly gateway: DestinationGateway;
}

/** The way from alerts to the kinds of destinations, for the worker and for tests. */
export function createSender(options: SenderOptions): Sender {
  const { store, awsIdentity, googleTokenFolder, allowedPrivateHosts, version, publicUrl, sendMail } = options;
  const clock = () => new Date();
  const context: SendContext = {
    fetch: createOutboundFetch({ allowedPrivateHosts, requiresTls: true }),
    awsIdentity,
    googleTokenFolder,
    sendMail,
    clock,
    version,
  };
  return {
    send: async (request) => {
      const { destination, settings, followUp, digest, idempotencyKey, mayHaveArrived } = request;
      const sendAlert = mayHaveArrived ? sendUnlessCreated : send;
      if (digest.length > 0) {
        const summary = digestMessage(digest, { consoleUrl: publicUrl(), idempotencyKey });
        return using(destination.type, settings, (kind, complete) => sendAlert(kind, summary, complete, context));
      }
      const templates = templatesOf(destination);
      const { message, problems } = applyTemplates(await readMessage(store, request, publicUrl()), templates);
      const change = followUp && (await readChange(store, followUp.entry, clock()));
      const outcome = await using(destination.type, settings, async (kind, complete) => {
        if (!followUp) return sendAlert(kind, message, complete, context);
        if (!kind.followUp) return takesNoChange(kind.name);
        if (!change) return changeGone;
        return kind.followUp({ message, change, externalId: followUp.link?.externalId }, complete, context);
      });
      return withProblems(outcome, problems);
    },
    paceOf: (type) => destinationKinds.find((kind) => kind.type === type)?.pace ?? paceDefault,
    boomerangs: createBoomerangSender(store, context),
    gateway: {
      kinds: destinationKinds,
      followsOf,
      checkTemplates,
      previewMessage: async (templates, alert, target) => {
        const request = { isResent: false, isReminder: false, idempotencyKey: "" };
        const own = alert
          ? await readMessage(store, { ...request, alert }, publicUrl())
          : testMessage(publicUrl(), clock());
        const { message, problems } = applyTemplates(own, templates);
        const kind = destinationKinds.find(({ type }) => type === target?.type);
        const rendered = target && kind && (await renderMessage(kind, target.settings, message, context));
        return { title: message.title, description: message.description, problems, rendered };
      },
      hooksOf: (type) => hooksOf(type, context),
      sendTest: (type, settings) =>
        using(type, settings, (kind, complete) => kind.send(testMessage(publicUrl(), clock()), complete, context)),
    },
  };
}

const send: typeof sendUnlessCreated = (kind, ...given) => kind.send(...given);

const templatesOf = ({ titleTemplate, descriptionTemplate }: Destination): MessageTemplates => ({
  title: titleTemplate,
  description: descriptionTemplate,
});

/** An alert is not held back by a template; its deliveries say what became of it. */
function withProblems(outcome: DeliveryOutcome, [problem]: readonly { readonly message: string }[]): DeliveryOutcome {
  if (!problem) return outcome;
  return { ...outcome, message: `Sent without the template. ${problem.message} ${outcome.message}`.trim() };
}

const changeGone: DeliveryOutcome = {
  kind: "rejected",
  statusCode: 0,
  message: "Not sent: what the change was about was deleted",
};

const takesNoChange = (name: string): DeliveryOutcome => ({
  kind: "rejected",
  statusCode: 0,
  message: `Not sent: ${name} does not take this kind of change`,
});

/** Adds what the kind has gained since the settings were saved, and takes their secrets out of what came of it. */
async function using(
  type: string,
  settings: DestinationSettings,
  run: (kind: DestinationKind, settings: DestinationSettings) => Promise<DeliveryOutcome>,
): Promise<DeliveryOutcome> {
  const kind = destinationKinds.find((one) => one.type === type);
  if (!kind) return { kind: "refused", statusCode: 0, message: `This version of Pharos knows no destination ${type}` };
  try {
    const outcome = await run(kind, kind.parseSettings(settings));
    return { ...outcome, message: scrubSecrets(outcome.message, settings, kind.secretKeys) };
  } catch (error) {
    if (!(error instanceof PharosError)) throw error;
    return { kind: "refused", statusCode: 0, message: scrubSecrets(error.message, settings, kind.secretKeys) };
  }
}
