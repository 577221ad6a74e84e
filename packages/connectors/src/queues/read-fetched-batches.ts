import type { Connection, Reader, ResponseParser } from "@platformatic/kafka";
import { type FindBatchProblem, replaceUnreadableBatches } from "./replace-unreadable-batches.ts";

type KafkaClient = typeof import("@platformatic/kafka");

const fetchKey = 1;
const packings = ["none", "gzip", "snappy", "lz4", "zstd"];

/**
 * Lets a connection read past batches that cannot be unpacked: each comes as one message that has the header `marker`.
 * Checksums are checked here, since the library reads over wrong ones.
 */
export function readFetchedBatches(client: KafkaClient, connection: Connection, marker: string): Connection {
  const send = connection.send.bind(connection) as (apiKey: number, ...rest: unknown[]) => void;
  const sendGuarded = (apiKey: number, apiVersion: number, create: unknown, parse: unknown, ...rest: unknown[]) => {
    const parser = apiKey === fetchKey ? guardParser(client, parse as ResponseParser<unknown>, marker) : parse;
    send(apiKey, apiVersion, create, parser, ...rest);
  };
  return Object.assign(connection, { send: sendGuarded });
}

function guardParser(client: KafkaClient, parse: ResponseParser<unknown>, marker: string): ResponseParser<unknown> {
  return (correlationId, apiKey, apiVersion, reader) => {
    const bytes = bytesOf(reader);
    const parseBytes = (response: Buffer) => parse(correlationId, apiKey, apiVersion, client.Reader.from(response));
    const checked = replaceUnreadableBatches(bytes, apiVersion, marker, (batch) => findDamage(client, batch));
    try {
      return parseBytes(checked);
    } catch {
      // Each batch is unpacked by itself only now, since that costs as much as reading them.
      return parseBytes(replaceUnreadableBatches(checked, apiVersion, marker, unpackBy(client)));
    }
  };
}

function bytesOf({ buffer, position }: Reader): Buffer {
  return buffer.slice(position);
}

/** Finds what shows without unpacking. Replacements have no checksum. */
function findDamage({ crc32c }: KafkaClient, batch: Buffer): string | undefined {
  if (batch[16] !== 2) return "they are in the message format of Kafka before version 0.11";
  if (batch.readUInt32BE(17) !== crc32c(batch.subarray(21))) return "their checksum is wrong";
  const packing = batch.readInt16BE(21) & 7;
  if (packing === 0 && !areRecordsWhole(batch)) return "they are damaged";
  return packing < packings.length ? undefined : `they are compressed in an unknown way (codec ${packing})`;
}

const recordsAt = 61;

/** The library reads over records that end elsewhere than their batch, and takes what it finds there for messages. */
function areRecordsWhole(batch: Buffer): boolean {
  let at = recordsAt;
  for (let left = batch.readInt32BE(recordsAt - 4); left > 0; left--) {
    let length = 0;
    for (let factor = 1, byte = 128; byte >= 128; factor *= 128) {
      if (at >= batch.length) return false;
      byte = batch.readUInt8(at++);
      length += (byte & 127) * factor;
    }
    // The lowest bit is the sign.
    if (length % 2 === 1) return false;
    at += length / 2;
  }
  return at === batch.length;
}

function unpackBy({ Reader, readRecordsBatch }: KafkaClient): FindBatchProblem {
  return (batch) => {
    try {
      readRecordsBatch(Reader.from(batch));
      return undefined;
    } catch {
      const packing = packings[batch.readInt16BE(21) & 7];
      return packing === "none" ? "they are damaged" : `${packing} cannot decompress them`;
    }
  };
}
