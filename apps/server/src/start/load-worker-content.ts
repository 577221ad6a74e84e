import type { PythonLibraries } from "@pharos/detection";
import { isRule, ruleKinds } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import type { LoadedLookup, WorkerContent } from "@pharos/pipeline";
import type { Store } from "@pharos/store";

/**
 * What the pipeline works with as of now: schemas that a source names, rules that are on, all that rules ask for. Of
 * the many log types that Pharos knows an installation uses few; each costs memory in every worker and tables in the lake.
 */
export async function loadWorkerContent(
  store: Store,
  libraries: PythonLibraries,
  lookups: readonly LoadedLookup[] = [],
): Promise<WorkerContent> {
  const [schemas, sources, rules, globals, dataModels] = await Promise.all([
    store.schemas.list({ archived: false }),
    store.sources.list(),
    store.detections.all({ kinds: ruleKinds, enabled: true }),
    store.globals.all(),
    store.dataModels.all(),
  ]);
  const inUse = new Set(sources.flatMap(({ logTypes }) => logTypes));
  return {
    schemas: schemas
      .filter(({ name }) => inUse.has(name))
      .map(({ spec, revision }) => ({ schema: parseSchema(spec), revision })),
    // Rules over rows of queries run on their schedule, in a process of their own.
    rules: rules.filter(isRule).filter(({ scheduledQueries }) => !scheduledQueries?.length),
    globals,
    dataModels,
    lookupTables: lookups.map(({ table }) => table),
    libraries,
  };
}
