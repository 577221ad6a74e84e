export {
  type ChatCompletionsOptions,
  createChatCompletionsProvider,
} from "./ai/create-chat-completions-provider.ts";
export type { AnswerPiece, ModelProvider, ModelRequest, ModelUsage } from "./ai/model-provider.ts";
export type { AlertMessage } from "./destinations/alert-message.ts";
export type { DestinationField, DestinationKind, SendContext } from "./destinations/destination-kind.ts";
export { destinationKinds } from "./destinations/destination-kinds.ts";
export { testMessage } from "./destinations/test-message.ts";
export { createMailSender, type MailSender, type MailSenderOptions } from "./mail/create-mail-sender.ts";
export { parseMailSettings } from "./mail/parse-mail-settings.ts";
export { createOutboundFetch, type OutboundFetch, type OutboundOptions } from "./outbound/create-outbound-fetch.ts";
