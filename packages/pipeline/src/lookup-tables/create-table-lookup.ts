import type { TableLookup } from "@pharos/detection";
import { createEnricher, type Enricher } from "@pharos/enrichment";
import type { LookupTableLoader } from "./lookup-table-loader.ts";

/** Tables may be this old: asking the store for every row would cost more than a row is worth. */
const freshMs = 10_000;

/** Serves `event.lookup` where no worker has the tables at hand: of scheduled rules. */
export function createTableLookup(loader: LookupTableLoader, clock: () => Date): TableLookup {
  const nowMs = () => clock().getTime();
  let current: Promise<Enricher> | undefined;
  let loadedAtMs = 0;

  async function load(): Promise<Enricher> {
    const loaded = await loader.load();
    return createEnricher(
      loaded.map(({ table }) => table),
      nowMs,
    );
  }

  return async (table, key) => {
    if (current === undefined || nowMs() - loadedAtMs >= freshMs) {
      loadedAtMs = nowMs();
      current = load();
      // Another try with the next question.
      current.catch(() => {
        current = undefined;
      });
    }
    return (await current).lookup(table, key) ?? null;
  };
}
