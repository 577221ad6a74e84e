import { type DeliveryState, deliveryStates } from "@pharos/domain";
import { defined, oneOf, textOf } from "../../../routing/search-codec.ts";

/** The list's whole state, as its address holds it. */
export interface DeliveryListSearch {
  readonly state?: DeliveryState;
  /** Id of the one destination whose deliveries are listed. */
  readonly destination?: string;
}

export function readDeliveryListSearch(search: Record<string, unknown>): DeliveryListSearch {
  return defined({ state: oneOf(search.state, deliveryStates), destination: textOf(search.destination) });
}
