import { Session } from "chdb";
import { ChdbSession } from "./chdb-session.ts";
import type { Engine, InsertTarget, Lane } from "./engine.ts";
import { readSyntax, runCommand, runForRows, runForTable } from "./run-statement.ts";
import type { Statement } from "./statement.ts";

/** The engine believes that the whole machine is its own: caches of gigabytes. */
const markCacheBytes = 64 * 1024 ** 2;

function serverArguments(memoryBytesMax: number): string[] {
  return [`--max_server_memory_usage=${Math.round(memoryBytesMax * 1.5)}`, `--mark_cache_size=${markCacheBytes}`];
}

/**
 * Opens the engine within this process. `path` is a folder; a process has at most one. `memoryBytesMax` is for one
 * statement; all together may use half as much again.
 */
export async function openChdbEngine(path: string, memoryBytesMax: number): Promise<Engine> {
  // The first connection decides for the engine; it does nothing else.
  const owner = new Session(path, { connectionArgs: serverArguments(memoryBytesMax) });
  const sessions: Readonly<Record<Lane, ChdbSession>> = {
    write: new ChdbSession(path),
    read: new ChdbSession(path),
    gate: new ChdbSession(path),
    background: new ChdbSession(path),
  };
  for (const session of Object.values(sessions)) await session.configure({ max_memory_usage: memoryBytesMax });
  return {
    rows: <T>(statement: Statement, lane: Lane = "read") =>
      sessions[lane].run((client) => runForRows<T>(client, statement)),
    table: (statement, lane = "read") => sessions[lane].run((client) => runForTable(client, statement)),
    command: (statement, lane = "write") => sessions[lane].run((client) => runCommand(client, statement)),
    syntax: (sql) => sessions.gate.run((client) => readSyntax(client, sql)),
    insert: ({ database, table, settings }: InsertTarget, rows) =>
      sessions.write.run(async (_client, { chdb }) => {
        const values = { format: "JSONEachRow", values: rows, settings: { ...settings } } as const;
        await chdb.rawInsert({ table: `${database}.${table}`, ...values });
      }),
    close: async () => {
      for (const session of Object.values(sessions)) await session.close();
      owner.close();
    },
  };
}
