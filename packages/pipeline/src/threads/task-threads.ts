import { Worker } from "node:worker_threads";
import { defineError, PharosError } from "@pharos/domain";
import { BackPressureError } from "../ingest/admission.ts";
import type { MessageFromThread, MessageToThread } from "./messages.ts";
import type { Tasks } from "./serve-tasks.ts";

export interface TaskThreadsOptions {
  /** What a thread runs: it calls `serveTasks`. */
  readonly module: URL;
  readonly threadsMax: number;
  /** Of a thread's heap. */
  readonly memoryMbMax?: number;
  /** Tasks of one owner; 20 when absent. */
  readonly waitingPerOwnerMax?: number;
}

export interface TaskRun {
  /** What is worked on, at the beginning of a sentence: "The schema Custom.Door". */
  readonly subject: string;
  /** Longest time for the subject, and for each that the task names as it goes on. */
  readonly limitMs: number;
  /** Longest time for all subjects together; ten times the limit when absent. */
  readonly totalMs?: number;
  /** Who asks: tasks of one owner run one after the other, so that nobody takes all threads. */
  readonly owner?: string;
  /** Answers what the task asks; a task that gets no answer ends. The limits do not count the time of an answer. */
  readonly answer?: (name: string, input: unknown) => Promise<unknown>;
  /** Memory that moves to the thread instead of being copied. */
  readonly transfer?: readonly ArrayBuffer[];
}

const tooSlow = defineError(
  "tasks.too_slow",
  "TooLarge",
  (subject: string, seconds: number) =>
    `${subject} took longer than ${seconds} s to read. Make it smaller or simpler, or send it in parts.`,
);
const tooMuchMemory = defineError(
  "tasks.too_much_memory",
  "TooLarge",
  (subject: string, megabytes: number) =>
    `${subject} needed more than ${megabytes} MB of memory. Make it smaller, or send it in parts.`,
);
const tooDeep = defineError(
  "tasks.too_deep",
  "TooLarge",
  (subject: string) => `${subject} is nested too deeply. Use fewer levels.`,
);

const memoryMbDefault = 512;
const waitingMax = 200;
const waitingPerOwnerDefault = 20;
const retryAfterSeconds = 5;

type Result<T extends Tasks, K extends keyof T> = Awaited<ReturnType<T[K]>>;

interface WaitingTask {
  readonly name: string;
  readonly input: unknown;
  readonly run: TaskRun;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Threads for work on what people send, of which nobody knows how long it takes: parsing, checking, compiling. A task
 * that exceeds its time or memory ends with its thread, and nothing else does.
 */
export class TaskThreads<T extends Tasks> {
  readonly #options: TaskThreadsOptions;
  readonly #threads = new Set<TaskThread>();
  #waiting: WaitingTask[] = [];
  #isStopped = false;

  /** No thread runs before the first task. */
  constructor(options: TaskThreadsOptions) {
    this.#options = options;
  }

  /** @throws BackPressureError, PharosError TooLarge, and what the task throws */
  run<K extends keyof T & string>(name: K, input: Parameters<T[K]>[0], run: TaskRun): Promise<Result<T, K>> {
    const ofOwner = this.#waiting.filter((task) => task.run.owner !== undefined && task.run.owner === run.owner);
    const { waitingPerOwnerMax = waitingPerOwnerDefault } = this.#options;
    if (this.#waiting.length >= waitingMax || ofOwner.length >= waitingPerOwnerMax) {
      return Promise.reject(new BackPressureError(retryAfterSeconds, "Too many requests of this kind are waiting"));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ name, input, run, resolve, reject });
      this.#startWaiting();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error("The server stops"));
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #startWaiting(): void {
    while (!this.#isStopped) {
      const busy = new Set([...this.#threads].flatMap(({ owner }) => owner ?? []));
      const next = this.#waiting.find(({ run }) => run.owner === undefined || !busy.has(run.owner));
      if (next === undefined) return;
      const thread = [...this.#threads].find(({ isIdle }) => isIdle) ?? this.#startThread();
      if (thread === undefined) return;
      this.#waiting = this.#waiting.filter((task) => task !== next);
      thread.work(next);
    }
  }

  #startThread(): TaskThread | undefined {
    if (this.#threads.size >= this.#options.threadsMax) return undefined;
    const thread: TaskThread = new TaskThread(this.#options, (isUsable) => {
      const isSpare = [...this.#threads].some((other) => other !== thread && other.isIdle);
      if (!isUsable || isSpare) {
        this.#threads.delete(thread);
        void thread.end();
      }
      this.#startWaiting();
    });
    this.#threads.add(thread);
    return thread;
  }
}

/** One thread, with one task at a time. */
class TaskThread {
  readonly #worker: Worker;
  readonly #memoryMb: number;
  readonly #onFree: (isUsable: boolean) => void;
  #isReady = false;
  #task: WaitingTask | undefined;
  /** Why the task got no answer. */
  #noAnswer: Error | undefined;
  #subject = "";
  #endsAtMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ module, memoryMbMax = memoryMbDefault }: TaskThreadsOptions, onFree: (isUsable: boolean) => void) {
    this.#memoryMb = memoryMbMax;
    this.#onFree = onFree;
    this.#worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMbMax } });
    this.#worker.on("message", (message: MessageFromThread) => this.#receive(message));
    this.#worker.on("error", (error: Error) => {
      const isMemory = (error as Partial<NodeJS.ErrnoException>).code === "ERR_WORKER_OUT_OF_MEMORY";
      this.#settle(isMemory ? tooMuchMemory(this.#subject, this.#memoryMb) : error, false);
    });
    this.#worker.on("exit", () => this.#settle(new Error("The thread ended before its task"), false));
    this.#worker.unref();
  }

  get isIdle(): boolean {
    return this.#task === undefined;
  }

  get owner(): string | undefined {
    return this.#task?.run.owner;
  }

  work(task: WaitingTask): void {
    this.#task = task;
    this.#subject = task.run.subject;
    this.#worker.ref();
    if (this.#isReady) this.#begin(task);
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  #begin({ name, input, run }: WaitingTask): void {
    this.#endsAtMs = performance.now() + (run.totalMs ?? 10 * run.limitMs);
    this.#limitTime(run);
    try {
      this.#worker.postMessage({ type: "task", name, input } satisfies MessageToThread, [...(run.transfer ?? [])]);
    } catch (error) {
      this.#settle(error as Error, true);
    }
  }

  #limitTime({ limitMs }: TaskRun): void {
    clearTimeout(this.#timer);
    const leftMs = Math.max(0, Math.min(limitMs, this.#endsAtMs - performance.now()));
    this.#timer = setTimeout(() => this.#settle(tooSlow(this.#subject, Math.ceil(leftMs / 1000)), false), leftMs);
  }

  #receive(message: MessageFromThread): void {
    if (message.type === "ready") {
      this.#isReady = true;
      if (this.#task) this.#begin(this.#task);
      return;
    }
    const task = this.#task;
    if (task === undefined) return;
    switch (message.type) {
      case "progress":
        this.#subject = message.subject;
        this.#limitTime(task.run);
        break;
      case "question":
        void this.#answer(task, message.id, message.name, message.input);
        break;
      case "done":
        this.#settle(undefined, true, message.value);
        break;
      case "refused": {
        const { code, category, message: sentence } = message.refusal;
        this.#settle(new PharosError(code, category, sentence), true);
        break;
      }
      case "unanswered":
        this.#settle(this.#noAnswer ?? new Error("The task got no answer"), true);
        break;
      case "too-deep":
        this.#settle(tooDeep(this.#subject), true);
        break;
      case "failed":
        this.#settle(message.error, true);
        break;
    }
  }

  async #answer(task: WaitingTask, id: number, name: string, input: unknown): Promise<void> {
    clearTimeout(this.#timer);
    const reply = await this.#reply(task.run, id, name, input);
    if (this.#task !== task) return;
    this.#limitTime(task.run);
    this.#worker.postMessage(reply);
  }

  async #reply({ answer }: TaskRun, id: number, name: string, input: unknown): Promise<MessageToThread> {
    try {
      return { type: "answer", id, value: await answer?.(name, input) };
    } catch (error) {
      // The task cannot go on, and who gave it hears why.
      this.#noAnswer = error instanceof Error ? error : new Error(String(error));
      return { type: "no-answer", id };
    }
  }

  #settle(error: Error | undefined, isUsable: boolean, value?: unknown): void {
    clearTimeout(this.#timer);
    const task = this.#task;
    this.#task = undefined;
    this.#worker.unref();
    if (error === undefined) task?.resolve(value as never);
    else task?.reject(error);
    this.#onFree(isUsable);
  }
}
