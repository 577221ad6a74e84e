import { createEnricher } from "@pharos/enrichment";
import type { RequestContext } from "../context/request-context.ts";

type Event = Readonly<Record<string, unknown>>;

/** Adds to an event what the lookup tables of now know of it: as rules would see it. */
export type EventEnricher = (logType: string, event: Event) => Event;

export async function openEventEnricher(
  context: Pick<RequestContext, "lookupTables" | "clock">,
): Promise<EventEnricher> {
  const tables = (await context.lookupTables.load()).map(({ table }) => table);
  const enricher = createEnricher(tables, () => context.clock().getTime());
  return (logType, event) => {
    const found = enricher.enrich(logType, event);
    return found === undefined ? event : { ...event, p_enrichment: found };
  };
}
