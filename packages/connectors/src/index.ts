export {
  type ChatCompletionsOptions,
  createChatCompletionsProvider,
} from "./ai/create-chat-completions-provider.ts";
export type { AnswerPiece, ModelProvider, ModelRequest, ModelUsage } from "./ai/model-provider.ts";
export { createOutboundFetch, type OutboundFetch, type OutboundOptions } from "./outbound/create-outbound-fetch.ts";
