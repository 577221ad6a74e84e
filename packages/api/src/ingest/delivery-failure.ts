import { PharosError } from "@pharos/domain";

/** It was not stored, or not all of it, and that is not the sender's fault: it keeps the delivery and sends it again. */
export class DeliveryNotStored extends PharosError {
  readonly retryAfterSeconds: number;

  constructor(reason: string, retryAfterSeconds: number) {
    super(
      "ingest.unavailable",
      "ServerError",
      `${reason} This delivery was not stored. Send it again in ${retryAfterSeconds} s.`,
    );
    this.retryAfterSeconds = retryAfterSeconds;
  }

  override get httpStatus(): number {
    return 503;
  }
}

/** Restarts of our parts take about so long. */
const retryAfterSeconds = 5;
/** Somebody has to make room. */
const fullRetryAfterSeconds = 60;

/** @throws DeliveryNotStored where logs cannot be taken */
export function refuseWithoutRoom(problem: string | undefined): void {
  if (problem !== undefined) throw new DeliveryNotStored(problem, fullRetryAfterSeconds);
}

/**
 * What a sender is told of a delivery that failed. Only what the sender can mend keeps its own status; everything else
 * is 503 with Retry-After, because many senders drop what a 500 refuses.
 */
export function deliveryFailure(error: unknown): unknown {
  if (isForSender(error)) return error;
  const failure = isDiskFull(error)
    ? new DeliveryNotStored("The disk is full.", fullRetryAfterSeconds)
    : new DeliveryNotStored(reasonOf(error), retryAfterSeconds);
  failure.cause = error;
  return failure;
}

function isForSender(error: unknown): boolean {
  if (!(error instanceof PharosError)) return ((error as { statusCode?: number }).statusCode ?? 500) < 500;
  if ("retryAfterSeconds" in error) return true;
  // The lake and the store speak of our rows and tables, not of what was sent.
  return error.category !== "ServerError" && partOf(error) !== "lake" && partOf(error) !== "store";
}

function reasonOf(error: unknown): string {
  if (!(error instanceof PharosError)) return "Pharos failed unexpectedly.";
  switch (partOf(error)) {
    case "store":
      return "Pharos cannot reach its database at the moment.";
    case "lake":
      return "Pharos cannot reach its data lake at the moment.";
    case "transport":
      return "Pharos cannot reach the transport of deliveries (NATS) at the moment.";
    default:
      return "Pharos was interrupted while it worked on this.";
  }
}

const fullWords = /no space left on device|disk quota exceeded|NOT_ENOUGH_SPACE|ENOSPC|EDQUOT/i;
const postgresDiskFull = "53100";

/** Whether the system, PostgreSQL or the lake's engine found no room, as the error or one that caused it says. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    (error as NodeJS.ErrnoException).code === postgresDiskFull ||
    fullWords.test(error.message) ||
    isDiskFull(error.cause)
  );
}

function partOf({ code }: PharosError): string {
  return code.split(".", 1)[0] ?? "";
}
