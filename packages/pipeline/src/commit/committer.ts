import { randomBytes } from "node:crypto";
import type { Link } from "@opentelemetry/api";
import type { AlertGroupKey } from "@pharos/domain";
import type { Store } from "@pharos/store";
import type { LakeWriter } from "../lake-writer/lake-writer.ts";
import { inSpan, linkHere } from "../tracing/in-span.ts";
import { bytesOf, type WorkToCommit } from "../works/work-to-commit.ts";
import { groupKeysOf, groupWorks, holdBackStorms, stormKeysOf } from "./alert-windows.ts";
import { deliveredBatches, foundBatches, packBatches } from "./lake-batches.ts";
import { LastMatchLog } from "./last-match-log.ts";
import { type AlertPlan, planAlerts } from "./plan-alerts.ts";
import { recordWorks } from "./record-works.ts";

export interface CommitterOptions {
  readonly store: Store;
  /** Takes the rows on, once they are committed. */
  readonly lakeWriter: Pick<LakeWriter, "noteCommit">;
  readonly clock: () => Date;
}

interface Waiting {
  readonly work: WorkToCommit;
  /** The trace that waits for it. */
  readonly links: readonly Link[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const bytesTogetherMax = 64 * 1024 * 1024;
const worksTogetherMax = 500;

/**
 * Group commit: while one commit is under way, the work that arrives meanwhile is put together into the next.
 * Everything of it is one transaction of the store, the rows for the lake as well, which wait there until the lake has
 * them (docs/decisions/0010): its promise resolves when all is durable, and a commit that fails leaves nothing behind.
 */
export class Committer {
  readonly #options: CommitterOptions;
  readonly #lastMatches: LastMatchLog;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #runningSince: Date | undefined;

  constructor(options: CommitterOptions) {
    this.#options = options;
    this.#lastMatches = new LastMatchLog(options.store);
  }

  commit(work: WorkToCommit): Promise<void> {
    return inSpan("commit", {}, () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      this.#waiting.push({ work, links: linkHere(), resolve, reject });
      this.#running ??= this.#run();
      return promise;
    });
  }

  /** When the commit that is under way began. */
  get runningSince(): Date | undefined {
    return this.#runningSince;
  }

  /** Resolves when nothing is waiting, here or in the log of last matches. */
  async idle(): Promise<void> {
    await this.#running;
    await this.#lastMatches.idle();
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const together = this.#takeTogether();
      this.#runningSince = this.#options.clock();
      try {
        const works = together.map(({ work }) => work);
        const links = together.flatMap((waiting) => waiting.links);
        await inSpan("commit together", { "pharos.works": works.length }, () => this.#commitTogether(works), { links });
        for (const { resolve } of together) resolve();
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    this.#running = undefined;
    this.#runningSince = undefined;
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
    const { store, lakeWriter, clock } = this.#options;
    const delivered = await packBatches(deliveredBatches(works));
    const bytes = await store.transaction(async (tx) => {
      const plan = await this.#decide(tx, works);
      const found = await packBatches(foundBatches(plan));
      const entries = [...delivered, ...found];
      await tx.lakeOutbox.add(entries, clock());
      await recordWorks(tx, works, plan, clock());
      return entries.reduce((sum, entry) => sum + entry.bytes, 0);
    });
    lakeWriter.noteCommit(bytes);
    this.#lastMatches.note(works);
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
