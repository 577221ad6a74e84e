import type { DeliveryOutcome } from "@pharos/domain";
import type { DestinationKind } from "../destination-kind.ts";
import type { AlertMessage } from "../message/alert-message.ts";
import type { SendContext } from "./send-context.ts";

/**
 * Sends a message after an attempt that may have arrived, and takes over what that attempt created where the tool can
 * be asked for it. A look-up that fails for now is the outcome: the delivery waits for its next attempt. Where the
 * tool refuses the look-up for good, an alert that is there twice is better than one that is missing.
 */
export async function sendUnlessCreated<Settings extends Readonly<Record<string, unknown>>>(
  kind: DestinationKind<Settings>,
  message: AlertMessage,
  settings: Settings,
  context: SendContext,
): Promise<DeliveryOutcome> {
  const found = await kind.findCreated?.(message, settings, context);
  if (!found) return kind.send(message, settings, context);
  switch (found.kind) {
    case "delivered":
      return found.receipt ? { ...found, message: takenOver } : kind.send(message, settings, context);
    case "retry":
    case "throttled":
      return { ...found, message: `Looked for what an earlier attempt created: ${found.message}` };
    default: {
      const sent = await kind.send(message, settings, context);
      const repeat = `This may be a repeat: ${kind.name} refused to say whether an earlier attempt arrived (${found.message}).`;
      return { ...sent, message: `${repeat} ${sent.message}`.trim() };
    }
  }
}

const takenOver = "An earlier attempt had arrived. Nothing was sent again.";
