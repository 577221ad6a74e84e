import { type ClickHouseClientConfigOptions, createClient } from "@clickhouse/client";
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

  async close(): Promise<void> {
    await this.#last;
    await this.#client.close();
  }

  async #flush(): Promise<void> {
    await this.#connection.chdb.queryAsync("SELECT 1").catch(() => undefined);
  }
}
