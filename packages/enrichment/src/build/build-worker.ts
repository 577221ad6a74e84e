import { parentPort, workerData } from "node:worker_threads";
import { PharosError } from "@pharos/domain";
import type { TableShape } from "../shape/table-shape.ts";
import type { TableData } from "../tables/table-data.ts";
import { buildTable } from "./build-table.ts";

export interface BuildRequest {
  readonly filename: string;
  readonly bytes: Uint8Array;
  readonly shape: TableShape;
}
export type BuildAnswer =
  | { readonly table: TableData }
  | { readonly refusal: Pick<PharosError, "code" | "category" | "message"> };

function answerTo({ filename, bytes, shape }: BuildRequest): BuildAnswer {
  try {
    return { table: buildTable(filename, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), shape) };
  } catch (error) {
    if (!(error instanceof PharosError)) throw error;
    const { code, category, message } = error;
    return { refusal: { code, category, message } };
  }
}

parentPort?.postMessage(answerTo(workerData as BuildRequest));
