import type { Alert, DeliveryAttempt } from "@pharos/domain";
import type { DeliveryWithAttempts } from "@pharos/store";
import type { RequestContext } from "../context/request-context.ts";
import { listDeliveries } from "./delivery-service.ts";

/** An attempt under the names that clients know. */
export interface ShownAttempt
  extends Pick<DeliveryAttempt, "statusCode" | "message" | "label" | "url" | "outcome" | "durationMs"> {
  readonly outputId: string;
  readonly dispatchedAt: Date;
  readonly success: boolean;
}

/** All attempts to tell of the alert, the oldest first. */
export async function listAttempts(context: RequestContext, alert: Alert): Promise<ShownAttempt[]> {
  const deliveries = await listDeliveries(context, alert);
  return deliveries.flatMap(attemptsOf).sort((a, b) => a.dispatchedAt.getTime() - b.dispatchedAt.getTime());
}

export function attemptsOf({ destinationId, history }: DeliveryWithAttempts): ShownAttempt[] {
  return history.map(({ at, outcome, statusCode, message, label, url, durationMs }) => ({
    outputId: destinationId,
    dispatchedAt: at,
    success: outcome === "delivered",
    statusCode,
    message,
    label,
    url,
    outcome,
    durationMs,
  }));
}
