import type { PythonLibraries } from "@pharos/detection-content";
import { isRule, ruleKinds } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import { findTrustDomains, holdToAccess, type LoadedLookup, type WorkerContent } from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import { withoutOwnContent } from "./without-own-content.ts";

export interface WorkerContentOptions {
  readonly lookups?: readonly LoadedLookup[];
  /** Nothing that a person wrote runs. */
  readonly isSafeMode?: boolean;
}

/**
 * What the pipeline works with as of now: schemas that a source names, rules that are on, all that rules ask for. Of
 * the many log types that Pharos knows an installation uses few; each costs memory in every worker and tables in the lake.
 */
export async function loadWorkerContent(
  store: Store,
  libraries: PythonLibraries,
  { lookups = [], isSafeMode = false }: WorkerContentOptions = {},
): Promise<WorkerContent> {
  const [storedSchemas, sources, detections, storedGlobals, storedDataModels, accessOf] = await Promise.all([
    store.schemas.list({ archived: false }),
    store.sources.list(),
    store.detections.all({ kinds: ruleKinds }),
    store.globals.all(),
    store.dataModels.all(),
    store.authors.access(),
  ]);
  const inUse = new Set(sources.flatMap(({ logTypes }) => logTypes));
  const stored = {
    schemas: storedSchemas
      .filter(({ name }) => inUse.has(name))
      .map(({ spec, revision, managed }) => ({ schema: parseSchema(spec), revision, managed })),
    rules: detections.filter(isRule).filter(({ enabled }) => enabled),
    globals: storedGlobals,
    dataModels: storedDataModels,
  };
  const { schemas, rules, globals, dataModels } = isSafeMode ? withoutOwnContent(stored) : stored;
  // Rules over rows of queries run on their schedule, in a process of their own.
  const streaming = rules.filter(({ scheduledQueries }) => !scheduledQueries?.length);
  const known = { detections: new Map(detections.map((one) => [one.id, one])), queries: new Map(), accessOf };
  const held = holdToAccess(streaming, known);
  return {
    schemas: schemas.map(({ schema, revision }) => ({ schema, revision })),
    rules: held.rules,
    setAside: held.setAside,
    globals,
    dataModels,
    trustDomains: findTrustDomains({ detections: held.rules, globals, dataModels }, known),
    lookupTables: lookups.map(({ table }) => table),
    libraries,
  };
}
