import { type ClickHouseClientConfigOptions, createClient, parseError } from "@clickhouse/client";
import { type ChdbConnection, createChdbConnection } from "chdb/connection";
import type { Client } from "./run-statement.ts";
import { sessionSettings } from "./session-settings.ts";

/**
 * One connection to the embedded engine, which runs one statement at a time. After a statement that failed
 * half-way the engine keeps what it had written and puts it before the next statement's answer; so each waits
 * for the one before, and a failure is flushed before anybody else has their turn.
 */
export class ChdbSession {
  readonly #connection: ChdbConnection;
  readonly #client: Client;
  #last: Promise<unknown> = Promise.resolve();

  constructor(path: string) {
    this.#connection = createChdbConnection({ path });
    // Two copies of one interface: chdb's types come from the package that the client has a copy of.
    const injected = this.#connection as unknown as NonNullable<ClickHouseClientConfigOptions["connection"]>;
    this.#client = createClient({ connection: injected });
  }

  async configure(settings: Readonly<Record<string, string | number>>): Promise<void> {
    for (const [name, value] of Object.entries({ ...sessionSettings, ...settings })) {
      await this.run((client) => client.command({ query: `SET ${name} = ${value}` }));
    }
  }

  run<T>(work: (client: Client, connection: ChdbConnection) => Promise<T>): Promise<T> {
    const result = this.#last.then(() => work(this.#client, this.#connection));
    this.#last = result.catch(() => this.#flush());
    return result;
  }

  /** The answer in pieces that end with a line, or all of it as one; the connection is taken until the last. */
  async *pieces(sql: string, format: string, isWhole: boolean): AsyncGenerator<Uint8Array, void> {
    const previous = this.#last;
    const turn = Promise.withResolvers<void>();
    this.#last = turn.promise;
    await previous;
    let isComplete = false;
    try {
      if (isWhole) yield (await this.#connection.chdb.queryAsync(sql, { format })).bytes();
      else for await (const chunk of this.#connection.chdb.queryStream(sql, { format })) yield chunk.raw();
      isComplete = true;
    } catch (error) {
      throw parseError(error instanceof Error ? error : String(error));
    } finally {
      if (!isComplete) await this.#flush();
      turn.resolve();
    }
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#client.close();
  }

  async #flush(): Promise<void> {
    await this.#connection.chdb.queryAsync("SELECT 1").catch(() => undefined);
  }
}
