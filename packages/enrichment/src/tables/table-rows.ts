import { Reader, type Response } from "mmdb-lib";
import type { LookupRow } from "./lookup-row.ts";
import { mmdbNetworks } from "./mmdb-networks.ts";
import { rowReader } from "./row-reader.ts";
import type { MmdbData, TableData } from "./table-data.ts";

/** The rows after the first `skip`, one at a time, in the order of the file; those of a MaxMind database with their `network`. */
export function* tableRows(data: TableData, skip = 0): Generator<LookupRow> {
  if (data.kind === "mmdb") {
    yield* mmdbRows(data, skip);
    return;
  }
  const read = rowReader(data);
  for (let row = skip; row < data.rowCount; row++) yield read(row);
}

function* mmdbRows({ bytes }: MmdbData, skip: number): Generator<LookupRow> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const database = new Reader<Response>(file);
  let left = skip;
  for (const network of mmdbNetworks(file, database)) {
    if (left-- > 0) continue;
    const record: unknown = database.get(network.slice(0, network.indexOf("/")));
    // Every network counts, so that a page begins where the one before it ended.
    yield { network, ...(typeof record === "object" ? record : undefined) };
  }
}
