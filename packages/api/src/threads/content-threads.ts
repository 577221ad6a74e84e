import { type Actor, identifyActor } from "@pharos/domain";
import { type TaskRun, TaskThreads } from "@pharos/pipeline";
import type { ContentTasks } from "./content-tasks.ts";

export type ContentThreads = TaskThreads<ContentTasks>;

const threadsMax = 3;
const limitMs = 10_000;

/** Threads that read what people send; none runs before something large or slow comes. */
export function createContentThreads(): ContentThreads {
  return new TaskThreads<ContentTasks>({ module: new URL("./content-worker.ts", import.meta.url), threadsMax });
}

/** What holds for a task of this actor. */
export function taskOf(actor: Actor, subject: string): TaskRun {
  return { subject, limitMs, owner: identifyActor(actor) };
}
