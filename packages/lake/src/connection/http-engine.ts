import type { Agent } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { ClickHouseLogLevel, createClient } from "@clickhouse/client";
import type { AnswerOptions, Engine, EngineProgress, InsertTarget, Lane, NamedStatement } from "./engine.ts";
import { LaneQueue } from "./lane-queue.ts";
import { rowsFileHeader, rowsLengthHeader } from "./rows-headers.ts";
import { answerFormat, type Client, readNative, readSyntax, runCommand, runForRows } from "./run-statement.ts";
import { sessionSettings } from "./session-settings.ts";
import { renderStatement, type Statement } from "./statement.ts";
import type { StatementWatch, WatchedStatement } from "./statement-watch.ts";
import { countAtWork, named, progressOf, readProgress, stopOf } from "./statements-at-work.ts";

export interface HttpEngineOptions {
  /** `http://host:8123` */
  readonly url: string;
  readonly username?: string;
  readonly password?: string;
  /** Of one statement. */
  readonly memoryBytesMax: number;
  /** Statements at work at most. */
  readonly places: Readonly<Record<Lane, number>>;
  /** For every statement, beside `sessionSettings`. */
  readonly settings?: Readonly<Record<string, number | string>>;
  readonly watch: StatementWatch;
  /** Makes what connects in another way, to a server that closes no idle connection. One for each client. */
  readonly makeAgent?: () => Agent;
  /** Leaves rows where the engine finds them without the connection; undefined for those that go through it. */
  readonly handOver?: (rows: Buffer) => Promise<HandedRows | undefined>;
}

export interface HandedRows {
  readonly name: string;
  remove(): Promise<void>;
}

const requestMsMax = 130_000;
/** Beyond the longest time that a query may take. */
const answerMsMax = 31 * 60_000;
const stopEveryMs = 50;

/** ClickHouse over HTTP. Settings travel with each request, so none outlives its statement. */
export function openHttpEngine(options: HttpEngineOptions): Engine {
  const { url, username, password, memoryBytesMax, places, settings, watch, makeAgent, handOver } = options;
  const open = (requestMsMax: number) =>
    createClient({
      url,
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
      // The client would close idle connections of its own, and with an agent those that are in use.
      ...(makeAgent === undefined ? {} : { http_agent: makeAgent(), keep_alive: { idle_socket_ttl: 0 } }),
      clickhouse_settings: { ...sessionSettings, ...settings, max_memory_usage: String(memoryBytesMax) },
      request_timeout: requestMsMax,
      max_open_connections: connectionsMax,
      // Failures reach the caller; the client would print them, settings and all.
      log: { level: ClickHouseLogLevel.OFF },
    });
  const client = open(requestMsMax);
  const patient = open(answerMsMax);
  const lanes = Object.fromEntries(
    Object.entries(places).map(([lane, count]) => [lane, new LaneQueue(count)]),
  ) as Record<Lane, LaneQueue>;
  /** In its lane, and under watch. */
  const run = <T>(lane: Lane, statement: Statement, work: () => Promise<T>): Promise<T> =>
    lanes[lane].run(async () => {
      const watched = await watch(statement);
      try {
        const result = await work();
        watched.finish();
        return result;
      } catch (error) {
        throw await watched.explain(error);
      }
    });
  const rows = <T>(statement: Statement, lane: Lane = "read") =>
    run(lane, statement, () => runForRows<T>(client, statement));
  const answers = new Map<string, WatchedStatement>();
  /** About other statements, for which nothing may have to wait. */
  const stop = (name: string) => {
    answers.get(name)?.abandon();
    return runCommand(client, stopOf(name));
  };
  const progress = async (name: string) => readProgress(await runForRows<EngineProgress>(client, progressOf(name)));

  async function* answer(
    statement: NamedStatement,
    { lane, isWhole, signal, begins }: AnswerOptions,
  ): AsyncGenerator<Uint8Array, void> {
    const leave = await lanes[lane].enter(signal);
    try {
      const watched = await watch(statement);
      signal.throwIfAborted();
      begins();
      answers.set(statement.name, watched);
      let isOver = false;
      try {
        const { stream } = await patient.exec({
          query: `${renderStatement(named(statement))} FORMAT ${answerFormat}`,
          query_id: statement.name,
          ...(isWhole ? { clickhouse_settings: { wait_end_of_query: 1 } } : {}),
        });
        yield* stream;
        isOver = true;
      } catch (error) {
        isOver = true;
        throw await watched.explain(error);
      } finally {
        if (!isOver) await untilStopped(statement.name, watched.isLost);
        answers.delete(statement.name);
        watched.finish();
      }
    } finally {
      leave();
    }
  }

  /** The place is another's only when the engine is at work on the statement no more. */
  async function untilStopped(name: string, isLost: () => boolean): Promise<void> {
    while (!isLost()) {
      try {
        await stop(name);
        if ((await progress(name)) === undefined) return;
      } catch {
        // The engine does not answer. It is asked again until it does, or is found to be lost.
      }
      await delay(stopEveryMs);
    }
  }

  return {
    rows,
    command: (statement, lane = "write") => run(lane, statement, () => runCommand(client, statement)),
    syntax: (statement) => run("control", statement, () => readSyntax(client, statement.sql)),
    answer,
    progress,
    statementsAtWork: async () => (await runForRows<{ count: number }>(client, countAtWork))[0]?.count ?? 0,
    stop,
    native: (statement, lane = "background") => run(lane, statement, () => readNative(client, statement)),
    insert: (target, rows) => {
      const sql = renderInsert(target);
      return run("write", { sql }, () => insert(client, sql, target, rows, handOver));
    },
    close: async () => {
      await Promise.all([client.close(), patient.close()]);
    },
  };
}

/** More than all lanes have places. */
const connectionsMax = 64;

function renderInsert({ database, table, nativeColumns }: InsertTarget): string {
  const into = `INSERT INTO ${database}.${table}`;
  if (nativeColumns === undefined) return `${into} FORMAT JSONEachRow`;
  return `${into} (${nativeColumns}) FORMAT Native`;
}

/** The client's own `insert` would parse and print the lines again. */
async function insert(
  client: Client,
  sql: string,
  { settings }: InsertTarget,
  rows: Buffer,
  handOver: HttpEngineOptions["handOver"],
): Promise<void> {
  const handed = await handOver?.(rows);
  try {
    const { stream } = await client.exec({
      query: sql,
      values: Readable.from(handed ? [] : [rows], { objectMode: false }),
      clickhouse_settings: { ...settings },
      http_headers: handed ? { [rowsFileHeader]: handed.name } : { [rowsLengthHeader]: String(rows.length) },
    });
    await stream.toArray();
  } finally {
    await handed?.remove();
  }
}
