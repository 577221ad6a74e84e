import { Reader, type Response } from "mmdb-lib";
import { dotted, parseAddress } from "./address.ts";
import { findExact, hashOfKey } from "./exact-index.ts";
import { type FindRow, keysOf } from "./lookup-row.ts";
import { findNetwork } from "./network-index.ts";
import { rowReader } from "./row-reader.ts";
import type { MmdbData, RowTableData, TableData } from "./table-data.ts";

/** How keys are found in the table, as of the clock's time: a row is parsed when it is found, not before. */
export function findRowIn(data: TableData, nowMs: () => number): FindRow {
  return data.kind === "mmdb" ? findInMmdb(data) : findInRows(data, nowMs);
}

function findInRows(data: RowTableData, nowMs: () => number): FindRow {
  const find = remembering(data.index.kind === "exact" ? exactFinder(data) : networkFinder(data));
  const { expiresAtMs } = data;
  if (expiresAtMs === undefined) return (key) => find(key)?.row;
  return (key) => {
    const found = find(key);
    return found && nowMs() < (expiresAtMs[found.number] ?? 0) ? found.row : undefined;
  };
}

type FindNumberedRow = (key: string) => { readonly number: number; readonly row: ReturnType<FindRow> } | undefined;

/** An event tends to have one value in several places: what was found last is found at once. */
function remembering(find: FindNumberedRow): FindNumberedRow {
  let lastKey: string | undefined;
  let last: ReturnType<FindNumberedRow>;
  return (key) => {
    if (key !== lastKey) [last, lastKey] = [find(key), key];
    return last;
  };
}

function exactFinder(data: RowTableData): FindNumberedRow {
  const { index, primaryKey } = data;
  const read = rowReader(data);
  if (index.kind !== "exact") return () => undefined;
  return (key) => {
    let row: ReturnType<FindRow>;
    // Different keys may share a hash: the row itself has the last word.
    const number = findExact(index, hashOfKey(key), (candidate) => {
      row = read(candidate);
      const value = row[primaryKey];
      return value === key || keysOf(value).includes(key);
    });
    return number === undefined ? undefined : { number, row };
  };
}

function networkFinder(data: RowTableData): FindNumberedRow {
  const { index } = data;
  const read = rowReader(data);
  if (index.kind !== "networks") return () => undefined;
  return (key) => {
    const address = parseAddress(key);
    if (address === undefined) return undefined;
    const number = findNetwork(address.length === 1 ? index.ipv4 : index.ipv6, address);
    return number === undefined ? undefined : { number, row: read(number) };
  };
}

function findInMmdb({ bytes }: MmdbData): FindRow {
  const database = new Reader<Response>(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return (key) => {
    const address = parseAddress(key);
    // A database of IPv4 has no place for longer addresses.
    if (address === undefined || (address.length === 4 && database.metadata.ipVersion === 4)) return undefined;
    const found = recordOf(database, address.length === 1 ? dotted(address) : (key.split("%", 1)[0] ?? key));
    return typeof found === "object" && found !== null ? (found as ReturnType<FindRow>) : undefined;
  };
}

/** A damaged record is none: it must not keep an event from being stored. */
function recordOf(database: Reader<Response>, address: string): unknown {
  try {
    return database.get(address);
  } catch {
    return undefined;
  }
}
