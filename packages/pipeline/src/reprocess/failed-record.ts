import { failureRawBytesMax, readSourceFile, type SourceFile } from "@pharos/domain";
import type { LakeRow } from "@pharos/lake";
import { lakeTimeMs } from "../works/lake-time.ts";

/** A row of `pharos_monitor.classification_failures`. */
export interface FailedRecord {
  readonly rowId: string;
  readonly receivedAtMs: number;
  /** The log type that came closest; empty for none. */
  readonly logType: string;
  readonly reason: string;
  readonly raw: string;
  /** Of the file that it is a line of; empty for none. */
  readonly header: string;
  readonly sourceFile: SourceFile | undefined;
}

export function failedRecord(row: LakeRow): FailedRecord {
  return {
    rowId: text(row.p_row_id),
    receivedAtMs: lakeTimeMs(text(row.p_event_time)),
    logType: text(row.p_log_type),
    reason: text(row.reason),
    raw: text(row.raw),
    header: text(row.header),
    sourceFile: readSourceFile(row.p_source_file),
  };
}

/** What names the record as an event, once and for good. */
export function tokenOf({ rowId }: Pick<FailedRecord, "rowId">): string {
  return `reprocess:${rowId}`;
}

/** A character may have fallen victim to the cut. */
const characterBytesMax = 4;

/** False for a record of which only the beginning was kept: the rest of its event is lost. */
export function isWhole({ raw }: Pick<FailedRecord, "raw">): boolean {
  return Buffer.byteLength(raw) <= failureRawBytesMax - characterBytesMax;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
