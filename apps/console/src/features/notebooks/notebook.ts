import type { NotebookContent, NotebookStep, QueryStep, Sharing } from "@pharos/domain";
import type {
  NotebookFieldsFragment,
  NotebookStepInput,
  NotebooksQuery,
  SaveNotebookInput,
} from "../../graphql/generated/graphql.ts";
import { graphql } from "../../graphql/generated/index.ts";

export const notebookFields = graphql(`
  fragment NotebookFields on Notebook {
    id name description revision isOwn mayChange updatedAt updatedBy { name }
    owner { id givenName familyName }
    sharing { kind roleIds }
    steps { id kind title text language databases tables relativeTime startTime endTime runId }
  }
`);
export const notebooksQuery = graphql(`
  query Notebooks {
    notebooks { id name description stepCount isOwn updatedAt owner { id givenName familyName } sharing { kind roleIds } }
  }
`);
export const notebookQuery = graphql(`
  query Notebook($id: ID!) { notebook(id: $id) { ...NotebookFields } }
`);
export const saveMutation = graphql(`
  mutation SaveNotebook($input: SaveNotebookInput!) { saveNotebook(input: $input) { id ...NotebookFields } }
`);
export const deleteMutation = graphql(`
  mutation DeleteNotebook($id: ID!) { deleteNotebook(id: $id) { id } }
`);

export type KnownNotebook = NotebookFieldsFragment;
export type ListedNotebook = NotebooksQuery["notebooks"][number];

/** What people change of a notebook. */
export interface NotebookDraft extends NotebookContent {
  readonly sharing: Sharing;
}

export function draftOf({ name, description, sharing, steps }: KnownNotebook): NotebookDraft {
  return {
    name,
    description,
    sharing: sharing.kind === "ROLES" ? { kind: "ROLES", roleIds: sharing.roleIds } : { kind: sharing.kind },
    steps: steps.map(stepOf),
  };
}

function stepOf({ id, kind, text, title, language, ...step }: KnownNotebook["steps"][number]): NotebookStep {
  if (kind === "NOTE") return { id, kind, text };
  const { databases, tables, relativeTime, startTime, endTime, runId } = step;
  return {
    ...{ id, kind, text, title, databases, tables },
    language: language === "sql" ? "sql" : "pharosflow",
    relativeTime: relativeTime ?? undefined,
    startTime: startTime ?? undefined,
    endTime: endTime ?? undefined,
    runId: runId ?? undefined,
  };
}

export function inputOf(draft: NotebookDraft, changed?: { id: string; revision: number }): SaveNotebookInput {
  const { sharing, steps, ...said } = draft;
  return {
    ...said,
    ...changed,
    sharing: sharing.kind === "ROLES" ? { kind: "ROLES", roleIds: [...sharing.roleIds] } : { kind: sharing.kind },
    steps: steps.map(stepInput),
  };
}

function stepInput(step: NotebookStep): NotebookStepInput {
  if (step.kind === "NOTE") return step;
  return { ...step, databases: [...step.databases], tables: [...step.tables] };
}

export const newDraft: NotebookDraft = { name: "", description: "", sharing: { kind: "PRIVATE" }, steps: [] };

/** An ID that no other step of the notebook has. */
export const newStepId = (): string => crypto.randomUUID();

export function emptyQuery(language: QueryStep["language"], text: string): QueryStep {
  return {
    ...{ id: newStepId(), kind: "QUERY", title: "", text, language, databases: [], tables: [] },
    ...{ relativeTime: undefined, startTime: undefined, endTime: undefined, runId: undefined },
  };
}
