// Runs as a process of its own, because a process has at most one embedded engine: `node <this> <folder>`.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { type ChdbConnection, createChdbConnection } from "chdb/connection";
import { type ClickHouseRequest, readClickHouseRequest } from "./clickhouse-request.ts";

const path = process.argv[2] ?? "";
/** Keeps the engine up between requests. */
const engine = createChdbConnection({ path });
const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => refuse(response, error));
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
// The parent's end of the pipe is the life of this process.
process.stdin.on("end", async () => {
  server.closeAllConnections();
  await engine.close();
  process.exit(0);
});
process.stdin.resume();

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  if (url.pathname === "/ping") return void response.end("Ok.\n");
  const sent = Buffer.concat(await request.toArray());
  const body = request.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
  const header = request.headers["x-clickhouse-format"];
  const result = await run(readClickHouseRequest(url, body, typeof header === "string" ? header : undefined));
  response.setHeader("X-ClickHouse-Summary", JSON.stringify(result.summary ?? {}));
  response.end(result.body);
}

/** A connection for each request: what a request sets is gone with it. */
async function run({ statement, params, settings, format }: ClickHouseRequest) {
  const connection = createChdbConnection({ path });
  try {
    await configure(connection, settings);
    const result = await connection.exec({
      query: statement,
      query_params: { ...params },
      clickhouse_settings: { default_format: format },
    } as Parameters<ChdbConnection["exec"]>[0]);
    return { body: Buffer.concat(await result.stream.toArray()), summary: result.summary };
  } finally {
    await connection.close();
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
