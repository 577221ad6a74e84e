import { Reader, type Response } from "mmdb-lib";
import type { LookupRow } from "./lookup-row.ts";
import { mmdbNetworks } from "./mmdb-networks.ts";
import { rowReader } from "./row-reader.ts";
import type { MmdbData, TableData } from "./table-data.ts";

/** Every row, one at a time, in the order of the file; those of a MaxMind database with their `network`. */
export function* tableRows(data: TableData): Generator<LookupRow> {
  if (data.kind === "mmdb") {
    yield* mmdbRows(data);
    return;
  }
  const read = rowReader(data);
  for (let row = 0; row < data.rowCount; row++) yield read(row);
}

function* mmdbRows({ bytes }: MmdbData): Generator<LookupRow> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const database = new Reader<Response>(file);
  for (const network of mmdbNetworks(file, database)) {
    const record: unknown = database.get(network.slice(0, network.indexOf("/")));
    if (typeof record === "object" && record !== null) yield { network, ...record };
  }
}
