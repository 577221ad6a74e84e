import { PharosError } from "@pharos/domain";
import type { HecProblem } from "../shipments/read-hec-events.ts";
import { statusOf } from "./status-of.ts";

/** The body of an answer of Splunk's HTTP Event Collector. */
export interface HecAnswer {
  readonly text: string;
  readonly code: number;
  /** What to do, for the person who reads the shipper's log; Splunk has no such member. */
  readonly message?: string;
  readonly "invalid-event-number"?: number;
}

export const hecSuccess: HecAnswer = { text: "Success", code: 0 };
export const hecHealthy: HecAnswer = { text: "HEC is healthy", code: 17 };
/** Answers come when events are durable, so there is nothing to ask for later. */
export const hecAckDisabled: HecAnswer = { text: "ACK is disabled", code: 14 };

const problemTexts = {
  5: "No data",
  6: "Invalid data format",
  12: "Event field is required",
  13: "Event field cannot be blank",
} as const;

export function toHecProblem(problem: HecProblem): HecAnswer {
  return { text: problemTexts[problem.code], ...problem };
}

/** Says a failure with Splunk's codes and statuses, which decide whether a shipper sends again. */
export function toHecFailure(error: PharosError | Error): { readonly status: number; readonly answer: HecAnswer } {
  const { message } = error;
  const code = error instanceof PharosError ? error.code : "";
  const status = statusOf(error);
  if (code === "ingest.shipper_token_missing")
    return { status: 401, answer: { text: "Token is required", code: 2, message } };
  if (code === "ingest.source_disabled") return { status: 403, answer: { text: "Token disabled", code: 1, message } };
  if (status === 401) return { status: 403, answer: { text: "Invalid token", code: 4, message } };
  // 503 is what shippers of HEC repeat; several drop what 429 refuses.
  if (status === 429 || status === 503) return { status: 503, answer: { text: "Server is busy", code: 9, message } };
  if (status >= 500) return { status, answer: { text: "Internal server error", code: 8, message } };
  return { status, answer: { text: "Invalid data format", code: 6, message } };
}
