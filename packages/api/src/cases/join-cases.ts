import {
  type CaseSummary,
  caseLinkedToItself,
  caseMergedIntoItself,
  caseMergeNotUndone,
  caseWasMerged,
} from "@pharos/domain";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { getCase, numberOf } from "./case-service.ts";
import { oldestUndone } from "./oldest-undone.ts";

/**
 * Moves the alerts, attachments and history of a case into another one, to which its number leads from then on.
 * @returns the other case
 * @throws caseNotFound, caseWasMerged, caseMergedIntoItself, caseAlertsTooMany, caseEntriesTooMany,
 * mergedAttachmentsTooMany
 */
export async function mergeCases(context: RequestContext, id: string, intoId: string): Promise<CaseSummary> {
  authorize(context.actor, "AlertModify");
  const from = await getOwnCase(context, id);
  const into = await getCase(context, intoId);
  if (from.number === into.number) throw caseMergedIntoItself(from.number);
  const { actor, clock, store } = context;
  await store.cases.merge({ from: from.number, into: into.number }, referenceOf(actor), clock());
  return store.cases.get(into.number);
}

/**
 * Gives a case back what it had before it was merged.
 * @returns that case
 * @throws caseNotFound, caseMergeNotUndone, caseMergedOn
 */
export async function undoCaseMerge(context: RequestContext, id: string): Promise<CaseSummary> {
  authorize(context.actor, "AlertModify");
  const { actor, clock, store } = context;
  const number = numberOf(id);
  const into = await getCase(context, id);
  if (into.number === number) throw caseMergeNotUndone(id);
  await store.cases.undoMerge(number, oldestUndone(context), referenceOf(actor), clock());
  return store.cases.get(number);
}

/** @returns the first case. @throws caseNotFound, caseLinkedToItself, caseLinksTooMany */
export async function linkCases(context: RequestContext, id: string, otherId: string): Promise<CaseSummary> {
  authorize(context.actor, "AlertModify");
  const { actor, clock, store } = context;
  const [one, other] = [await getCase(context, id), await getCase(context, otherId)];
  if (one.number === other.number) throw caseLinkedToItself(one.number);
  await store.caseLinks.link(one.number, other.number, referenceOf(actor), clock());
  return store.cases.get(one.number);
}

/** @returns the first case. @throws caseNotFound */
export async function unlinkCases(context: RequestContext, id: string, otherId: string): Promise<CaseSummary> {
  authorize(context.actor, "AlertModify");
  const { actor, clock, store } = context;
  const [one, other] = [await getCase(context, id), await getCase(context, otherId)];
  if (one.number !== other.number) await store.caseLinks.unlink(one.number, other.number, referenceOf(actor), clock());
  return store.cases.get(one.number);
}

/** The case of that very number. @throws caseNotFound, caseWasMerged */
export async function getOwnCase(context: RequestContext, id: string): Promise<CaseSummary> {
  const found = await getCase(context, id);
  if (found.number !== numberOf(id)) throw caseWasMerged(id, found.number);
  return found;
}
