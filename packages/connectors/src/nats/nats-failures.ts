import { JetStreamApiError } from "@nats-io/jetstream";
import { AuthorizationError, errors, UserAuthenticationExpiredError } from "@nats-io/transport-node";
import { defineError, describeError } from "@pharos/domain";

/** Only an administrator can mend it, so Pharos does not start. */
export const natsUnusable = defineError("transport.unusable", "InvalidInput", (sentence: string) => sentence);

/** Of JetStream's API: the stream has reached its bytes, or the server the bytes of its streams. */
const fullCodes: ReadonlySet<number> = new Set([10_077, 10_023, 10_047]);

/** The server has no room for so large a stream, or is no cluster and cannot have replicas; others of 500 and more pass. */
const lastingCodes: ReadonlySet<number> = new Set([10_023, 10_047, 10_074]);

export function isFull(error: unknown): boolean {
  return error instanceof JetStreamApiError && fullCodes.has(error.code);
}

export function isRefusedUser(error: unknown): boolean {
  return error instanceof AuthorizationError || error instanceof UserAuthenticationExpiredError;
}

/** Returns the sentence for a failure that only an administrator can mend; undefined for one that passes by itself. */
export function findLastingProblem(error: unknown): string | undefined {
  if (isRefusedUser(error)) return "NATS refused the user, the password or the token in PHAROS_NATS_URL.";
  if (error instanceof errors.PermissionViolationError) {
    return `NATS does not let the user ${error.operation} ${error.subject}. Give the user the rights of docs/scaling.md.`;
  }
  if (error instanceof Error && error.name === "JetStreamNotEnabled") {
    return "JetStream is not enabled in the NATS server. Add a jetstream block with a store_dir to its configuration.";
  }
  if (error instanceof JetStreamApiError && (error.status < 500 || lastingCodes.has(error.code)))
    return `NATS cannot keep deliveries: ${error.message}.`;
  return undefined;
}

export function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  return describeError(cause instanceof Error && cause.message !== "" ? cause : error);
}
