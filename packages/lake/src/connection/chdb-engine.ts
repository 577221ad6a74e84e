import { type ClickHouseClientConfigOptions, createClient } from "@clickhouse/client";
import { type ChdbConnection, createChdbConnection } from "chdb/connection";
import type { Engine, InsertTarget, Lane } from "./engine.ts";
import { sessionSettings } from "./session-settings.ts";
import { renderStatement, type Statement } from "./statement.ts";

type Client = ReturnType<typeof createClient>;
interface Session {
  readonly connection: ChdbConnection;
  readonly client: Client;
}

/** Opens the engine within this process. `path` is a folder; a process has at most one. */
export async function openChdbEngine(path: string, memoryBytesMax: number): Promise<Engine> {
  const sessions: Readonly<Record<Lane, Session>> = {
    write: await openSession(path, memoryBytesMax),
    read: await openSession(path, memoryBytesMax),
    gate: await openSession(path, memoryBytesMax),
  };
  return {
    rows: async <T>(statement: Statement, lane: Lane = "read") => {
      const result = await sessions[lane].client.query({
        query: renderStatement(statement),
        query_params: { ...statement.params },
        format: "JSONEachRow",
      });
      return result.json<T>();
    },
    command: async (statement, lane = "write") => {
      await sessions[lane].client.command({
        query: renderStatement(statement),
        query_params: { ...statement.params },
      });
    },
    insert: async ({ database, table, settings }: InsertTarget, rows) => {
      await sessions.write.connection.chdb.rawInsert({
        table: `${database}.${table}`,
        format: "JSONEachRow",
        values: rows,
        settings: { ...settings },
      });
    },
    close: async () => {
      for (const { client } of Object.values(sessions)) await client.close();
    },
  };
}

async function openSession(path: string, memoryBytesMax: number): Promise<Session> {
  const connection = createChdbConnection({ path });
  // Two copies of one interface: chdb's types come from the package that the client has a copy of.
  const injected = connection as unknown as NonNullable<ClickHouseClientConfigOptions["connection"]>;
  const client = createClient({ connection: injected });
  for (const [name, value] of Object.entries({ ...sessionSettings, max_memory_usage: memoryBytesMax })) {
    await client.command({ query: `SET ${name} = ${value}` });
  }
  return { connection, client };
}
