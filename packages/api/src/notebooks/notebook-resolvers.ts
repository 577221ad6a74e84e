import { type NotebookStep, notebookInvalid } from "@pharos/domain";
import type { NotebookStepInput, SaveNotebookInput } from "../generated/resolver-types.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { mayChangeShared, readSharing } from "../sharing/sharing.ts";
import {
  addNotebookStep,
  deleteNotebook,
  getNotebook,
  listNotebooks,
  type NotebookToSave,
  saveNotebook,
} from "./notebook-service.ts";

export const notebookResolvers = {
  Query: {
    notebooks: (_root, _input, context) => listNotebooks(context),
    notebook: (_root, { id }, context) => getNotebook(context, id),
  },
  Mutation: {
    saveNotebook: (_root, { input }, context) => saveNotebook(context, notebookOf(input)),
    addNotebookStep: (_root, { id, step }, context) => addNotebookStep(context, id, stepOf(step)),
    deleteNotebook: async (_root, { id }, context) => {
      await deleteNotebook(context, id);
      return { id };
    },
  },
  Notebook: {
    stepCount: ({ steps }) => steps.length,
    isOwn: ({ ownerId }, _input, { actor }) => ownerId === actor.id,
    mayChange: (notebook, _input, context) => mayChangeShared(context, notebook),
    owner: async ({ ownerId }, _input, { loaders }) =>
      ownerId === undefined ? null : ((await loaders.users.load(ownerId)) ?? null),
  },
  NotebookStep: {
    title: (step) => (step.kind === "QUERY" ? step.title : ""),
    language: (step) => (step.kind === "QUERY" ? step.language : null),
    databases: (step) => (step.kind === "QUERY" ? [...step.databases] : []),
    tables: (step) => (step.kind === "QUERY" ? [...step.tables] : []),
    relativeTime: (step) => (step.kind === "QUERY" ? (step.relativeTime ?? null) : null),
    startTime: (step) => (step.kind === "QUERY" ? dateOf(step.startTime) : null),
    endTime: (step) => (step.kind === "QUERY" ? dateOf(step.endTime) : null),
    runId: (step) => (step.kind === "QUERY" ? (step.runId ?? null) : null),
  },
} satisfies NounResolvers;

const dateOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

function notebookOf({ id, revision, name, description, steps, sharing }: SaveNotebookInput): NotebookToSave {
  if (id != null && revision == null) throw notebookInvalid("revision is missing: it says which state was changed");
  return {
    ...(id != null && revision != null && { changed: { id, revision } }),
    content: { name, description: description ?? "", steps: steps.map(stepOf) },
    sharing: readSharing(sharing),
  };
}

function stepOf({ id, kind, text, language, ...input }: NotebookStepInput): NotebookStep {
  if (kind === "NOTE") return { id, kind, text };
  if (language === "simplesearch")
    throw notebookInvalid(`The step ${id} is written as filters. Write it in PharosFlow or SQL.`);
  return {
    ...{ id, kind, text, language: language ?? "pharosflow", title: input.title ?? "" },
    databases: input.databases ?? [],
    tables: input.tables ?? [],
    relativeTime: input.relativeTime ?? undefined,
    startTime: input.startTime?.toISOString(),
    endTime: input.endTime?.toISOString(),
    runId: input.runId ?? undefined,
  };
}
