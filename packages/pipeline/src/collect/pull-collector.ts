import { describeError, isOfSource, type PullClient, pollBackOffMs } from "@pharos/domain";
import type { Pull } from "@pharos/store";
import { LeasedPolls } from "./leased-polls.ts";
import { pollStream } from "./poll-stream.ts";
import type { PullCollectorOptions } from "./pull-engines.ts";

interface OpenClient {
  readonly key: string;
  readonly client: PullClient;
}

/** Polls the sources that pull logs. Any number of processes may have one: each source is polled by one of them at a time. */
export class PullCollector {
  readonly #options: PullCollectorOptions;
  readonly #clients = new Map<string, OpenClient>();
  readonly #polls: LeasedPolls<Pull>;

  constructor(options: PullCollectorOptions) {
    const { pulls } = options.store;
    this.#options = options;
    this.#polls = new LeasedPolls({
      ...options,
      claim: (lease, limit) => pulls.claim(lease, limit),
      renew: (sourceId, holder, until) => pulls.renew(sourceId, holder, until),
      poll: (pull, signal) => this.#pollDueStreams(pull, signal),
    });
  }

  /** Polls until it is disposed; requests under way are given up then, and events are stored. */
  start(): AsyncDisposable {
    return this.#polls.start();
  }

  /** Polls everything that is due, and resolves when that is done. */
  poll(): Promise<void> {
    return this.#polls.poll();
  }

  async #pollDueStreams(pull: Pull, signal: AbortSignal): Promise<void> {
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
      const failure = await pollStream(this.#options, { source, client, stream }, signal);
      if (failure && isOfSource(failure.kind)) {
        const kind = failure.kind === "unauthorized" ? "unauthorized" : "rateLimited";
        await block(kind, failure.message, failure.retryAfterMs);
        return;
      }
    }
    await store.pulls.release(sourceId, holder);
  }

  async #clientOf({ sourceId, settings }: Pull): Promise<PullClient> {
    const { store, open, versionOf } = this.#options;
    const [secrets, tokens, version] = await Promise.all([
      store.pulls.secrets(sourceId),
      store.pulls.tokens(sourceId),
      versionOf(settings.provider),
    ]);
    const key = JSON.stringify([settings, secrets, tokens, version]);
    const known = this.#clients.get(sourceId);
    if (known?.key === key) return known.client;
    const onTokens: Parameters<typeof open>[0]["onTokens"] = async (renewed) => {
      await store.pulls.saveTokens(sourceId, renewed);
      const opened = this.#clients.get(sourceId);
      if (opened)
        this.#clients.set(sourceId, { ...opened, key: JSON.stringify([settings, secrets, renewed, version]) });
    };
    const client = await open({ settings, secrets, tokens, onTokens });
    this.#clients.set(sourceId, { key, client });
    return client;
  }
}
