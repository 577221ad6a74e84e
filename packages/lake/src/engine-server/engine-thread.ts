// A thread of the engine's process with a connection of its own: one statement at a time, and whatever the engine does
// on the calling thread (it plans a streamed answer there, which includes folding constants) stops nobody else.
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { type ChdbQueryStream, Session, type StreamChunk } from "chdb";
import { quoteText } from "../connection/statement.ts";
import type { ThreadOptions, ThreadReply, ThreadRequest, ThreadStatement } from "./thread-messages.ts";

const session = new Session((workerData as ThreadOptions).path);
/** Settings stay with the connection. */
const current = new Map<string, string>();
let pieces: AsyncIterator<StreamChunk> | undefined;
const nothing = new Uint8Array();

async function answer(request: ThreadRequest): Promise<ThreadReply> {
  try {
    switch (request.kind) {
      case "insert":
        return await insert(request);
      case "answer":
        return await begin(request);
      case "next":
        return await nextPiece();
      case "leave":
        await pieces?.return?.();
        await flush();
        return { piece: nothing, isLast: true };
    }
  } catch (error) {
    pieces = undefined;
    await flush();
    return { failure: messageOf(error) };
  }
}

async function begin({ sql, format, settings, isStreamed }: ThreadStatement & { kind: "answer" }) {
  await configure(settings);
  if (!isStreamed) return { piece: (await session.queryAsync(sql, { format })).bytes(), isLast: true };
  const stream: ChdbQueryStream = session.queryStream(sql, { format });
  pieces = stream[Symbol.asyncIterator]();
  return nextPiece();
}

async function nextPiece(): Promise<ThreadReply> {
  const result = await pieces?.next();
  if (result !== undefined && result.done !== true) return { piece: result.value.raw(), isLast: false };
  pieces = undefined;
  return { piece: nothing, isLast: true };
}

/** Settings that are an insert's own, its token above all, are part of the statement and end with it. */
async function insert({ table, rows: given, settings }: ThreadStatement & { kind: "insert" }): Promise<ThreadReply> {
  await forget(settings);
  const own = Object.fromEntries(Object.entries(settings).filter(([name, value]) => current.get(name) !== value));
  const rows = typeof given === "string" ? readWhole(given) : given;
  try {
    await session.insert({ table, values: rows, format: "JSONEachRow", settings: own });
  } finally {
    // At once: a thread that makes little garbage of its own would keep the rows of several inserts until it collects it.
    (rows.buffer as ArrayBuffer).transfer(0);
  }
  return { piece: nothing, isLast: true };
}

/** In memory of its own, which can be given back at once; Node's own way reads it in pieces. */
function readWhole(path: string): Uint8Array {
  const file = openSync(path, "r");
  try {
    const bytes = new Uint8Array(fstatSync(file).size);
    for (let at = 0; at < bytes.length; ) {
      const read = readSync(file, bytes, at, bytes.length - at, at);
      if (read === 0) throw new Error(`The rows in ${path} were cut off`);
      at += read;
    }
    return bytes;
  } finally {
    closeSync(file);
  }
}

async function configure(settings: Readonly<Record<string, string>>): Promise<void> {
  await forget(settings);
  for (const [name, value] of Object.entries(settings)) {
    if (current.get(name) === value) continue;
    if (!/^\w+$/.test(name)) throw new Error(`Code: 115. DB::Exception: Unknown setting ${name}. (UNKNOWN_SETTING)`);
    await session.queryAsync(`SET ${name} = ${quoteText(value)}`);
    current.set(name, value);
  }
}

/** Those that the next statement does not have. */
async function forget(settings: Readonly<Record<string, string>>): Promise<void> {
  for (const name of current.keys()) {
    if (Object.hasOwn(settings, name)) continue;
    await session.queryAsync(`SET ${name} = DEFAULT`);
    current.delete(name);
  }
}

/** The engine keeps the output of a statement that failed half-way and puts it before the connection's next answer. */
async function flush(): Promise<void> {
  await session.queryAsync("SELECT 1").catch(() => undefined);
}

function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

let turn: Promise<unknown> = Promise.resolve();
parentPort?.on("message", (request: ThreadRequest) => {
  turn = turn.then(async () => {
    const reply = await answer(request);
    parentPort?.postMessage(
      reply,
      "piece" in reply && reply.piece !== nothing ? [reply.piece.buffer as ArrayBuffer] : [],
    );
  });
});
