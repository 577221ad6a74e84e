import { setTimeout } from "node:timers/promises";
import { describeError, isOfSource, type PullClient, pollBackOffMs } from "@pharos/domain";
import type { Pull } from "@pharos/store";
import { pollStream } from "./poll-stream.ts";
import type { PullCollectorOptions } from "./pull-engines.ts";

const idleMs = 1_000;
/** A process that dies is replaced after this. */
const leaseMs = 30_000;
/** Most of a poll is waiting for the provider. */
const pollsAtOnce = 16;

interface OpenClient {
  readonly key: string;
  readonly client: PullClient;
}

/** Polls the sources that pull logs. Any number of processes may have one: each source is polled by one of them at a time. */
export class PullCollector {
  readonly #options: PullCollectorOptions;
  readonly #clients = new Map<string, OpenClient>();
  readonly #stopping = new AbortController();
  readonly #polls = new Set<Promise<void>>();

  constructor(options: PullCollectorOptions) {
    this.#options = options;
  }

  /** Polls until it is disposed; requests under way are given up then, and events are stored. */
  start(): AsyncDisposable {
    const running = this.#run();
    return {
      [Symbol.asyncDispose]: async () => {
        this.#stopping.abort();
        await running;
        await Promise.all(this.#polls);
      },
    };
  }

  /** Polls everything that is due, and resolves when that is done. */
  async poll(): Promise<void> {
    while ((await this.#beginPolls()) > 0) await Promise.all(this.#polls);
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const begun = await this.#beginPolls().catch((error: unknown) => {
        this.#options.onProblem("Due log pullers could not be read", error);
        return 0;
      });
      const isFull = this.#polls.size >= pollsAtOnce;
      if (isFull) await Promise.race(this.#polls);
      else if (begun === 0) await setTimeout(idleMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async #beginPolls(): Promise<number> {
    const { store, holder, clock, findIntakeProblem } = this.#options;
    if (this.#stopping.signal.aborted || findIntakeProblem() !== undefined) return 0;
    const now = clock();
    const lease = { holder, now, until: new Date(now.getTime() + leaseMs) };
    const pulls = await store.pulls.claim(lease, pollsAtOnce - this.#polls.size);
    for (const pull of pulls) {
      const poll: Promise<void> = this.#pollHeld(pull)
        .catch((error: unknown) =>
          this.#options.onProblem(`The log source ${pull.sourceId} could not be polled`, error),
        )
        .finally(() => this.#polls.delete(poll));
      this.#polls.add(poll);
    }
    return pulls.length;
  }

  async #pollHeld(pull: Pull): Promise<void> {
    const { store, holder, clock, onProblem } = this.#options;
    const renew = () => {
      store.pulls
        .renew(pull.sourceId, holder, new Date(clock().getTime() + leaseMs))
        .catch((error: unknown) => onProblem("The lease of a log puller could not be renewed", error));
    };
    const timer = setInterval(renew, leaseMs / 4);
    try {
      await this.#pollDueStreams(pull);
    } finally {
      clearInterval(timer);
    }
  }

  async #pollDueStreams(pull: Pull): Promise<void> {
    const { store, holder, clock, random } = this.#options;
    const { sourceId } = pull;
    const block = (kind: "unauthorized" | "rateLimited" | "refused", message: string, retryAfterMs?: number) => {
      const failuresInRow = pull.failuresInRow + 1;
      const until = new Date(clock().getTime() + pollBackOffMs(kind, failuresInRow, retryAfterMs, random()));
      return store.pulls.release(sourceId, holder, { until, problem: { kind, message }, failuresInRow });
    };
    const source = await store.sources.get(sourceId);
    if (!source) return;
    let client: PullClient;
    try {
      client = await this.#clientOf(pull);
    } catch (error) {
      await block("refused", describeError(error));
      return;
    }
    const now = clock();
    for (const stream of pull.streams.filter(({ nextPollAt }) => nextPollAt <= now)) {
      const failure = await pollStream(this.#options, { source, client, stream }, this.#stopping.signal);
      if (failure && isOfSource(failure.kind)) {
        const kind = failure.kind === "unauthorized" ? "unauthorized" : "rateLimited";
        await block(kind, failure.message, failure.retryAfterMs);
        return;
      }
    }
    await store.pulls.release(sourceId, holder);
  }

  async #clientOf({ sourceId, settings }: Pull): Promise<PullClient> {
    const { store, open } = this.#options;
    const [secrets, tokens] = await Promise.all([store.pulls.secrets(sourceId), store.pulls.tokens(sourceId)]);
    const key = JSON.stringify([settings, secrets, tokens]);
    const known = this.#clients.get(sourceId);
    if (known?.key === key) return known.client;
    const onTokens: Parameters<typeof open>[0]["onTokens"] = async (renewed) => {
      await store.pulls.saveTokens(sourceId, renewed);
      const opened = this.#clients.get(sourceId);
      if (opened) this.#clients.set(sourceId, { ...opened, key: JSON.stringify([settings, secrets, renewed]) });
    };
    const client = open({ settings, secrets, tokens, onTokens });
    this.#clients.set(sourceId, { key, client });
    return client;
  }
}
