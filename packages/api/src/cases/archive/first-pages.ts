import { type Alert, PharosError } from "@pharos/domain";
import type { RowPage } from "@pharos/lake";
import { listEventsOfAlerts } from "../../alerts/alert-service.ts";
import type { RequestContext } from "../../context/request-context.ts";

/** Of all alerts that are read together: as many as one page may have. */
const batchEventsMax = 1_000;
/** A match of a correlation stands for several signals; how many is known only once it is read. */
const signalsPerMatch = 10;

/** Reads the events of alerts that have few together, so that 500 alerts take a few questions to the lake. */
export class FirstPages {
  readonly #batches: ReadonlyMap<string, readonly Alert[]>;
  #pages: ReadonlyMap<string, RowPage> = new Map();

  /** @param alerts in the order in which they will be asked for */
  constructor(alerts: readonly Alert[]) {
    this.#batches = new Map(batchAlerts(alerts).map((batch) => [batch[0]?.id ?? "", batch]));
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
      return await listEventsOfAlerts(context, batch, batchEventsMax);
    } catch (error) {
      // Few events can be very large ones.
      if (error instanceof PharosError && error.category === "TooLarge") return new Map();
      throw error;
    }
  }
}

/** Alerts whose events fit into a batch, some at a time, in their order; what has more is in none. */
export function batchAlerts(alerts: readonly Alert[]): readonly (readonly Alert[])[] {
  const batches: Alert[][] = [];
  let room = 0;
  for (const alert of alerts) {
    const isCorrelation = alert.subtype === "CORRELATION_RULE";
    const size = Math.max(alert.eventCount, 1) * (isCorrelation ? signalsPerMatch : 1);
    if (size > batchEventsMax) continue;
    if (size > room) {
      batches.push([]);
      room = batchEventsMax;
    }
    batches.at(-1)?.push(alert);
    room -= size;
  }
  return batches;
}
