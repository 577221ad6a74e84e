import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { EngineProgress } from "../connection/engine.ts";
import { rowsFileHeader, rowsLengthHeader } from "../connection/rows-headers.ts";
import { quoteText } from "../connection/statement.ts";
import { progressOf, readProgress, stopOf } from "../connection/statements-at-work.ts";
import { type EngineRequest, readEngineRequest } from "./engine-request.ts";
import { EngineComplaint } from "./statement-thread.ts";
import type { ThreadPool } from "./thread-pool.ts";

/**
 * ClickHouse's HTTP interface, as far as `@clickhouse/client` needs it for what the lake asks. `folder` takes rows that
 * the engine reads from a file.
 */
export function serveClickHouse(threads: ThreadPool, folder: string): Server {
  const server = createServer((request, response) => {
    answer(threads, folder, request, response).catch((error: unknown) => refuse(response, error));
  });
  // Its one client keeps connections for good, and an insert may wait for its turn.
  server.keepAliveTimeout = 0;
  server.requestTimeout = 0;
  server.headersTimeout = 0;
  return server;
}

async function answer(
  threads: ThreadPool,
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const header = request.headers["x-clickhouse-format"];
  const read = readEngineRequest(url, await readBody(request), typeof header === "string" ? header : undefined);
  const insertedInto = /^INSERT INTO (\w+\.\w+) FORMAT JSONEachRow$/.exec(read.sql)?.[1];
  if (insertedInto !== undefined && read.rows !== undefined) {
    const rows = rowsFile(request, folder) ?? read.rows;
    await drain(threads.run({ kind: "insert", table: insertedInto, rows, settings: read.settings }));
    return void response.end();
  }
  const native = /^INSERT INTO (\w+\.\w+) \((.+)\) FORMAT Native$/s.exec(read.sql);
  if (native !== null && read.rows !== undefined) {
    const [, table = "", columns = ""] = native;
    const rows = rowsFile(request, folder) ?? read.rows;
    await insertNative(threads, folder, { table, columns, rows, settings: read.settings });
    return void response.end();
  }
  const { format, settings } = read;
  const sql = read.rows === undefined ? read.sql : `${read.sql}\n${Buffer.from(read.rows).toString()}`;
  const isStreamed = !read.isWhole && sql.trimEnd().endsWith(`FORMAT ${streamedFormat}`);
  const pieces = threads.run({
    kind: "answer",
    sql,
    format: isStreamed ? streamedFormat : format,
    settings,
    isStreamed,
  });
  const { name } = read;
  response.once("close", () => {
    if (!response.writableFinished && name !== undefined) stop(threads, name).catch(() => undefined);
  });
  await send(isStreamed ? withCounts(threads, pieces, read) : pieces, response);
}

interface NativeInsert {
  readonly table: string;
  readonly columns: string;
  /** Or the path of the file that holds them. */
  readonly rows: Uint8Array | string;
  readonly settings: Readonly<Record<string, string>>;
}

/** The embedded engine takes no binary rows with a statement, but reads them from a file. */
async function insertNative(
  threads: ThreadPool,
  folder: string,
  { table, columns, rows, settings }: NativeInsert,
): Promise<void> {
  const file = typeof rows === "string" ? rows : join(folder, randomUUID());
  try {
    if (typeof rows !== "string") await writeFile(file, rows);
    const sql = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM file(${quoteText(file)}, Native)`;
    await drain(threads.run({ ...ownStatement, sql, settings }));
  } finally {
    await rm(file, { force: true });
  }
}

/** Where the rows of the request lie; undefined where they came with it. */
function rowsFile({ headers }: IncomingMessage, folder: string): string | undefined {
  const name = headers[rowsFileHeader];
  return typeof name === "string" && /^[\da-f-]+$/.test(name) ? join(folder, name) : undefined;
}

const streamedFormat = "JSONCompactEachRowWithProgress";

/** In memory of its own, so that a thread can be given it without a copy; that of rows is taken once, from the start. */
async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  let body = new Uint8Array(Number(request.headers[rowsLengthHeader] ?? firstBodyBytes));
  let length = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    const needed = length + chunk.length;
    if (needed > body.length) body = grown(body, Math.max(needed, 2 * body.length));
    body.set(chunk, length);
    length = needed;
  }
  return length === body.length ? body : body.slice(0, length);
}

const firstBodyBytes = 4096;

function grown(body: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(body);
  return larger;
}

/** As the engine works; a failure half-way is a line of its own. Ends when nobody reads any more. */
async function send(pieces: AsyncGenerator<Uint8Array, void>, response: ServerResponse): Promise<void> {
  const closed = once(response, "close");
  try {
    for await (const piece of pieces) {
      if (response.closed) return;
      if (!response.write(piece)) await Promise.race([once(response, "drain"), closed]);
    }
    response.end();
  } catch (error) {
    if (!response.headersSent) throw error;
    response.end(`${JSON.stringify({ exception: error instanceof Error ? error.message : String(error) })}\n`);
  }
}

/** Between two counts of a statement whose answer is read while the engine works. */
const countEveryMs = 20;

/** Read piece by piece, the engine says its counts at the end of no answer: they are asked for in between. */
async function* withCounts(
  threads: ThreadPool,
  pieces: AsyncGenerator<Uint8Array, void>,
  { name }: EngineRequest,
): AsyncGenerator<Uint8Array, void> {
  let countAt = 0;
  for await (const piece of pieces) {
    yield piece;
    if (name === undefined || performance.now() < countAt) continue;
    const counted = await countsOf(threads, name);
    countAt = performance.now() + countEveryMs;
    if (counted !== undefined) yield progressLine(counted);
  }
}

async function countsOf(threads: ThreadPool, name: string): Promise<EngineProgress | undefined> {
  const text = await drain(threads.run({ ...ownStatement, sql: progressOf(name).sql }));
  const lines = text.split("\n").filter((line) => line !== "");
  return readProgress(lines.map((line) => JSON.parse(line) as EngineProgress));
}

async function stop(threads: ThreadPool, name: string): Promise<void> {
  await drain(threads.run({ ...ownStatement, sql: stopOf(name).sql }));
}

const ownStatement = { kind: "answer", format: "JSONEachRow", settings: {}, isStreamed: false } as const;

/** As the engine's format has it. */
function progressLine({ rowsRead, bytesRead, totalRowsToRead }: EngineProgress): Uint8Array {
  const progress = { read_rows: rowsRead, read_bytes: bytesRead, total_rows_to_read: totalRowsToRead };
  return Buffer.from(`${JSON.stringify({ progress })}\n`);
}

async function drain(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString();
}

const statusByCode: Readonly<Record<string, number>> = { "60": 404, "81": 404, "497": 403, "516": 403, "159": 408 };

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.destroy();
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof EngineComplaint ? /^Code: (\d+)/.exec(message)?.[1] : undefined;
  response.statusCode = code === undefined ? 500 : (statusByCode[code] ?? 400);
  if (code !== undefined) response.setHeader("X-ClickHouse-Exception-Code", code);
  response.end(`${message}\n`);
}
