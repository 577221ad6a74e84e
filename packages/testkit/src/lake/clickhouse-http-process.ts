// Runs as a process of its own, because a process has at most one embedded engine: `node <this> <folder>`.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { type ChdbConnection, createChdbConnection } from "chdb/connection";
import { type ClickHouseRequest, readClickHouseRequest } from "./clickhouse-request.ts";

const path = process.argv[2] ?? "";
/** Of requests with the same settings; more often than not a connection that is closed would be opened again at once. */
const idle = new Map<string, ChdbConnection[]>();
const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => refuse(response, error));
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
// The parent's end of the pipe is the life of this process.
process.stdin.on("end", () => process.kill(process.pid, "SIGKILL"));
process.stdin.resume();

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  if (url.pathname === "/ping") return void response.end("Ok.\n");
  const sent = Buffer.concat(await request.toArray());
  const body = request.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
  const header = request.headers["x-clickhouse-format"];
  const read = readClickHouseRequest(url, body, typeof header === "string" ? header : undefined);
  const connection = await connectionWith(read.settings);
  try {
    if (isStreamed(read.statement)) await stream(connection, read.statement, response);
    else await answerWhole(connection, read, response);
  } finally {
    // A statement that failed stays with the engine until its connection runs another.
    await connection.chdb.queryAsync("SELECT 1").catch(() => undefined);
    await giveBack(connection, read.settings);
  }
}

/** What a request sets holds for no request that sets anything else. */
async function connectionWith(settings: ClickHouseRequest["settings"]): Promise<ChdbConnection> {
  const free = idle.get(JSON.stringify(settings))?.pop();
  if (free !== undefined) return free;
  const connection = createChdbConnection({ path });
  await configure(connection, settings);
  return connection;
}

async function giveBack(connection: ChdbConnection, settings: ClickHouseRequest["settings"]): Promise<void> {
  if (settings.insert_deduplication_token !== undefined) return connection.close();
  const key = JSON.stringify(settings);
  idle.set(key, [...(idle.get(key) ?? []), connection]);
}

async function answerWhole(
  connection: ChdbConnection,
  { statement, params, format }: ClickHouseRequest,
  response: ServerResponse,
): Promise<void> {
  const result = await connection.exec({
    query: statement,
    query_params: { ...params },
    clickhouse_settings: { default_format: format },
  } as Parameters<ChdbConnection["exec"]>[0]);
  response.setHeader("X-ClickHouse-Summary", JSON.stringify(result.summary ?? {}));
  response.end(Buffer.concat(await result.stream.toArray()));
}

const streamedFormat = "JSONCompactEachRowWithProgress";

/**
 * Only what may be long: a stream does not end with its counts. Not with a sub-query as a value either: the engine would
 * run it on the main thread, and nothing could stop it.
 */
function isStreamed(statement: string): boolean {
  const isShort = /\blimit = \d{1,5}\b/.test(statement);
  return statement.includes(streamedFormat) && !isShort && !/(?<!FROM )\(\s*SELECT/i.test(statement.slice(1));
}

/** As the engine works; a failure half-way is a line of its own. Ends when nobody reads any more. */
async function stream(connection: ChdbConnection, statement: string, response: ServerResponse): Promise<void> {
  const pieces = connection.chdb.queryStream(statement, { format: streamedFormat });
  const closed = once(response, "close");
  try {
    for await (const piece of pieces) {
      if (response.closed) return;
      if (!response.write(piece.raw())) await Promise.race([once(response, "drain"), closed]);
    }
    response.end();
  } catch (error) {
    if (!response.headersSent) throw error;
    response.end(`${JSON.stringify({ exception: error instanceof Error ? error.message : String(error) })}\n`);
  }
}

async function configure(connection: ChdbConnection, settings: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    if (!/^\w+$/.test(name)) throw new Error(`Code: 115. DB::Exception: Unknown setting ${name}. (UNKNOWN_SETTING)`);
    const literal = `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
    await connection.chdb.queryAsync(`SET ${name} = ${literal}`);
  }
}

const statusByCode: Readonly<Record<string, number>> = { "60": 404, "81": 404, "497": 403, "516": 403, "159": 408 };

function refuse(response: ServerResponse, error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  const code = /^Code: (\d+)/.exec(message)?.[1];
  response.statusCode = code === undefined ? 500 : (statusByCode[code] ?? 400);
  if (code !== undefined) response.setHeader("X-ClickHouse-Exception-Code", code);
  response.end(`${message}\n`);
}
