import { parentPort } from "node:worker_threads";
import { PharosError } from "@pharos/domain";
import type { MessageFromThread, MessageToThread } from "./messages.ts";

/** What a task can say and ask while it works. */
export interface TaskHost {
  /** Names what is worked on from now on: the limit of time counts for it alone, and an error names it. */
  progress(subject: string): void;
  /** Asks who gave the task. Without an answer the task ends. */
  ask(name: string, input: unknown): Promise<unknown>;
}

/** A task by its name. Its input and its result can be copied between threads. */
// biome-ignore lint/suspicious/noExplicitAny: each task has an input of its own.
export type Tasks = Readonly<Record<string, (input: any, host: TaskHost) => unknown>>;

/** To be called once by the module that a thread of `TaskThreads` runs. */
export function serveTasks(tasks: Tasks): void {
  const port = parentPort;
  if (port === null) throw new Error("Tasks are served in a thread of TaskThreads only");
  const post = (message: MessageFromThread) => port.postMessage(message);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let nextQuestion = 0;
  const host: TaskHost = {
    progress: (subject) => post({ type: "progress", subject }),
    ask: (name, input) => {
      const id = nextQuestion++;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer);
      post({ type: "question", id, name, input });
      return answer.promise;
    },
  };

  port.on("message", (message: MessageToThread) => {
    if (message.type === "task") {
      void runTask(tasks, message.name, message.input, host).then(post);
      return;
    }
    const answer = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === "answer") answer?.resolve(message.value);
    else answer?.reject(new Unanswered());
  });
  post({ type: "ready" });
}

class Unanswered extends Error {}

async function runTask(tasks: Tasks, name: string, input: unknown, host: TaskHost): Promise<MessageFromThread> {
  try {
    const task = tasks[name];
    if (task === undefined) throw new Error(`The task ${name} does not exist`);
    return { type: "done", value: await task(input, host) };
  } catch (error) {
    if (error instanceof Unanswered) return { type: "unanswered" };
    if (error instanceof PharosError) {
      const { code, category, message } = error;
      return { type: "refused", refusal: { code, category, message } };
    }
    if (error instanceof RangeError && error.message.includes("call stack")) return { type: "too-deep" };
    return { type: "failed", error: error instanceof Error ? error : new Error(String(error)) };
  }
}
