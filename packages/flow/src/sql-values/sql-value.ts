import type { FlowType } from "../types/flow-type.ts";

/**
 * How a value stands in the statement. ClickHouse has no type for "anything" that all its functions take, so what a
 * log's JSON holds stays a path for as long as it can, and is JSON text where it must be computed with.
 */
export type SqlValue = PlainValue | JsonText | JsonColumn | JsonLeaf | StructValue;

/**
 * The engine's own type for the language's: string Nullable(String), int Int64, double Float64, boolean Bool,
 * timestamp DateTime64(9, 'UTC'), timespan Int64 of nanoseconds, each Nullable; array<T> Array of them, array<any> and
 * array<object> Array(Nullable(String)) of JSON texts.
 */
export interface PlainValue {
  readonly kind: "plain";
  readonly sql: string;
  readonly type: FlowType;
  /** Its JSON, where the query writes the value out. */
  readonly written?: string | undefined;
}

/** Nullable(String) that holds JSON: for any, object. NULL is null. */
export interface JsonText {
  readonly kind: "json";
  readonly sql: string;
  readonly type: FlowType;
  /** What the value was taken out of, so that a path is one call and not one in another. */
  readonly within?: { readonly json: string; readonly keys: readonly string[] };
}

/** A column of the engine's type JSON. */
export interface JsonColumn {
  readonly kind: "document";
  readonly sql: string;
  readonly type: FlowType;
}

/** What a path into a JSON column leads to: a value, or an object, which the engine keeps apart. */
export interface JsonLeaf {
  readonly kind: "leaf";
  /** Dynamic */
  readonly value: string;
  /** JSON; `{}` where there is none. */
  readonly object: string;
  readonly type: FlowType;
  /** Both are columns of a subquery, so that no path leads further down. */
  readonly isWhole?: boolean;
}

/** An object whose fields the query knows: the destination of a join, an object literal. */
export interface StructValue {
  readonly kind: "struct";
  readonly fields: ReadonlyMap<string, SqlValue>;
  /** Bool: false where the whole object is null, as in an outer join. */
  readonly isPresent: string | undefined;
  readonly type: FlowType;
}

export function plain(sql: string, type: FlowType): PlainValue {
  return { kind: "plain", sql, type };
}

/** Whether it is short enough to be written again wherever it is needed. */
export function isSimple(value: SqlValue): boolean {
  if (value.kind === "struct") return [...value.fields.values()].every(isSimple);
  if (value.kind === "leaf") return true;
  return /^[\w.`^]*$/.test(value.sql) || value.sql.length < 40;
}
