import { Worker } from "node:worker_threads";
import { PharosError } from "@pharos/domain";
import type { TableShape } from "../shape/table-shape.ts";
import type { TableData } from "../tables/table-data.ts";
import type { BuildAnswer, BuildRequest } from "./build-worker.ts";
import type { FilePreview } from "./preview-file.ts";

/**
 * `buildTable` in a thread of its own, which ends with it: whoever asks goes on serving meanwhile.
 * @throws lookupFileUnreadable, lookupFileTooLarge
 */
export async function buildTableInThread(filename: string, file: Uint8Array, shape: TableShape): Promise<TableData> {
  const answer = await runInThread({ filename, bytes: file, shape });
  if ("table" in answer) return answer.table;
  throw refusalOf(answer);
}

/** `previewFile` in a thread of its own. @throws lookupFileUnreadable, lookupFileTooLarge */
export async function previewFileInThread(
  filename: string,
  file: Uint8Array,
  shape: TableShape,
  before: TableData | undefined,
): Promise<FilePreview> {
  const answer = await runInThread({ filename, bytes: file, shape, compareWith: { before } });
  if ("preview" in answer) return answer.preview;
  throw refusalOf(answer);
}

function runInThread(request: BuildRequest): Promise<BuildAnswer> {
  // A copy that can be moved: the bytes may be a part of memory that others use.
  const bytes = new Uint8Array(request.bytes);
  const worker = new Worker(new URL("./build-worker.ts", import.meta.url), {
    workerData: { ...request, bytes },
    transferList: [bytes.buffer],
  });
  return new Promise<BuildAnswer>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The thread that builds a lookup table ended without an answer")));
  });
}

function refusalOf(answer: BuildAnswer): Error {
  if (!("refusal" in answer)) return new Error("The thread that builds a lookup table gave another answer");
  const { code, category, message } = answer.refusal;
  return new PharosError(code, category, message);
}
