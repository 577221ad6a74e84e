import type { Actor, DataModel, GlobalHelper } from "@pharos/domain";
import type { RequestContext } from "../context/request-context.ts";

/** Whose drafts may share a Python process. */
export function draftOwnerOf({ kind, id }: Actor): string {
  return `${kind} ${id}`;
}

/** What a draft may import, as far as the actor may read it. */
export async function readImportable({ store, loaders }: Pick<RequestContext, "store" | "loaders">): Promise<{
  readonly globals: readonly GlobalHelper[];
  readonly dataModels: readonly DataModel[];
}> {
  const [globals, dataModels, access] = await Promise.all([
    store.globals.all(),
    store.dataModels.all(),
    loaders.contentAccess(),
  ]);
  return {
    globals: globals.filter((helper) => access.helperProblem(helper) === undefined),
    dataModels: dataModels.filter((model) => access.isVisibleDataModel(model)),
  };
}
