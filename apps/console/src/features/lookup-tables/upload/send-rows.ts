import { type Sending, sendFile } from "../../../session/send-file.ts";

const folder = "/internal/lookup-tables";

/** The difference that a file would make to the rows of a table. */
export interface FilePreview {
  readonly rows: number;
  readonly skippedRows: number;
  readonly columns: readonly string[];
  readonly newColumns: readonly string[];
  readonly goneColumns: readonly string[];
  readonly malformedCount: number;
  readonly malformedLines: readonly { readonly line: number; readonly reason: string }[];
  readonly keys?: {
    readonly newCount: number;
    readonly goneCount: number;
    readonly changedCount: number;
    readonly unchangedCount: number;
    readonly newKeys: readonly string[];
    readonly goneKeys: readonly string[];
    readonly changedKeys: readonly string[];
  };
}

/** Sends the file to be compared with the rows that the table has; nothing is changed. */
export function sendForPreview(tableId: string, file: File, sending: Sending): Promise<FilePreview> {
  return sendFile<FilePreview>(`${folder}/${tableId}/preview`, file, sending);
}

/** Replaces the table's rows by the file's. */
export function sendRows(
  tableId: string,
  file: File,
  sending: Sending,
): Promise<{ readonly rows: number; readonly skippedRows: number }> {
  return sendFile(`${folder}/${tableId}/file`, file, sending);
}
