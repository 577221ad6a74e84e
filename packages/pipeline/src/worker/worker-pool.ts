import { Worker } from "node:worker_threads";
import type { CacheRequest, CacheStore, RuleOutage } from "@pharos/detection";
import { defineError, describeError, type OsAccount, PharosError } from "@pharos/domain";
import type { Chunk } from "@pharos/normalize";
import type {
  MessageFromWorker,
  MessageToWorker,
  ProcessedSlice,
  RuleConditions,
  WorkerContent,
  WorkerStart,
} from "./protocol.ts";

const workerLost = defineError(
  "ingest.worker_lost",
  "ServerError",
  (reason: string) => `The worker was lost (${reason}); send this again`,
);
/**
 * A sixth of a Python process. Rules by the hundred share one, and nearly all take microseconds an event; one that takes
 * this much is a mistake, and six of them would stop ingest.
 */
const ruleMsPerMinuteDefault = 10_000;
const restartDelayMs = 1_000;
/**
 * Whoever changes content waits no longer for the workers to use it: rules that take long to load hold up nobody, and
 * clients of the public API wait 30 s for the answer to an upload.
 */
const replaceMsMaxDefault = 15_000;

export interface WorkerPoolOptions {
  readonly size: number;
  readonly content: WorkerContent;
  readonly cacheFolder: string;
  /** The account that Python's processes run as; only root can choose one. */
  readonly account?: OsAccount;
  readonly callTimeoutMs: number;
  /** Time that each rule may take in a minute in each worker; `ruleMsPerMinuteDefault` when absent. */
  readonly ruleMsPerMinute?: number;
  /** How long `replaceContent` waits; `replaceMsMaxDefault` when absent. */
  readonly replaceMsMax?: number;
  /** Answers what Python rules ask of the key-value cache. */
  readonly cache: CacheStore;
  readonly onWorkerLost: (error: Error) => void;
  /** Hears when other rules run than before though the content is the same. */
  readonly onOutages?: () => void;
  /** Hears what an operator should know of the workers' Python. */
  readonly onNotice?: (message: string) => void;
}

/** A chunk that one worker processes slice by slice. */
export interface ChunkInWorker {
  readonly first: ProcessedSlice;
  /** The slice behind the last that was asked for; its rows get ids with this prefix. */
  next(rowIdPrefix: string): Promise<ProcessedSlice>;
  /** No more slices are asked for. */
  abandon(): void;
}

/** Hears what share of a chunk its first slice is, before it is processed; a chunk of one slice says nothing. */
export type OnOpened = (firstShare: number) => void;

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

  get workersReady(): number {
    return this.#members.filter(({ isReady }) => isReady).length;
  }

  /** Rules that do not run in at least one worker: they do not load, or were suspended. */
  get outages(): readonly RuleOutage[] {
    const all = this.#members.flatMap(({ outages }) => outages);
    return [...new Map(all.map((outage) => [outage.ruleId, outage])).values()];
  }

  /** Of the rules that run now. */
  get conditions(): RuleConditions {
    return this.#members[0]?.conditions ?? new Map();
  }

  process(chunk: Chunk, onOpened?: OnOpened): Promise<ChunkInWorker> {
    const [idlest] = this.#members.toSorted((a, b) => a.waiting - b.waiting);
    return idlest ? idlest.process(chunk, onOpened) : Promise.reject(workerLost("none is there"));
  }

  /**
   * Resolves when every worker uses the new content, or after `replaceMsMax`: until its rules are loaded the old ones go on.
   * Chunks that were under way used the old.
   */
  async replaceContent(content: WorkerContent): Promise<void> {
    this.#content = content;
    const { replaceMsMax = replaceMsMaxDefault } = this.#options;
    const replaced = Promise.all(this.#members.map((member) => member.replaceContent(content)));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.#options.onNotice?.(
          `Changed content is not live after ${replaceMsMax / 1000} s; until it is, the old runs`,
        );
        resolve();
      }, replaceMsMax);
    });
    try {
      await Promise.race([replaced, late]);
    } finally {
      clearTimeout(timer);
      replaced.catch(() => undefined);
    }
  }

  /** See `Pipeline.expectChange`. */
  expectContent(): void {
    for (const member of this.#members) member.expectContent();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#members.map((member) => member.stop()));
  }

  #startMember(): PoolMember {
    const start: WorkerStart = {
      content: this.#content,
      cacheFolder: this.#options.cacheFolder,
      ...(this.#options.account && { account: this.#options.account }),
      callTimeoutMs: this.#options.callTimeoutMs,
      ruleMsPerMinute: this.#options.ruleMsPerMinute ?? ruleMsPerMinuteDefault,
    };
    return new PoolMember(start, this.#options, (member, error) => this.#replace(member, error));
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
  isReady = false;
  conditions: RuleConditions = new Map();
  outages: readonly RuleOutage[] = [];
  readonly #worker: Worker;
  readonly #chunks = new Map<number, Waiting<ProcessedSlice>>();
  readonly #opening = new Map<number, OnOpened>();
  readonly #reloads = new Map<number, Waiting<void>>();
  readonly #options: WorkerPoolOptions;
  #nextId = 0;
  /** Why the worker is gone. */
  #cause: Error | undefined;

  constructor(start: WorkerStart, options: WorkerPoolOptions, onLost: (member: PoolMember, error: Error) => void) {
    this.#options = options;
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
      this.#cause = cause;
      this.#failAll(cause);
      onLost(this, cause);
    });
  }

  get waiting(): number {
    return this.#chunks.size;
  }

  async process(chunk: Chunk, onOpened?: OnOpened): Promise<ChunkInWorker> {
    const id = this.#nextId++;
    if (onOpened) this.#opening.set(id, onOpened);
    const bytes = ownedBytes(chunk.bytes);
    const first = await this.#ask({ type: "chunk", id, chunk: { ...chunk, bytes } }, [bytes.buffer]).finally(() =>
      this.#opening.delete(id),
    );
    return {
      first,
      next: (rowIdPrefix) => this.#ask({ type: "next-slice", id, rowIdPrefix }),
      abandon: () => this.#post({ type: "abandon", id }),
    };
  }

  #ask(message: MessageToWorker & { readonly id: number }, moved: ArrayBuffer[] = []): Promise<ProcessedSlice> {
    return new Promise((resolve, reject) => {
      // A worker that was lost answers nobody.
      if (this.#cause) return reject(workerLost(this.#cause.message));
      this.#chunks.set(message.id, { resolve, reject });
      this.#post(message, moved);
    });
  }

  replaceContent(content: WorkerContent): Promise<void> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#reloads.set(id, { resolve, reject });
      this.#post({ type: "content", id, content });
    });
  }

  expectContent(): void {
    this.#post({ type: "expect-content" });
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
      case "opened":
        this.#opening.get(message.id)?.(message.firstShare);
        break;
      case "refused": {
        const { code, category, message: sentence } = message.error;
        this.#chunks.get(message.id)?.reject(new PharosError(code, category, sentence));
        this.#chunks.delete(message.id);
        break;
      }
      case "content-live":
        this.isReady = true;
        this.conditions = message.conditions;
        this.outages = message.outages;
        if (message.id === undefined) {
          this.#options.onOutages?.();
        } else {
          this.#reloads.get(message.id)?.resolve();
          this.#reloads.delete(message.id);
        }
        break;
      case "notice":
        this.#options.onNotice?.(message.message);
        break;
      case "cache-request":
        void this.#answerCache(message.id, message.request);
        break;
    }
  }

  async #answerCache(id: number, request: CacheRequest): Promise<void> {
    try {
      this.#post({ type: "cache-answer", id, answer: await this.#options.cache(request), error: undefined });
    } catch (error) {
      const reason = describeError(error);
      this.#post({ type: "cache-answer", id, answer: null, error: reason });
    }
  }

  #failAll(error: Error): void {
    const lost = workerLost(error.message);
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
