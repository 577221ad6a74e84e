import { Readable } from "node:stream";
import { ClickHouseLogLevel, createClient } from "@clickhouse/client";
import type { Engine, InsertTarget } from "./engine.ts";
import { readSyntax, runCommand, runForRows, runForTable } from "./run-statement.ts";
import { sessionSettings } from "./session-settings.ts";
import type { Statement } from "./statement.ts";

export interface ServerAddress {
  /** `http://host:8123` */
  readonly url: string;
  readonly username?: string;
  readonly password?: string;
}

const requestMsMax = 130_000;
/** Beyond the longest time that a scheduled query may take. */
const backgroundMsMax = 31 * 60_000;

/** A ClickHouse server by address. Settings travel with each request, so none outlives its statement. */
export async function openHttpEngine(address: ServerAddress, memoryBytesMax: number): Promise<Engine> {
  const open = (requestMsMax: number) =>
    createClient({
      url: address.url,
      ...(address.username === undefined ? {} : { username: address.username }),
      ...(address.password === undefined ? {} : { password: address.password }),
      clickhouse_settings: { ...sessionSettings, max_memory_usage: String(memoryBytesMax) },
      request_timeout: requestMsMax,
      // Failures reach the caller; the client would print them, settings and all.
      log: { level: ClickHouseLogLevel.OFF },
    });
  const client = open(requestMsMax);
  const patient = open(backgroundMsMax);
  return {
    rows: <T>(statement: Statement) => runForRows<T>(client, statement),
    table: (statement, lane) => runForTable(lane === "background" ? patient : client, statement),
    command: (statement) => runCommand(client, statement),
    syntax: (sql) => readSyntax(client, sql),
    insert: async ({ database, table, settings }: InsertTarget, rows) => {
      // The client's own `insert` would parse and print the lines again.
      const { stream } = await client.exec({
        query: `INSERT INTO ${database}.${table} FORMAT JSONEachRow`,
        values: Readable.from([rows], { objectMode: false }),
        clickhouse_settings: { ...settings },
      });
      await stream.toArray();
    },
    close: async () => {
      await Promise.all([client.close(), patient.close()]);
    },
  };
}
