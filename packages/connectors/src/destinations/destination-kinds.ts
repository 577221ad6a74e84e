import { customWebhook } from "./custom-webhook/custom-webhook.ts";
import type { DestinationKind } from "./destination-kind.ts";

/** Everything that alerts can be sent to. */
export const destinationKinds: readonly DestinationKind[] = [customWebhook];
