import {
  checkNotebook,
  type Notebook,
  type NotebookContent,
  type NotebookStep,
  notebookInvalid,
  notebookNotYours,
  PharosError,
  type Sharing,
} from "@pharos/domain";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { mayChangeShared, sharingReaderOf } from "../sharing/sharing.ts";

export interface NotebookToSave {
  /** Absent for a new one. */
  readonly changed?: { readonly id: string; readonly revision: number };
  readonly content: NotebookContent;
  readonly sharing: Sharing;
}

const notebooksMax = 200;
/** Attempts to add a step to a notebook that others keep changing. */
const attemptsMax = 5;

/** The actor's own and those that are shared with them. */
export async function listNotebooks(context: RequestContext): Promise<Notebook[]> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.store.notebooks.list(await sharingReaderOf(context));
}

/** @throws notebookNotFound */
export async function getNotebook(context: RequestContext, id: string): Promise<Notebook> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.store.notebooks.get(id, await sharingReaderOf(context));
}

/** @throws notebookInvalid, notebookNotFound, notebookNotYours, revisionConflict */
export async function saveNotebook(context: RequestContext, input: NotebookToSave): Promise<Notebook> {
  authorize(context.actor, "DataAnalyticsRead");
  const { actor, store, clock } = context;
  const { changed, sharing } = input;
  const notebook = { ...checkNotebook(input.content), sharing, neededLogTypes: actor.logTypeAccess };
  if (changed) {
    checkChangeable(context, await getNotebook(context, changed.id));
    return store.notebooks.update(changed.id, notebook, changed.revision, referenceOf(actor), clock());
  }
  if (actor.kind !== "user") throw notebookInvalid("Only people have notebooks");
  if ((await store.notebooks.countOf(actor.id)) >= notebooksMax)
    throw notebookInvalid(`You have ${notebooksMax} notebooks already. Delete one that you do not use.`);
  return store.notebooks.create(notebook, referenceOf(actor), clock());
}

/** Adds the step at the end. @throws notebookInvalid, notebookNotFound, notebookNotYours */
export async function addNotebookStep(context: RequestContext, id: string, step: NotebookStep): Promise<Notebook> {
  for (let attempt = 1; ; attempt += 1) {
    const { name, description, steps, sharing, revision } = await getNotebook(context, id);
    const content = { name, description, steps: [...steps, step] };
    try {
      return await saveNotebook(context, { changed: { id, revision }, content, sharing });
    } catch (error) {
      const isRace = error instanceof PharosError && error.category === "RevisionConflict";
      if (!isRace || attempt === attemptsMax) throw error;
    }
  }
}

/** @throws notebookNotFound, notebookNotYours */
export async function deleteNotebook(context: RequestContext, id: string): Promise<void> {
  authorize(context.actor, "DataAnalyticsRead");
  checkChangeable(context, await getNotebook(context, id));
  await context.store.notebooks.delete(id);
}

function checkChangeable(context: RequestContext, notebook: Notebook): void {
  if (!mayChangeShared(context, notebook)) throw notebookNotYours();
}
