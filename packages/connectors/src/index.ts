export {
  type ChatCompletionsOptions,
  createChatCompletionsProvider,
} from "./ai/create-chat-completions-provider.ts";
export type { AnswerPiece, ModelProvider, ModelRequest, ModelUsage } from "./ai/model-provider.ts";
export { type AwsIdentity, chooseCredentials, createAwsIdentity } from "./aws/aws-identity.ts";
export { findMachineCredentials } from "./aws/find-machine-credentials.ts";
export { findPrincipal } from "./aws/find-principal.ts";
export { openBucket } from "./buckets/open-bucket.ts";
export { type ObjectStore, type ObjectStoreOptions, openObjectStore } from "./buckets/open-object-store.ts";
export type { DestinationField } from "./destinations/destination-field.ts";
export type { DestinationKind } from "./destinations/destination-kind.ts";
export { destinationKinds } from "./destinations/destination-kinds.ts";
export type { AlertChange, Assignee } from "./destinations/follow-up/follow-up.ts";
export { followsOf } from "./destinations/follow-up/sync-settings.ts";
export type { BoomerangWay, SentQuestion } from "./destinations/inbound/boomerang.ts";
export type { AlertMessage } from "./destinations/message/alert-message.ts";
export { digestMessage } from "./destinations/message/digest-message.ts";
export { testMessage } from "./destinations/message/test-message.ts";
export type { SendContext } from "./destinations/request/send-context.ts";
export { sendUnlessCreated } from "./destinations/request/send-unless-created.ts";
export { createMailSender, type MailSender, type MailSenderOptions } from "./mail/create-mail-sender.ts";
export { parseMailSettings } from "./mail/parse-mail-settings.ts";
export { parseNatsAddress } from "./nats/nats-address.ts";
export { type NatsTransportOptions, openNatsTransport } from "./nats/open-nats-transport.ts";
export { type NatsFindings, probeNats } from "./nats/probe-nats.ts";
export { createOutboundFetch, type OutboundFetch, type OutboundOptions } from "./outbound/create-outbound-fetch.ts";
export { checkPackSource, openPackSource } from "./pack-sources/open-pack-source.ts";
export { type PullerProblem, parsePuller } from "./pulling/definition/parse-puller.ts";
export { type CataloguedPuller, PullerCatalogue, type StoredPullers } from "./pulling/definition/puller-catalogue.ts";
export type { PullerDefinition } from "./pulling/definition/puller-definition.ts";
export { customPullerPrefix, listSecretHosts, readCustomPuller } from "./pulling/definition/read-custom-puller.ts";
export { openPuller, type Puller, type PullerOptions } from "./pulling/open-puller.ts";
export { changePullSettings } from "./pulling/settings/change-pull-settings.ts";
export {
  type GivenPullSettings,
  listLogTypes,
  listStreamKeys,
  listStreamLogTypes,
  readPullSettings,
} from "./pulling/settings/read-pull-settings.ts";
export { openKafka } from "./queues/open-kafka.ts";
export { type OpenQueueOptions, openQueue } from "./queues/open-queue.ts";
export { applyTemplates, checkTemplates, type MessageTemplates } from "./templates/message-template.ts";
