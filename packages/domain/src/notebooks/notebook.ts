import type { ActorReference } from "../access/actor.ts";
import type { QueryLanguage } from "../data-lake-queries/query-params.ts";
import { defineError } from "../errors/pharos-error.ts";
import type { Sharing } from "../sharing/sharing.ts";

export interface NoteStep {
  /** Unique in its notebook. */
  readonly id: string;
  readonly kind: "NOTE";
  /** Markdown. */
  readonly text: string;
}

/** The tables and the time range of a query whose text leaves them out. */
export interface StepPlace {
  readonly databases: readonly string[];
  readonly tables: readonly string[];
  /** An ISO-8601 duration back from now. */
  readonly relativeTime: string | undefined;
  readonly startTime: string | undefined;
  /** Exclusive. */
  readonly endTime: string | undefined;
}

export interface QueryStep extends StepPlace {
  /** Unique in its notebook. */
  readonly id: string;
  readonly kind: "QUERY";
  readonly title: string;
  readonly text: string;
  readonly language: Exclude<QueryLanguage, "simplesearch">;
  /** The run whose rows are shown, while they are kept. */
  readonly runId: string | undefined;
}

export type NotebookStep = NoteStep | QueryStep;

/** What people write of a notebook. */
export interface NotebookContent {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly NotebookStep[];
}

/** Searches with notes between them, in the order of an investigation. */
export interface Notebook extends NotebookContent {
  readonly id: string;
  /** Undefined: the owner is gone. */
  readonly ownerId: string | undefined;
  readonly sharing: Sharing;
  /** What whoever wrote it saw, and may have named; undefined for all. */
  readonly neededLogTypes: readonly string[] | undefined;
  /** Counts its changes, from 1. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly updatedBy: ActorReference;
}

export const notebookNotFound = defineError(
  "notebooks.not_found",
  "NotFound",
  (id: string) => `The notebook ${id} does not exist, or is not shared with you`,
);
export const notebookNotYours = defineError(
  "notebooks.not_yours",
  "Forbidden",
  () => "Only its owner, or somebody who may manage saved searches, can change this notebook. Duplicate it instead.",
);
export const notebookInvalid = defineError("notebooks.invalid", "InvalidInput", (problem: string) => problem);
