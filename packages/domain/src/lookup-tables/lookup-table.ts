import type { Schedule } from "../detections/schedule.ts";

/** Which values of a log type's events are looked up in the table. */
export interface LookupAssociation {
  readonly logType: string;
  /** A field, a JSONPath that begins with `$.`, or a `p_any_*` field. */
  readonly selectors: readonly string[];
}

/** Where a table's rows come from. */
export type LookupOrigin =
  /** A file that was uploaded: CSV with a header, JSON lines or MMDB. */
  | { readonly kind: "file"; readonly filename: string }
  /** An object in a bucket, read again every so often. */
  | { readonly kind: "object"; readonly path: string; readonly settings: Readonly<Record<string, unknown>> }
  /** The rows of a query. */
  | { readonly kind: "query"; readonly sql: string; readonly refresh: Partial<Schedule> };

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
