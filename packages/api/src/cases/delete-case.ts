import type { CaseSummary } from "@pharos/domain";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { numberOf } from "./case-service.ts";
import { getOwnCase } from "./join-cases.ts";
import { oldestUndone } from "./oldest-undone.ts";

const listedMax = 100;

/** What can be restored, the latest deletion first. */
export async function listDeletedCases(context: RequestContext): Promise<readonly CaseSummary[]> {
  const { actor, store } = context;
  authorize(actor, "AlertRead");
  const filter = { deletedSince: oldestUndone(context), logTypeAccess: actor.logTypeAccess };
  return (await store.cases.list(filter, { pageSize: listedMax })).items;
}

/** @returns its number. @throws caseNotFound, caseWasMerged */
export async function deleteCase(context: RequestContext, id: string): Promise<string> {
  authorize(context.actor, "AlertModify");
  const { actor, clock, store } = context;
  const { number } = await getOwnCase(context, id);
  await store.deletedCases.delete(number, referenceOf(actor), clock());
  return String(number);
}

/** @throws caseNotFound, caseNotDeleted */
export async function restoreCase(context: RequestContext, id: string): Promise<CaseSummary> {
  authorize(context.actor, "AlertModify");
  const { actor, clock, store } = context;
  const number = numberOf(id);
  const reader = { since: oldestUndone(context), logTypeAccess: actor.logTypeAccess };
  await store.deletedCases.restore(number, reader, referenceOf(actor), clock());
  return store.cases.get(number);
}
