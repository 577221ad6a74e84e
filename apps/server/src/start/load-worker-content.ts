import type { PythonLibraries } from "@pharos/detection";
import { isRule, ruleKinds } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import type { LoadedLookup, WorkerContent } from "@pharos/pipeline";
import type { Store } from "@pharos/store";

/** What the pipeline works with as of now: schemas that are not archived, rules that are on, all that rules ask for. */
export async function loadWorkerContent(
  store: Store,
  libraries: PythonLibraries,
  lookups: readonly LoadedLookup[] = [],
): Promise<WorkerContent> {
  const [schemas, rules, globals, dataModels] = await Promise.all([
    store.schemas.list({ archived: false }),
    store.detections.all({ kinds: ruleKinds, enabled: true }),
    store.globals.all(),
    store.dataModels.all(),
  ]);
  return {
    schemas: schemas.map(({ spec, revision }) => ({ schema: parseSchema(spec), revision })),
    // Rules over rows of queries run on their schedule, in a process of their own.
    rules: rules.filter(isRule).filter(({ scheduledQueries }) => !scheduledQueries?.length),
    globals,
    dataModels,
    lookupTables: lookups.map(({ table }) => table),
    libraries,
  };
}
