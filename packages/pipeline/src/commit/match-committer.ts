import type { Store } from "@pharos/store";
import type { LakeWriter } from "../lake-writer/lake-writer.ts";
import { type MatchesToCommit, workOf } from "../works/matches-to-commit.ts";
import { Committer } from "./committer.ts";

export interface MatchesReceipt {
  /** The token was committed before: nothing was stored this time. */
  readonly isRepeated: boolean;
}

/**
 * Resolves when signals, matches, errors and alerts are durable; may be called again with the same token at any time,
 * also after a crash or from two processes at once.
 * @throws PharosError ServerError: nothing was stored, call it again
 */
export type CommitMatches = (matches: MatchesToCommit) => Promise<MatchesReceipt>;

export interface MatchCommitterOptions {
  readonly store: Store;
  readonly lakeWriter: LakeWriter;
  readonly clock: () => Date;
}

/** Tokens of senders are theirs to choose; ours must never meet them. */
const tokenPrefix = "matches:";

/** Commits matches that no source delivered. */
export class MatchCommitter {
  readonly #store: Store;
  readonly #committer: Committer;
  readonly #underWay = new Map<string, Promise<MatchesReceipt>>();

  constructor(store: Store, committer: Committer) {
    this.#store = store;
    this.#committer = committer;
  }

  /** For a process without a pipeline. Makes the tables that matches go to. */
  static async start(options: MatchCommitterOptions): Promise<MatchCommitter> {
    await options.lakeWriter.lake.ensureTables([]);
    return new MatchCommitter(options.store, new Committer(options));
  }

  readonly commit: CommitMatches = async (matches) => {
    const token = `${tokenPrefix}${matches.token}`;
    const sameUnderWay = this.#underWay.get(token);
    if (sameUnderWay) {
      await sameUnderWay;
      return { isRepeated: true };
    }
    const work = this.#commitOnce({ ...matches, token });
    this.#underWay.set(token, work);
    try {
      return await work;
    } finally {
      this.#underWay.delete(token);
    }
  };

  /** Finishes what was accepted. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
    await this.#committer.idle();
  }

  async #commitOnce(matches: MatchesToCommit): Promise<MatchesReceipt> {
    if (await this.#isCommitted(matches.token)) return { isRepeated: true };
    try {
      await this.#committer.commit(workOf(matches));
      return { isRepeated: false };
    } catch (error) {
      // Another process was faster, or the answer to our own commit was lost.
      if (await this.#isCommitted(matches.token)) return { isRepeated: true };
      throw error;
    }
  }

  async #isCommitted(token: string): Promise<boolean> {
    return (await this.#store.ingest.chunks.findCommitted([token])).has(token);
  }
}
