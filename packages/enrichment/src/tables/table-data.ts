/**
 * A built table: plain values and typed arrays over shared memory, so that every thread reads the same bytes and
 * handing it on copies nothing.
 */
export type TableData = RowTableData | MmdbData;

export interface RowTableData {
  readonly kind: "rows";
  readonly primaryKey: string;
  /** JSON texts, one after another: objects, or, with `columns`, lists of their values (null: absent). */
  readonly json: Uint8Array;
  /** Rows + 1 byte offsets into `json`. */
  readonly offsets: Uint32Array;
  readonly columns: readonly string[] | undefined;
  readonly index: KeyIndex;
  /** Milliseconds after which a row is none any more (infinite: never); undefined where no row expires. */
  readonly expiresAtMs: Float64Array | undefined;
  readonly rowCount: number;
  /** Rows of the file without a usable key. */
  readonly skippedRows: number;
}

/** A MaxMind database, read where it lies. */
export interface MmdbData {
  readonly kind: "mmdb";
  readonly bytes: Uint8Array;
  /** Networks with a record. */
  readonly rowCount: number;
  readonly skippedRows: number;
}

export type KeyIndex = ExactIndexData | NetworkIndexData;

/** An open hash table: `rows[slot]` is a row + 1 (0: free), `tags[slot]` the hash of its key. */
export interface ExactIndexData {
  readonly kind: "exact";
  readonly rows: Uint32Array;
  readonly tags: Uint32Array;
}

export interface NetworkIndexData {
  readonly kind: "networks";
  readonly ipv4: AddressRanges;
  readonly ipv6: AddressRanges;
}

/** Ranges that follow each other without gaps or overlaps; each ends where the next begins. */
export interface AddressRanges {
  /** The ranges' first addresses, ascending, `words` numbers each. */
  readonly starts: Uint32Array;
  readonly words: 1 | 4;
  /** The row of each range + 1; 0: no row. */
  readonly rows: Uint32Array;
}

/** Bytes that the table takes, whatever the number of threads that read it. */
export function tableBytes(data: TableData): number {
  if (data.kind === "mmdb") return data.bytes.byteLength;
  const { json, offsets, index, expiresAtMs } = data;
  const own = json.byteLength + offsets.byteLength + (expiresAtMs?.byteLength ?? 0);
  if (index.kind === "exact") return own + index.rows.byteLength + index.tags.byteLength;
  const ranges = [index.ipv4, index.ipv6];
  return own + ranges.reduce((bytes, { starts, rows }) => bytes + starts.byteLength + rows.byteLength, 0);
}
