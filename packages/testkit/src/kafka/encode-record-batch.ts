import { WireWriter } from "./kafka-wire.ts";

/** Encodes messages without keys as a batch of the second version, not packed. */
export function encodeRecordBatch(values: readonly (string | Uint8Array)[]): Buffer {
  const records = Buffer.concat(values.map((value, at) => encodeRecord(Buffer.from(value), at)));
  const counted = Buffer.concat([
    new WireWriter()
      .int16(0)
      .int32(values.length - 1)
      .int64(0n)
      .int64(0n)
      .int64(-1n)
      .int16(-1)
      .int32(-1)
      .int32(values.length)
      .toBuffer(),
    records,
  ]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32c(counted));
  const body = Buffer.concat([new WireWriter().int32(0).int8(2).toBuffer(), checksum, counted]);
  return Buffer.concat([new WireWriter().int64(0n).int32(body.length).toBuffer(), body]);
}

function encodeRecord(value: Buffer, offset: number): Buffer {
  const head = [0, ...varint(0), ...varint(offset), ...varint(-1), ...varint(value.length)];
  const content = Buffer.concat([Buffer.from(head), value, Buffer.from(varint(0))]);
  return Buffer.concat([Buffer.from(varint(content.length)), content]);
}

/** Small numbers, negative ones too, take a byte. */
function varint(value: number): number[] {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  const bytes: number[] = [];
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

const castagnoli = 0x82f63b78;

function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ castagnoli : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
