import type { DataModel } from "@pharos/domain";
import { contentItemNotFound, type StoredItem } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";

/** @throws contentItemNotFound */
export async function getDataModel(context: RequestContext, id: string): Promise<StoredItem<DataModel>> {
  authorize(context.actor, "RuleRead");
  const model = await context.store.dataModels.get(id);
  if (!model || !(await context.loaders.contentAccess()).isVisibleDataModel(model))
    throw contentItemNotFound("data model", id);
  return model;
}
