import { Worker } from "node:worker_threads";
import type { CacheRequest, CacheStore, RuleOutage } from "@pharos/detection";
import { defineError, PharosError } from "@pharos/domain";
import type { Chunk } from "@pharos/normalize";
import type {
  MessageFromWorker,
  MessageToWorker,
  ProcessedChunk,
  RuleConditions,
  WorkerContent,
  WorkerStart,
} from "./protocol.ts";

const workerLost = defineError(
  "ingest.worker_lost",
  "ServerError",
  (reason: string) => `The worker was lost (${reason}); send this again`,
);
const restartDelayMs = 1_000;

export interface WorkerPoolOptions {
  readonly size: number;
  readonly content: WorkerContent;
  readonly cacheFolder: string;
  readonly callTimeoutMs: number;
  /** Answers what Python rules ask of the key-value cache. */
  readonly cache: CacheStore;
  readonly onWorkerLost: (error: Error) => void;
}

interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

/** Threads that normalise and detect. A chunk goes to the one with the least to do. */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  #content: WorkerContent;
  #members: PoolMember[] = [];
  #isStopping = false;

  private constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#content = options.content;
  }

  /** Resolves when every worker has its rules loaded. */
  static async start(options: WorkerPoolOptions): Promise<WorkerPool> {
    const pool = new WorkerPool(options);
    pool.#members = Array.from({ length: options.size }, () => pool.#startMember());
    try {
      await Promise.all(pool.#members.map((member) => member.ready));
    } catch (error) {
      pool.#isStopping = true;
      throw error;
    }
    return pool;
  }

  /** Rules that do not run: they do not load. */
  get outages(): readonly RuleOutage[] {
    return this.#members[0]?.outages ?? [];
  }

  /** Of the rules that run now. */
  get conditions(): RuleConditions {
    return this.#members[0]?.conditions ?? new Map();
  }

  process(chunk: Chunk): Promise<ProcessedChunk> {
    const [idlest] = this.#members.toSorted((a, b) => a.waiting - b.waiting);
    return idlest ? idlest.process(chunk) : Promise.reject(workerLost("none is there"));
  }

  /** Resolves when every worker uses the new content; chunks that were under way used the old. */
  async replaceContent(content: WorkerContent): Promise<void> {
    this.#content = content;
    await Promise.all(this.#members.map((member) => member.replaceContent(content)));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#members.map((member) => member.stop()));
  }

  #startMember(): PoolMember {
    const start: WorkerStart = {
      content: this.#content,
      cacheFolder: this.#options.cacheFolder,
      callTimeoutMs: this.#options.callTimeoutMs,
    };
    return new PoolMember(start, this.#options.cache, (member, error) => this.#replace(member, error));
  }

  /** A worker that died takes its chunks with it: their senders were not acknowledged and send again. */
  #replace(lost: PoolMember, error: Error): void {
    if (this.#isStopping) return;
    this.#options.onWorkerLost(error);
    this.#members = this.#members.filter((member) => member !== lost);
    // Not at once: one that cannot start would be started without end.
    setTimeout(() => {
      if (!this.#isStopping) this.#members = [...this.#members, this.#startMember()];
    }, restartDelayMs);
  }
}

class PoolMember {
  readonly ready: Promise<void>;
  conditions: RuleConditions = new Map();
  outages: readonly RuleOutage[] = [];
  readonly #worker: Worker;
  readonly #chunks = new Map<number, Waiting<ProcessedChunk>>();
  readonly #reloads = new Map<number, Waiting<void>>();
  readonly #cache: CacheStore;
  #nextId = 0;

  constructor(start: WorkerStart, cache: CacheStore, onLost: (member: PoolMember, error: Error) => void) {
    this.#cache = cache;
    this.#worker = new Worker(new URL("./worker-main.ts", import.meta.url), { workerData: start });
    this.ready = new Promise((resolve, reject) => this.#reloads.set(-1, { resolve, reject }));
    // Nobody may be waiting when a replacement fails to start; the loss is reported below.
    this.ready.catch(() => undefined);
    this.#worker.on("message", (message: MessageFromWorker) => this.#receive(message));
    let cause = new Error("The worker stopped");
    this.#worker.on("error", (error) => {
      cause = error instanceof Error ? error : new Error(String(error));
    });
    this.#worker.on("exit", () => {
      this.#failAll(cause);
      onLost(this, cause);
    });
  }

  get waiting(): number {
    return this.#chunks.size;
  }

  process(chunk: Chunk): Promise<ProcessedChunk> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#chunks.set(id, { resolve, reject });
      const bytes = ownedBytes(chunk.bytes);
      this.#post({ type: "chunk", id, chunk: { ...chunk, bytes } }, [bytes.buffer]);
    });
  }

  replaceContent(content: WorkerContent): Promise<void> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#reloads.set(id, { resolve, reject });
      this.#post({ type: "content", id, content });
    });
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#worker.once("exit", resolve));
    this.#post({ type: "stop" });
    await ended;
  }

  #post(message: MessageToWorker, moved: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, moved);
  }

  #receive(message: MessageFromWorker): void {
    switch (message.type) {
      case "processed":
        this.#chunks.get(message.id)?.resolve(message.result);
        this.#chunks.delete(message.id);
        break;
      case "refused": {
        const { code, category, message: sentence } = message.error;
        this.#chunks.get(message.id)?.reject(new PharosError(code, category, sentence));
        this.#chunks.delete(message.id);
        break;
      }
      case "content-live":
        this.conditions = message.conditions;
        this.outages = message.outages;
        this.#reloads.get(message.id)?.resolve();
        this.#reloads.delete(message.id);
        break;
      case "cache-request":
        void this.#answerCache(message.id, message.request);
        break;
    }
  }

  async #answerCache(id: number, request: CacheRequest): Promise<void> {
    try {
      this.#post({ type: "cache-answer", id, answer: await this.#cache(request), error: undefined });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#post({ type: "cache-answer", id, answer: null, error: reason });
    }
  }

  #failAll(error: Error): void {
    const lost = new PharosError(
      "ingest.worker_lost",
      "ServerError",
      `The worker was lost (${error.message}); send this again`,
    );
    for (const waiting of [...this.#chunks.values(), ...this.#reloads.values()]) waiting.reject(lost);
    this.#chunks.clear();
    this.#reloads.clear();
  }
}

/** The bytes in memory of their own, which can be moved to another thread; copied only when it is shared with others. */
function ownedBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  if (buffer instanceof ArrayBuffer && bytes.byteLength === buffer.byteLength) return new Uint8Array(buffer);
  return new Uint8Array(bytes);
}
