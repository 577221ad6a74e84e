import { randomUUID } from "node:crypto";
import { openStore } from "@pharos/store";
import pg from "pg";
import { startOwnServer, type TestServer, testServerAt } from "./start-test-server.ts";
import { testSecretKey } from "./store-template.ts";

const variable = "TESTS_POSTGRES_URL";
const templateName = "pharos_migrated";

/**
 * One PostgreSQL for all test files of a run, whose databases are copies of a migrated one: a tenth of the time that a
 * server of its own takes each. It is the one at PHAROS_TEST_DATABASE_URL, or our own; nothing of that one outlives the
 * run, so nothing is synced.
 */
export async function startSharedServer(): Promise<TestServer> {
  const server =
    testServerAt() ?? (await startOwnServer(["fsync=off", "synchronous_commit=off", "full_page_writes=off"]));
  await runSql(server.url, `DROP DATABASE IF EXISTS ${templateName}`);
  await runSql(server.url, `CREATE DATABASE ${templateName}`);
  const store = await openStore({ url: urlOf(server.url, templateName) }, { secretKey: testSecretKey });
  await store.close();
  process.env[variable] = server.url;
  return server;
}

export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A migrated database on the shared server; undefined where no run has started one. */
export async function createOwnDatabase(): Promise<OwnDatabase | undefined> {
  const server = process.env[variable];
  if (server === undefined) return undefined;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runSql(server, `CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  return { url: urlOf(server, name), drop: () => runSql(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** A database without tables on the shared server, or on one of its own where no run has started that. */
export async function createEmptyDatabase(): Promise<OwnDatabase> {
  const shared = process.env[variable];
  const own = shared === undefined ? await startOwnServer() : undefined;
  const server = shared ?? own?.url ?? "";
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runSql(server, `CREATE DATABASE ${name}`);
  const drop = async () => {
    await runSql(server, `DROP DATABASE ${name} WITH (FORCE)`);
    await own?.close();
  };
  return { url: urlOf(server, name), drop };
}

/** Runs one statement on the database at an address, over a connection of its own. */
export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
