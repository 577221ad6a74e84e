import {
  type AlertView,
  alertViewBytesMax,
  alertViewInvalid,
  alertViewNameLengthMax,
  alertViewsMax,
  isObject,
} from "@pharos/domain";
import type { AlertViewContent } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";

export interface ViewInput {
  readonly id?: string;
  readonly name: string;
  readonly search: unknown;
  readonly isShared: boolean;
}

/** The actor's own and those that are shared. */
export function listViews(context: RequestContext): Promise<AlertView[]> {
  authorize(context.actor, "AlertRead");
  return context.store.alertViews.list(context.actor.id, context.actor.logTypeAccess);
}

/** @throws alertViewNotFound, alertViewNameTaken, alertViewInvalid */
export async function saveView(context: RequestContext, { id, ...given }: ViewInput): Promise<AlertView> {
  authorize(context.actor, "AlertRead");
  const { actor, store, clock } = context;
  if (actor.kind !== "user") throw alertViewInvalid("Only people have views");
  const content = { ...checkView(given), neededLogTypes: actor.logTypeAccess };
  if (id !== undefined) return store.alertViews.update(id, actor.id, content, clock());
  if ((await store.alertViews.countOf(actor.id)) >= alertViewsMax)
    throw alertViewInvalid(`You have ${alertViewsMax} views already. Delete one that you do not use.`);
  return store.alertViews.create(actor.id, content, clock());
}

/** @throws alertViewNotFound */
export async function deleteView(context: RequestContext, id: string): Promise<void> {
  authorize(context.actor, "AlertRead");
  await context.store.alertViews.delete(id, context.actor.id);
}

function checkView({ name, search, isShared }: Omit<ViewInput, "id">): Omit<AlertViewContent, "neededLogTypes"> {
  const trimmed = name.trim();
  if (trimmed === "") throw alertViewInvalid("Enter a name for the view");
  if (trimmed.length > alertViewNameLengthMax)
    throw alertViewInvalid(`A view's name has at most ${alertViewNameLengthMax} characters`);
  if (!isObject(search) || JSON.stringify(search).length > alertViewBytesMax)
    throw alertViewInvalid(`search must be an object of at most ${alertViewBytesMax} bytes`);
  return { name: trimmed, search, isShared };
}
