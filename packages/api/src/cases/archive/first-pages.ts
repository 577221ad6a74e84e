import { type Alert, PharosError } from "@pharos/domain";
import type { RowPage } from "@pharos/lake";
import { listEventsOfAlerts } from "../../alerts/alert-service.ts";
import type { RequestContext } from "../../context/request-context.ts";

/** Of all alerts that are read together: as many as one page may have. */
const batchEventsMax = 1_000;

/** Reads the events of alerts that have few together, so that 500 alerts take a few questions to the lake. */
export class FirstPages {
  readonly #pageSize: number;
  readonly #batches: ReadonlyMap<string, readonly Alert[]>;
  #pages: ReadonlyMap<string, RowPage> = new Map();

  /** @param alerts in the order in which they will be asked for */
  constructor(alerts: readonly Alert[], pageSize: number) {
    this.#pageSize = pageSize;
    this.#batches = new Map(batchAlerts(alerts, pageSize).map((batch) => [batch[0]?.id ?? "", batch]));
  }

  /** The newest events of an alert; undefined where it is to be read alone. */
  async read(context: RequestContext, { id }: Alert): Promise<RowPage | undefined> {
    const batch = this.#batches.get(id);
    // Only the batch that is at work is in memory.
    if (batch) this.#pages = await this.#readBatch(context, batch);
    return this.#pages.get(id);
  }

  async #readBatch(context: RequestContext, batch: readonly Alert[]): Promise<ReadonlyMap<string, RowPage>> {
    try {
      return await listEventsOfAlerts(context, batch, this.#pageSize);
    } catch (error) {
      // Few events can be very large ones.
      if (error instanceof PharosError && error.category === "TooLarge") return new Map();
      throw error;
    }
  }
}

/** Alerts with few events, some at a time, in their order; what has more, and what a correlation found, is in none. */
export function batchAlerts(alerts: readonly Alert[], pageSize: number): readonly (readonly Alert[])[] {
  const batches: Alert[][] = [];
  let room = 0;
  for (const alert of alerts) {
    if (alert.eventCount > pageSize || alert.subtype === "CORRELATION_RULE") continue;
    const size = Math.max(alert.eventCount, 1);
    if (size > room) {
      batches.push([]);
      room = batchEventsMax;
    }
    batches.at(-1)?.push(alert);
    room -= size;
  }
  return batches;
}
