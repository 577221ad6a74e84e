import type { KnownContent } from "@pharos/domain";
import type { Store } from "../store.ts";

/** Everything that decides of which log types a detection may tell. */
export async function readKnownContent(store: Store): Promise<KnownContent> {
  const [detections, queries, accessOf] = await Promise.all([
    store.detections.all(),
    store.savedQueries.all(),
    store.authors.access(),
  ]);
  return {
    detections: new Map(detections.map((detection) => [detection.id, detection])),
    queries: new Map(queries.map((query) => [query.name, query])),
    accessOf,
  };
}
