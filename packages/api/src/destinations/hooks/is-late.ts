import type { AlertLink } from "@pharos/domain";
import type { Store } from "@pharos/store";
import type { HookEvent } from "../../context/destination-gateway.ts";

/**
 * True for a status that is no longer that of the tool, or that the alert got another one after: tools repeat for hours
 * what was not answered, and what is repeated comes after what happened since. To be called in the transaction that
 * applies the event.
 */
export async function isLate(store: Store, link: AlertLink, { at, change }: HookEvent): Promise<boolean> {
  if (change.type !== "STATUS_CHANGE" || at === undefined) return false;
  if (!(await store.alertLinks.takeStatus(link, at))) return true;
  const history = await store.alerts.history(link.alertId);
  const last = history.findLast(({ type }) => type === "STATUS_CHANGE");
  return last !== undefined && last.origin !== link.destinationId && last.at > at;
}
