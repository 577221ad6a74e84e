import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Lake } from "@pharos/lake";
import type { LakeBlock, WaitingTable } from "@pharos/store";
import { chooseTables, restAfter, tableKey } from "./choose-tables.ts";
import { type BlockSurroundings, insertBlock } from "./insert-block.ts";
import { LakeBacklog } from "./lake-backlog.ts";
import { readAfterWrites } from "./read-after-writes.ts";
import { Retries } from "./retries.ts";
import { waitForTables } from "./wait-for-tables.ts";

export interface LakeWriterOptions extends BlockSurroundings {
  readonly onProblem: (what: string, error: unknown) => void;
  /**
   * Nothing is written or read before it resolves: the tables are there, and as the rows need them. At once when absent.
   */
  readonly tablesReady?: Promise<unknown>;
  /** How long a question waits for rows that were acknowledged before it; a second when absent. */
  readonly waitForRowsMsMax?: number;
}

export interface LakeWriterStats {
  /** Of the rows that wait; other processes' as it last looked. */
  readonly waitingBytes: number;
  /** How long the lake would take for them. */
  readonly behindSeconds: number;
  /** Since when a table has not taken its rows; undefined when all do. */
  readonly failingSince: Date | undefined;
}

/**
 * While the lake takes a block it needs some ten times its bytes for JSON columns. Half of what it takes in one piece
 * keeps 200 MB free and makes no more inserts where tables fill slowly.
 */
const blockBytesMax = 8 * 1024 ** 2;
/** A table with much to insert holds up the others by so many blocks. */
const blocksInARow = 4;
/** A block that nobody has finished for so long is another's to take over; its token makes it harmless to be mistaken. */
const abandonedAfterMs = 5 * 60_000;
/** How often a writer looks for what others have left. */
const lookAroundMs = 10_000;
/** A supervisor waits ten seconds for all of us, and what is not written by then is safe in the outbox. */
const stopMsMax = 3_000;
/** Each costs an insert of its own while it is refused still. */
const refusedRetriedMax = 100;
const waitForRowsMsDefault = 1_000;
/** How soon rows are tried again that wait while a backup takes its snapshot. */
const heldMs = 100;

/**
 * Carries acknowledged rows from the outbox into the lake, in few large inserts whatever the senders do
 * (docs/decisions/0010). Each process that has the lake runs one; they share the work.
 */
export class LakeWriter {
  /** Answers with everything that this process acknowledged before, unless that takes longer than a second. */
  readonly lake: Lake;
  /** What waits, and whether more may come. */
  readonly backlog = new LakeBacklog();
  readonly #options: LakeWriterOptions;
  readonly #insertedAtMs = new Map<string, number>();
  readonly #retries = new Retries();
  readonly #roundEnded = new Set<() => void>();
  readonly #running: Promise<void>;
  #wake: (() => void) | undefined;
  #isRoused = false;
  #isStopped = false;
  readonly #stopped = Promise.withResolvers<void>();
  /** Nothing rests: the next commit is looked at when it comes. */
  #isIdle = true;
  /** A backup holds the lake. */
  #isHeld = false;
  #urgencies = 0;
  #restMs = restAfter(0);
  #lookedAroundMs = Number.NEGATIVE_INFINITY;
  #failingSince: Date | undefined;
  /** Commits of this process, and how many of them are in the lake. */
  #committed = 0;
  #written = 0;

  private constructor(options: LakeWriterOptions) {
    const { lake, tablesReady, waitForRowsMsMax = waitForRowsMsDefault } = options;
    const withTables = tablesReady ? waitForTables(lake, tablesReady) : lake;
    this.lake = readAfterWrites(withTables, () => this.caughtUp(waitForRowsMsMax));
    this.#options = options;
    this.#running = this.#run();
  }

  /** Begins with what this instance left when it last ended, and with rows that were refused then. */
  static async start(options: LakeWriterOptions): Promise<LakeWriter> {
    await options.store.lakeOutbox.giveBack({ instanceId: options.instanceId });
    await options.store.lakeOutbox.retryRefused(refusedRetriedMax);
    return new LakeWriter(options);
  }

  get stats(): LakeWriterStats {
    const { waitingBytes, behindSeconds } = this.backlog;
    return { waitingBytes, behindSeconds, failingSince: this.#failingSince };
  }

  /** Rows of so many bytes were added to the outbox, and their transaction has ended. */
  noteCommit(bytes: number): void {
    this.backlog.noteCommit(bytes);
    this.#committed += 1;
    if (this.#isIdle) this.#rouse();
  }

  /**
   * Resolves when everything that this process committed before is in the lake, or after `msMax`; whether it is.
   * Costs nothing when nothing waits.
   */
  async caughtUp(msMax: number): Promise<boolean> {
    const goal = this.#committed;
    return this.#waitUntil(async () => this.#written >= goal, msMax);
  }

  /** The same for the commits of every process. */
  async caughtUpEverywhere(msMax: number): Promise<boolean> {
    const { lakeOutbox } = this.#options.store;
    const goal = await lakeOutbox.lastId();
    return this.#waitUntil(async () => !(await lakeOutbox.hasUpTo(goal)), msMax);
  }

  /** Writes what waits, if the lake takes it within `msMax`; the rest stays in the outbox for the next start. */
  async stop(msMax = stopMsMax): Promise<void> {
    await this.caughtUp(msMax);
    this.#isStopped = true;
    this.#stopped.resolve();
    this.#rouse();
    await this.#running;
  }

  async #waitUntil(isDone: () => Promise<boolean>, msMax: number): Promise<boolean> {
    if (await isDone()) return true;
    const deadlineMs = performance.now() + msMax;
    this.#urgencies += 1;
    try {
      for (let leftMs = msMax; leftMs > 0; leftMs = deadlineMs - performance.now()) {
        const ended = this.#nextRound(leftMs);
        this.#rouse();
        await ended;
        if (await isDone()) return true;
      }
      return false;
    } finally {
      this.#urgencies -= 1;
    }
  }

  /** Resolves when a round has ended, or after `ms`. */
  #nextRound(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#roundEnded.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#roundEnded.add(done);
    });
  }

  #rouse(): void {
    this.#isRoused = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    await Promise.race([this.#options.tablesReady, this.#stopped.promise]);
    while (!this.#isStopped) {
      this.#isRoused = false;
      let pauseMs = 1_000;
      try {
        pauseMs = await this.#round();
      } catch (error) {
        this.#options.onProblem("The rows that wait for the data lake could not be read", error);
      }
      for (const done of [...this.#roundEnded]) done();
      await this.#pause(pauseMs);
    }
  }

  async #pause(ms: number): Promise<void> {
    if (this.#isRoused) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = undefined;
  }

  /** Inserts what is due; after how many milliseconds to look again. */
  async #round(): Promise<number> {
    const goal = this.#committed;
    const startMs = performance.now();
    this.#isHeld = false;
    await this.#insertAbandoned();
    const waiting = await this.#options.store.lakeOutbox.waiting();
    this.backlog.noteLook(waiting.reduce((sum, { bytes }) => sum + bytes, 0));
    const state = {
      insertedAtMs: this.#insertedAtMs,
      retryAtMs: this.#retries.atMs,
      restMs: this.#restMs,
      isUrgent: this.#urgencies > 0,
      blockBytesMax,
    };
    const { due, nextAtMs } = chooseTables(waiting, state, startMs);
    let isAllWritten = due.length === waiting.length;
    for (const table of due) {
      // A hold is over all tables.
      isAllWritten = !this.#isHeld && (await this.#insertTable(table)) && isAllWritten;
    }
    if (isAllWritten && this.#retries.atMs.size === 0) this.#written = goal;
    if (due.length > 0) this.#restMs = restAfter(performance.now() - startMs);
    this.#isIdle = nextAtMs === undefined && !this.#isHeld;
    if (this.#isHeld) return heldMs;
    return Math.max(0, Math.min(lookAroundMs, (nextAtMs ?? Number.POSITIVE_INFINITY) - performance.now()));
  }

  /** Whether all that waited for the table is in the lake now. */
  async #insertTable(table: WaitingTable): Promise<boolean> {
    const { store, instanceId, clock } = this.#options;
    this.#insertedAtMs.set(tableKey(table), performance.now());
    let left = table.bytes;
    for (let blocks = 0; left > 0 && blocks < blocksInARow; blocks++) {
      const block = { id: randomUUID(), database: table.database, table: table.table };
      const taking = await store.lakeOutbox.take({ ...block, bytesMax: blockBytesMax, instanceId }, clock());
      if (taking === "held") return this.#waitForHold(table);
      if (taking === "none") return true;
      const bytes = await this.#insert(block);
      if (bytes === undefined) return false;
      left -= bytes;
    }
    return left <= 0;
  }

  /** The rows go as soon as the hold ends, as if their table had rested. Whoever waits for them urgently asks less often. */
  async #waitForHold(table: WaitingTable): Promise<false> {
    this.#insertedAtMs.delete(tableKey(table));
    this.#isHeld = true;
    if (this.#urgencies > 0) await delay(heldMs);
    return false;
  }

  async #insertAbandoned(): Promise<void> {
    const nowMs = performance.now();
    if (this.#retries.atMs.size === 0 && nowMs - this.#lookedAroundMs < lookAroundMs) return;
    const { store, instanceId, clock } = this.#options;
    const before = new Date(clock().getTime() - abandonedAfterMs);
    for (const block of await store.lakeOutbox.abandoned(before)) {
      if ((this.#retries.atMs.get(tableKey(block)) ?? 0) > nowMs) continue;
      if (await store.lakeOutbox.adopt(block.id, before, instanceId, clock())) await this.#insert(block);
    }
    this.#lookedAroundMs = nowMs;
  }

  /** How many bytes of rows are in the lake now; undefined when they are not. */
  async #insert(block: LakeBlock): Promise<number | undefined> {
    const { store, clock, onProblem } = this.#options;
    const key = tableKey(block);
    const startMs = performance.now();
    let bytes: number;
    try {
      bytes = await insertBlock(this.#options, block);
    } catch (error) {
      // Perhaps its rows are in the lake: it is tried again as it is.
      await store.lakeOutbox.giveBack({ id: block.id });
      if (!this.#retries.atMs.has(key)) onProblem(`Acknowledged rows wait: ${key} does not take them now`, error);
      this.#retries.noteFailure(key, performance.now());
      this.backlog.noteFailing(true);
      this.#failingSince ??= clock();
      return undefined;
    }
    this.#retries.noteSuccess(key);
    this.backlog.noteInsert(bytes, performance.now() - startMs);
    this.backlog.noteFailing(this.#retries.atMs.size > 0);
    if (this.#retries.atMs.size === 0) this.#failingSince = undefined;
    return bytes;
  }
}
