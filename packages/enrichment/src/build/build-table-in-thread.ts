import { Worker } from "node:worker_threads";
import { PharosError } from "@pharos/domain";
import type { TableShape } from "../shape/table-shape.ts";
import type { TableData } from "../tables/table-data.ts";
import type { BuildAnswer, BuildRequest } from "./build-worker.ts";

/**
 * `buildTable` in a thread of its own, which ends with it: whoever asks goes on serving meanwhile.
 * @throws lookupFileUnreadable, lookupFileTooLarge
 */
export async function buildTableInThread(filename: string, file: Uint8Array, shape: TableShape): Promise<TableData> {
  // A copy that can be moved: the bytes may be a part of memory that others use.
  const bytes = new Uint8Array(file);
  const request: BuildRequest = { filename, bytes, shape };
  const worker = new Worker(new URL("./build-worker.ts", import.meta.url), {
    workerData: request,
    transferList: [bytes.buffer],
  });
  const answer = await new Promise<BuildAnswer>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The thread that builds a lookup table ended without an answer")));
  });
  if ("table" in answer) return answer.table;
  const { code, category, message } = answer.refusal;
  throw new PharosError(code, category, message);
}
