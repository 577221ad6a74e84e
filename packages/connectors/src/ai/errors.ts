import { defineError } from "@pharos/domain";

/** The page of the documentation that every Pharos serves. */
const page = "see /docs/ai/";

export const providerUnreachable = defineError(
  "ai.provider_unreachable",
  "ServerError",
  (host: string, reason: string) => `Couldn't reach the model provider at ${host}: ${reason}`,
);
export const providerKeyRefused = defineError(
  "ai.provider_key_refused",
  "ServerError",
  (host: string, status: number) =>
    `The model provider at ${host} refuses the key (${status}): an administrator sets aiApiKey, ${page}`,
);
export const modelUnknown = defineError(
  "ai.model_unknown",
  "ServerError",
  (host: string, model: string) =>
    `The model provider at ${host} has no model ${model}: an administrator sets aiModel, ${page}`,
);
export const providerBusy = defineError(
  "ai.provider_busy",
  "ServerError",
  (host: string, status: number, reason: string) =>
    `The model provider at ${host} cannot answer now (${status}${reason}). Try again later.`,
);
export const providerRefused = defineError(
  "ai.provider_refused",
  "ServerError",
  (host: string, status: number, reason: string) =>
    `The model provider at ${host} refuses what it was asked (${status}${reason})`,
);
export const providerFailed = defineError(
  "ai.provider_failed",
  "ServerError",
  (host: string, reason: string) => `The model provider at ${host} failed while it answered${reason}`,
);
export const answerUnreadable = defineError(
  "ai.answer_unreadable",
  "ServerError",
  (host: string, what: string) =>
    `${host} is not a chat-completions service: ${what}. An administrator can check aiBaseUrl: ${page}`,
);
export const answerLost = defineError(
  "ai.answer_lost",
  "ServerError",
  (host: string) => `The model provider at ${host} closed the connection before the response was complete. Try again.`,
);
export const answerTooSlow = defineError(
  "ai.answer_too_slow",
  "ServerError",
  (host: string) => `The model provider at ${host} took too long to respond`,
);
export const answerCutOff = defineError(
  "ai.answer_cut_off",
  "ServerError",
  (reason: string) => `The model stopped before the response was complete: ${reason}`,
);
