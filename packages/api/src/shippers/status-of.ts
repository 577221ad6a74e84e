import { PharosError } from "@pharos/domain";

/** Returns the HTTP status of a failure: ours, Fastify's, or 500. */
export function statusOf(error: Error): number {
  if (error instanceof PharosError) return error.httpStatus;
  return (error as { statusCode?: number }).statusCode ?? 500;
}
