import type { GlobalHelper } from "@pharos/domain";
import { contentItemNotFound, type StoredItem } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";

/** @throws contentItemNotFound */
export async function getGlobal(context: RequestContext, id: string): Promise<StoredItem<GlobalHelper>> {
  authorize(context.actor, "RuleRead");
  const helper = await context.store.globals.get(id);
  if (!helper) throw contentItemNotFound("global helper", id);
  return helper;
}
