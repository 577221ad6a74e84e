import { Readable } from "node:stream";
import { ClickHouseLogLevel, createClient } from "@clickhouse/client";
import type { AnswerOptions, Engine, EngineProgress, InsertTarget, NamedStatement } from "./engine.ts";
import { answerFormat, type Client, readSyntax, runCommand, runForRows } from "./run-statement.ts";
import { sessionSettings } from "./session-settings.ts";
import { renderStatement, type Statement } from "./statement.ts";
import { countAtWork, named, progressOf, readProgress, stopOf } from "./statements-at-work.ts";

export interface ServerAddress {
  /** `http://host:8123` */
  readonly url: string;
  readonly username?: string;
  readonly password?: string;
}

const requestMsMax = 130_000;
/** Beyond the longest time that a query may take. */
const answerMsMax = 31 * 60_000;

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
  const patient = open(answerMsMax);
  const command = (statement: Statement) => runCommand(client, statement);
  return {
    rows: <T>(statement: Statement) => runForRows<T>(client, statement),
    command,
    syntax: (sql) => readSyntax(client, sql),
    answer: (statement, options) => answer(patient, statement, options),
    progress: async (name) => readProgress(await runForRows<EngineProgress>(client, progressOf(name))),
    statementsAtWork: async () => (await runForRows<{ count: number }>(client, countAtWork))[0]?.count ?? 0,
    stop: (name) => command(stopOf(name)),
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

async function* answer(
  client: Client,
  statement: NamedStatement,
  { signal, begins }: AnswerOptions,
): AsyncGenerator<Uint8Array, void> {
  signal.throwIfAborted();
  begins();
  const { stream } = await client.exec({
    query: `${renderStatement(named(statement))} FORMAT ${answerFormat}`,
  });
  yield* stream;
}
