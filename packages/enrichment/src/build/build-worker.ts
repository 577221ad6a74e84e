import { parentPort, workerData } from "node:worker_threads";
import { PharosError } from "@pharos/domain";
import type { TableShape } from "../shape/table-shape.ts";
import type { TableData } from "../tables/table-data.ts";
import { buildTable } from "./build-table.ts";
import { type FilePreview, previewFile } from "./preview-file.ts";

export interface BuildRequest {
  readonly filename: string;
  readonly bytes: Uint8Array;
  readonly shape: TableShape;
  /** Asks for the difference that the file would make to these rows, and for no table. */
  readonly compareWith?: { readonly before: TableData | undefined };
}
export type BuildAnswer =
  | { readonly table: TableData }
  | { readonly preview: FilePreview }
  | { readonly refusal: Pick<PharosError, "code" | "category" | "message"> };

function answerTo({ filename, bytes, shape, compareWith }: BuildRequest): BuildAnswer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (compareWith) return { preview: previewFile(filename, file, shape, compareWith.before) };
    return { table: buildTable(filename, file, shape) };
  } catch (error) {
    if (!(error instanceof PharosError)) throw error;
    const { code, category, message } = error;
    return { refusal: { code, category, message } };
  }
}

parentPort?.postMessage(answerTo(workerData as BuildRequest));
