import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { isShuttingDown } from "../postgres/ownership.ts";
import type { Database } from "./database.ts";
import { publicFailure } from "./failures.ts";
import { storableText } from "./storable.ts";

export type Db = Kysely<Database>;

const int8 = 20;
/** Counts fit a double (2^53); text would only make every caller convert. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === int8 && format !== "binary" ? Number : pg.types.getTypeParser(oid, format as "text"),
};

/**
 * `beforeConnect` resolves when a connection has a chance: the embedded server may be starting again. `onShuttingDown`
 * hears of a server that takes no more connections because it ends.
 */
export function connect(
  config: pg.PoolConfig,
  beforeConnect: () => Promise<void>,
  onShuttingDown: () => void = () => undefined,
): Db {
  const pool = new pg.Pool({ max: 10, idleTimeoutMillis: 60_000, connectionTimeoutMillis: 10_000, ...config, types });
  // A lost idle connection is no news: the pool drops it and the next call gets another one.
  pool.on("error", () => undefined);
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: { connect: () => checkOut(pool, beforeConnect, onShuttingDown), end: () => pool.end() },
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

async function checkOut(
  pool: pg.Pool,
  beforeConnect: () => Promise<void>,
  onShuttingDown: () => void,
): Promise<PostgresPoolClient> {
  await beforeConnect();
  let isBroken = false;
  try {
    const client = await pool.connect();
    const onError = () => {
      isBroken = true;
    };
    client.on("error", onError);
    const query = async (sql: string, values: readonly unknown[]): Promise<unknown> => {
      try {
        return await client.query(sql, values.map(storableText));
      } catch (error) {
        throw publicFailure(error);
      }
    };
    const release = () => {
      client.off("error", onError);
      client.release(isBroken);
    };
    return { query: query as PostgresPoolClient["query"], release };
  } catch (error) {
    if (isShuttingDown(error)) onShuttingDown();
    throw publicFailure(error);
  }
}
