import "./engine-threads.ts";
import { Session } from "chdb";
import { ChdbLane } from "./chdb-lane.ts";
import { ChdbSession } from "./chdb-session.ts";
import type { AnswerOptions, Engine, EngineProgress, InsertTarget, Lane, NamedStatement } from "./engine.ts";
import { withLiterals } from "./literals.ts";
import { answerFormat, readSyntax, runCommand, runForRows } from "./run-statement.ts";
import { renderStatement, type Statement } from "./statement.ts";
import { countAtWork, named, progressOf, readProgress, stopOf } from "./statements-at-work.ts";

/** The engine believes that the whole machine is its own: caches of gigabytes. */
const markCacheBytes = 64 * 1024 ** 2;

function serverArguments(memoryBytesMax: number): string[] {
  return [`--max_server_memory_usage=${Math.round(memoryBytesMax * 1.5)}`, `--mark_cache_size=${markCacheBytes}`];
}

/** Connections at most. All statements share the memory that the engine may have. */
const sessionsMax: Readonly<Record<Lane, number>> = { write: 1, read: 2, people: 4, background: 1, control: 1 };
const lanes = Object.keys(sessionsMax) as readonly Lane[];

/** Between two counts of a statement whose answer is read while the engine works. */
const countEveryMs = 20;

/**
 * Opens the engine within this process. `path` is a folder; a process has at most one. `memoryBytesMax` is for one
 * statement; all together may use half as much again.
 */
export async function openChdbEngine(path: string, memoryBytesMax: number): Promise<Engine> {
  // The first connection decides for the engine. It runs nothing but what is about other statements, and that at once,
  // on the main thread, in a millisecond: it must work when every other thread is busy.
  const owner = new Session(path, { connectionArgs: serverArguments(memoryBytesMax) });
  const open = async () => {
    const session = new ChdbSession(path);
    await session.configure({ max_memory_usage: memoryBytesMax });
    return session;
  };
  const of = Object.fromEntries(lanes.map((lane) => [lane, new ChdbLane(open, sessionsMax[lane])])) as Record<
    Lane,
    ChdbLane
  >;
  const rows = <T>(statement: Statement, lane: Lane = "read") =>
    of[lane].run((session) => session.run((client) => runForRows<T>(client, withLiterals(statement))));
  const command = (statement: Statement, lane: Lane = "write") =>
    of[lane].run((session) => session.run((client) => runCommand(client, withLiterals(statement))));
  const atOnce = <T>({ sql }: Statement) => {
    const text = owner.query(sql, "JSONEachRow").trim();
    return text === "" ? [] : text.split("\n").map((line) => JSON.parse(line) as T);
  };
  const progress = async (name: string) => readProgress(atOnce<EngineProgress>(progressOf(name)));
  return {
    rows,
    command,
    progress,
    syntax: (sql) => of.control.run((session) => session.run((client) => readSyntax(client, sql))),
    answer: (statement, options) => answer(of[options.lane], statement, options, progress),
    statementsAtWork: async () => atOnce<{ count: number }>(countAtWork)[0]?.count ?? 0,
    stop: async (name) => {
      atOnce(stopOf(name));
    },
    insert: ({ database, table, settings }: InsertTarget, rows) =>
      of.write.run((session) =>
        session.run(async (_client, { chdb }) => {
          const values = { format: "JSONEachRow", values: rows, settings: { ...settings } } as const;
          await chdb.rawInsert({ table: `${database}.${table}`, ...values });
        }),
      ),
    close: async () => {
      for (const lane of lanes) await of[lane].close();
      owner.close();
    },
  };
}

/** Read while the engine works, it says its counts at the end of no answer: they are asked for in between. */
async function* answer(
  lane: ChdbLane,
  statement: NamedStatement,
  { isWhole, signal, begins }: AnswerOptions,
  progress: (name: string) => Promise<EngineProgress | undefined>,
): AsyncGenerator<Uint8Array, void> {
  const sql = renderStatement(named(statement));
  const pieces = lane.pieces((session) => {
    begins();
    return session.pieces(sql, answerFormat, isWhole);
  }, signal);
  let countAt = 0;
  for await (const piece of pieces) {
    yield piece;
    if (isWhole || performance.now() < countAt) continue;
    const counted = await progress(statement.name);
    countAt = performance.now() + countEveryMs;
    if (counted !== undefined) yield progressLine(counted);
  }
}

/** As the engine's format has it. */
function progressLine({ rowsRead, bytesRead, totalRowsToRead }: EngineProgress): Uint8Array {
  const progress = { read_rows: rowsRead, read_bytes: bytesRead, total_rows_to_read: totalRowsToRead };
  return Buffer.from(`${JSON.stringify({ progress })}\n`);
}
