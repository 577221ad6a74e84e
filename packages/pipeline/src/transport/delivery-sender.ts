import { randomUUID } from "node:crypto";
import { type DeliveryTransport, type IntakeReceipt, PharosError, queuedReceipt } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { Admission, BackPressureError } from "../ingest/admission.ts";
import type { Delivery } from "../ingest/delivery.ts";
import { acknowledgeRepeat, findRepeat } from "../ingest/store-delivery.ts";
import { encodeDelivery } from "./encode-delivery.ts";

export interface DeliverySenderOptions {
  readonly store: Store;
  readonly transport: Pick<DeliveryTransport, "send">;
  readonly bytesInFlightMax: number;
}

/** The processes that detect make room as fast as they can; nobody here knows how fast. */
const fullRetrySeconds = 10;

/** Takes deliveries in a process that does not detect, and hands them to those that do. */
export class DeliverySender {
  readonly admission: Admission;
  readonly #options: DeliverySenderOptions;

  constructor(options: DeliverySenderOptions) {
    this.#options = options;
    this.admission = new Admission(options.bytesInFlightMax);
  }

  /**
   * Resolves when the transport keeps the delivery on its disks, or when it is known to be stored already.
   * @throws BackPressureError, transportUnavailable; keyReused
   */
  async ingest(delivery: Delivery): Promise<IntakeReceipt> {
    const { store, transport } = this.#options;
    const earlier = await findRepeat(store, delivery);
    if (earlier !== undefined) return acknowledgeRepeat(store, delivery, earlier);
    try {
      await transport.send(encodeDelivery({ ...delivery, token: delivery.token ?? randomUUID() }));
    } catch (error) {
      if (error instanceof PharosError && error.code === "transport.full")
        throw new BackPressureError(fullRetrySeconds, error.message);
      throw error;
    }
    delivery.onProgress?.(1);
    return queuedReceipt;
  }
}
