import { parseSchema } from "@pharos/normalize";
import type { WorkerContent } from "@pharos/pipeline";
import type { Store } from "@pharos/store";

/** What the pipeline works with as of now: schemas that are not archived, rules that are on, all helper modules. */
export async function loadWorkerContent(store: Store): Promise<WorkerContent> {
  const [schemas, rules, globals] = await Promise.all([
    store.schemas.list({ archived: false }),
    store.detections.allRules(),
    store.globals.all(),
  ]);
  return {
    schemas: schemas.map(({ spec, revision }) => ({ schema: parseSchema(spec), revision })),
    rules: rules.filter((rule) => rule.enabled),
    globals,
  };
}
