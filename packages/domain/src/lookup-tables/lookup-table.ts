import type { Stored } from "../content/content-record.ts";
import type { IndicatorName } from "../log-types/log-schema.ts";
import type { Schedule } from "../schedules/schedule.ts";

/** Which values of a log type's events are looked up in the table. */
export interface LookupAssociation {
  readonly logType: string;
  /** A field, a JSONPath that begins with `$.`, or a `p_any_*` field (see `parseSelector`). */
  readonly selectors: readonly string[];
}

/** Where a table's rows come from. */
export type LookupOrigin =
  /** A file that was uploaded: CSV with a header, JSON lines or MMDB. */
  | { readonly kind: "file"; readonly filename: string }
  /** An object in a bucket, read again every so often. */
  | { readonly kind: "object"; readonly path: string; readonly settings: Readonly<Record<string, unknown>> }
  /** The rows of a query; what a schema would say about its columns stands beside it. */
  | {
      readonly kind: "query";
      readonly sql: string;
      readonly refresh: Partial<Schedule>;
      readonly indicators: Readonly<Record<string, readonly IndicatorName[]>>;
      readonly validations: Readonly<Record<string, readonly string[]>>;
    };

/** Rows by key that events are enriched with before rules see them. */
export interface LookupTable {
  readonly name: string;
  readonly enabled: boolean;
  readonly description: string;
  readonly reference: string;
  /** The log schema that describes its rows; undefined for the rows of a query. */
  readonly schema: string | undefined;
  readonly primaryKey: string;
  /** Empty: wherever an indicator of the primary key's kind is. */
  readonly associations: readonly LookupAssociation[];
  readonly origin: LookupOrigin;
}

/** A file of rows as it was uploaded; its bytes are kept beside it. */
export interface LookupFile {
  readonly filename: string;
  /** As uploaded, compressed or not. */
  readonly bytes: number;
  readonly rows: number;
  readonly uploadedAt: Date;
}

/** How the rows of a table were read again so far. */
export interface LookupRefresh {
  /** Undefined until it succeeded once. */
  readonly refreshedAt: Date | undefined;
  readonly triedAt: Date | undefined;
  /** In a row. */
  readonly failures: number;
  /** Of the last attempt; undefined where it succeeded. */
  readonly problem: string | undefined;
  /** Somebody asked for it. */
  readonly isWanted: boolean;
}

/** A table with what an installation knows of it. */
export interface StoredLookupTable extends Stored<LookupTable> {
  readonly id: string;
  readonly file: LookupFile | undefined;
  readonly refresh: LookupRefresh;
  /** Grows with every change of the definition or the file. */
  readonly revision: number;
}

/** `MISP Warning Lists` → `misp_warning_lists`: the table's name in the data lake. */
export function lookupLakeTableOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "_");
}

export const lookupHealths = ["HEALTHY", "NO_DATA", "NOT_REFRESHED", "DISABLED"] as const;
export type LookupHealth = (typeof lookupHealths)[number];

/** Whether the table has rows to give that are as new as they should be, and what to do where it has not. */
export function lookupHealth(
  { enabled, file, origin, refresh }: Pick<StoredLookupTable, "enabled" | "file" | "origin" | "refresh">,
  now: Date,
): { readonly health: LookupHealth; readonly message: string | undefined } {
  if (!enabled) return { health: "DISABLED", message: undefined };
  if (origin.kind === "file") {
    if (file === undefined) return { health: "NO_DATA", message: "Upload the file with its rows" };
    return { health: "HEALTHY", message: undefined };
  }
  if (refresh.problem !== undefined) return { health: "NOT_REFRESHED", message: refresh.problem };
  if (file === undefined) return { health: "NO_DATA", message: "Its rows have not been read yet" };
  const alarmMinutes = origin.kind === "object" ? Number(origin.settings.AlarmPeriodMinutes ?? Infinity) : Infinity;
  const minutes = Math.floor((now.getTime() - (refresh.refreshedAt ?? file.uploadedAt).getTime()) / 60_000);
  if (minutes <= alarmMinutes) return { health: "HEALTHY", message: undefined };
  return { health: "NOT_REFRESHED", message: `Its rows were not refreshed for ${minutes} minutes` };
}

/** Bytes of one file of rows as it is uploaded; a third more in base64, it still fits a request. */
export const lookupFileBytesMax = 45 * 1024 * 1024;
