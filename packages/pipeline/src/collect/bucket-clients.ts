import type { BucketClient, BucketSettings, LogSource } from "@pharos/domain";
import type { BucketCollectorOptions } from "./collector-engines.ts";

interface OpenClient {
  /** What it was opened with. */
  readonly key: string;
  readonly client: BucketClient;
}

/** Keeps the client of each source, with the role that it assumed, until its settings change. */
export class BucketClients {
  readonly #options: Pick<BucketCollectorOptions, "store" | "open">;
  readonly #clients = new Map<string, OpenClient>();

  constructor(options: Pick<BucketCollectorOptions, "store" | "open">) {
    this.#options = options;
  }

  /** @throws secretUnreadable */
  async of({ id }: LogSource, settings: BucketSettings): Promise<BucketClient> {
    const secret = await this.#options.store.sources.secret(id);
    const key = JSON.stringify([settings, secret]);
    const known = this.#clients.get(id);
    if (known?.key === key) return known.client;
    const client = this.#options.open(settings, secret);
    this.#clients.set(id, { key, client });
    return client;
  }
}
