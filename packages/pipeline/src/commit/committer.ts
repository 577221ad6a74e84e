import { randomBytes } from "node:crypto";
import { type AlertGroupKey, defineError } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import type { Store } from "@pharos/store";
import { groupKeysOf, groupWorks, holdBackStorms, stormKeysOf } from "./alert-windows.ts";
import { type LakeBatch, lakeBatches } from "./lake-batches.ts";
import { type AlertPlan, planAlerts } from "./plan-alerts.ts";
import { recordWorks } from "./record-works.ts";
import { type PendingCommit, undoCommit } from "./undo-commits.ts";
import { bytesOf, type WorkToCommit } from "./work-to-commit.ts";

const undoneMeanwhile = defineError(
  "ingest.undone_meanwhile",
  "ServerError",
  () => "Another process has started and undone what was being stored; send this again",
);

export interface CommitterOptions {
  readonly store: Store;
  readonly lake: Lake;
  /** Whose pending commits are whose after a crash. */
  readonly instanceId: string;
  readonly clock: () => Date;
  readonly onUndoFailed: (error: unknown) => void;
}

interface Waiting {
  readonly work: WorkToCommit;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const bytesTogetherMax = 64 * 1024 * 1024;
const worksTogetherMax = 500;

/**
 * Group commit: while one commit is under way, the work that arrives meanwhile is put together into the next.
 * Its promise resolves when its rows, alerts and counts are durable. If a commit fails, what it wrote is undone and
 * everybody who waits is told to try again (docs/decisions/0001).
 */
export class Committer {
  readonly #options: CommitterOptions;
  #waiting: Waiting[] = [];
  #doubtful: PendingCommit[] = [];
  #running: Promise<void> | undefined;

  constructor(options: CommitterOptions) {
    this.#options = options;
  }

  commit(work: WorkToCommit): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing is waiting. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const together = this.#takeTogether();
      try {
        await this.#commitTogether(together.map(({ work }) => work));
        for (const { resolve } of together) resolve();
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    this.#running = undefined;
  }

  #takeTogether(): Waiting[] {
    let bytes = 0;
    let count = 0;
    for (const { work } of this.#waiting) {
      bytes += bytesOf(work);
      if (count > 0 && (bytes > bytesTogetherMax || count >= worksTogetherMax)) break;
      count += 1;
    }
    return this.#waiting.splice(0, count);
  }

  async #commitTogether(works: readonly WorkToCommit[]): Promise<void> {
    const { store, lake } = this.#options;
    await this.#settleDoubtful();
    let pending: PendingCommit | undefined;
    try {
      await store.transaction(async (tx) => {
        const plan = await this.#decide(tx, works);
        const batches = lakeBatches(works, plan);
        // Told to the database by another connection, so that it is known even if this transaction never ends.
        pending = await this.#announce(works, batches);
        await insertAll(lake, batches, pending.id);
        await recordWorks(tx, works, plan, this.#options.clock());
        if (await tx.ingest.pendingCommits.delete(pending.id)) return;
        // Another process took it for left over and has undone it, but perhaps not the latest rows.
        pending = await this.#announce(works, batches);
        throw undoneMeanwhile();
      });
    } catch (error) {
      if (pending) this.#doubtful.push(pending);
      await this.#settleDoubtful().catch(this.#options.onUndoFailed);
      throw error;
    }
  }

  /**
   * An error at the very end leaves open whether the transaction took place. It removes the announcement, so the
   * announcement tells: while it is there nothing was committed, and what the lake has is undone.
   */
  async #settleDoubtful(): Promise<void> {
    if (this.#doubtful.length === 0) return;
    const { store, lake, instanceId } = this.#options;
    const announced = new Set((await store.ingest.pendingCommits.listByInstance(instanceId)).map(({ id }) => id));
    for (const commit of [...this.#doubtful]) {
      if (announced.has(commit.id)) await undoCommit(store, lake, commit);
      this.#doubtful = this.#doubtful.filter((other) => other !== commit);
    }
  }

  async #announce(works: readonly WorkToCommit[], batches: readonly LakeBatch[]): Promise<PendingCommit> {
    const rowIdPrefixes = works.map((work) => work.rowIdPrefix);
    const tables = batches.map(({ database, table, fromMs, toMs }) => ({
      database,
      table,
      fromMs,
      toMs,
      rowIdPrefixes,
    }));
    const id = await this.#options.store.ingest.pendingCommits.create(
      this.#options.instanceId,
      tables,
      this.#options.clock(),
    );
    return { id, tables };
  }

  /** Locks groups first and what counts their alerts after them, always: so that nobody waits in a circle. */
  async #decide(tx: Store, works: readonly WorkToCommit[]): Promise<AlertPlan> {
    const lock = async (keys: readonly AlertGroupKey[]) =>
      (await tx.alertGroups.lock(keys)).filter((group) => group !== undefined);
    const { windows, windowOf } = groupWorks(works, await lock(groupKeysOf(works)), newAlertId);
    const guarded = holdBackStorms(windows, await lock(stormKeysOf(windows)), newAlertId);
    return planAlerts(works, guarded, windowOf);
  }
}

function newAlertId(): string {
  return randomBytes(16).toString("hex");
}

/** Waits for every insert, also after one failed: an undo must not run while rows are still arriving. */
async function insertAll(lake: Lake, batches: readonly LakeBatch[], commitId: string): Promise<void> {
  const inserts = batches.map(({ database, table, rows }) =>
    lake.insert({ database, table, rows: rows.map(asBuffer), token: `${commitId}:${database}.${table}` }),
  );
  const results = await Promise.allSettled(inserts);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
