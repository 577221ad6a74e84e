import { defineError, PharosError } from "@pharos/domain";

export const sandboxUnavailable = defineError(
  "detections.sandbox_unavailable",
  "ServerError",
  (reason: string) => `The process that runs Python detections does not start: ${reason}`,
);

export function isSandboxUnavailable(error: unknown): error is PharosError {
  return error instanceof PharosError && error.code === "detections.sandbox_unavailable";
}

export const engineClosed = defineError("detections.engine_closed", "ServerError", () => "The rule engine is closed");
