import { Worker } from "node:worker_threads";
import type { ThreadOptions, ThreadReply, ThreadRequest, ThreadStatement } from "./thread-messages.ts";

/** A complaint of the engine about a statement, as it words it: `Code: 62. DB::Exception: …`. */
export class EngineComplaint extends Error {}

/** A connection to the engine on a thread of its own; it runs one statement at a time. */
export class StatementThread {
  readonly #worker: Worker;
  #waiting: PromiseWithResolvers<ThreadReply> | undefined;

  constructor(options: ThreadOptions) {
    this.#worker = new Worker(new URL("./engine-thread.ts", import.meta.url), { workerData: options });
    this.#worker.on("message", (reply: ThreadReply) => this.#waiting?.resolve(reply));
    this.#worker.on("error", (error) => this.#waiting?.reject(error));
  }

  /** Pieces of the answer, none for an insert. @throws EngineComplaint */
  async *run(statement: ThreadStatement): AsyncGenerator<Uint8Array, void> {
    const isWithRows = statement.kind === "insert" && typeof statement.rows !== "string";
    const transfer = isWithRows ? [(statement.rows as Uint8Array).buffer as ArrayBuffer] : [];
    let isAtWork = true;
    const ask = async (request: ThreadRequest) => {
      const reply = await this.#ask(request, request === statement ? transfer : []);
      isAtWork = !("failure" in reply || reply.isLast);
      if ("failure" in reply) throw new EngineComplaint(reply.failure);
      return reply;
    };
    try {
      for (let reply = await ask(statement); ; reply = await ask({ kind: "next" })) {
        if (reply.piece.length > 0) yield reply.piece;
        if (reply.isLast) return;
      }
    } finally {
      if (isAtWork) await this.#ask({ kind: "leave" }, []);
    }
  }

  #ask(request: ThreadRequest, transfer: ArrayBuffer[]): Promise<ThreadReply> {
    this.#waiting = Promise.withResolvers<ThreadReply>();
    this.#worker.postMessage(request, transfer);
    return this.#waiting.promise;
  }
}
