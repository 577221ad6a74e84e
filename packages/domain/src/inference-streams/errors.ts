import { defineError } from "../errors/pharos-error.ts";

export const aiNotConfigured = defineError(
  "ai.not_configured",
  "InvalidUpdate",
  () => "No AI model is configured: an administrator sets aiBaseUrl and aiModel, see /docs/ai/",
);
export const aiSwitchedOff = defineError(
  "ai.switched_off",
  "InvalidUpdate",
  () =>
    "The AI features are switched off: somebody who may change the general settings sets pharosAIEnabled, see /docs/ai/",
);
export const inferenceStreamNotFound = defineError(
  "ai.stream_not_found",
  "NotFound",
  (id: string) => `The AI answer ${id} does not exist; answers that are not saved are deleted after 30 days`,
);
export const inferenceStreamHidden = defineError(
  "ai.stream_hidden",
  "Forbidden",
  () => "This answer may hold events of log types that you have no permission to see; ask for one of your own",
);
export const inferenceStreamNotYours = defineError(
  "ai.stream_not_yours",
  "Forbidden",
  () => "Only the person who requested this response can stop it",
);
export const inferenceStreamEnded = defineError(
  "ai.stream_ended",
  "InvalidUpdate",
  () => "The answer cannot be stopped: it is finished already",
);
export const inferenceParentForeign = defineError(
  "ai.parent_foreign",
  "InvalidInput",
  () => "An answer goes on from one about the same alert only",
);
export const aiPromptTooLong = defineError(
  "ai.prompt_too_long",
  "InvalidInput",
  (length: number, max: number) => `A prompt has at most ${max} characters, this one has ${length}`,
);
export const aiTooManyRunning = defineError("ai.too_many", "TooManyRequests", (max: number, whose: "your" | "all") =>
  whose === "your"
    ? `${max} of your AI answers are being written; wait for one, or stop one`
    : `${max} AI responses are being written, which is the limit. Try again in a moment.`,
);
export const aiResponseTooLong = defineError(
  "ai.response_too_long",
  "TooLarge",
  (max: number) => `The answer was stopped at ${max} characters`,
);
/** Specification 2 §4. */
export const inferenceStopped = defineError("ai.stopped", "InvalidUpdate", () => "Response manually stopped.");
export const inferenceRestarted = defineError(
  "ai.restarted",
  "ServerError",
  () => "Pharos was restarted before the response was complete. Ask again.",
);
