import { type OtlpField, otlpMessages } from "./otlp-messages.ts";

export class OtlpMalformed extends Error {}

type Message = Record<string, unknown>;
const depthMax = 100;

/** Decodes the protobuf form of a request to what its JSON form would say. @throws OtlpMalformed */
export function decodeOtlp(bytes: Uint8Array): Message {
  return readMessage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), "request", 0);
}

function readMessage(bytes: Buffer, type: string, depth: number): Message {
  if (depth > depthMax) throw new OtlpMalformed(`Values are nested more than ${depthMax} deep`);
  const fields = otlpMessages[type] ?? {};
  const message: Message = {};
  let at = 0;
  while (at < bytes.length) {
    const [tag, start] = readVarint(bytes, at);
    const { raw, end } = readRaw(bytes, start, Number(tag & 7n));
    const field = fields[Number(tag >> 3n)];
    if (field) add(message, field, toValue(field, raw, depth));
    at = end;
  }
  return message;
}

function add(message: Message, { name, isRepeated }: OtlpField, value: unknown): void {
  if (!isRepeated) message[name] = value;
  else if (Array.isArray(message[name])) message[name].push(value);
  else message[name] = [value];
}

type Raw = bigint | Buffer;

/** Reads the bytes of a field by its wire type: what it means is known by its number only. */
function readRaw(bytes: Buffer, at: number, wireType: number): { raw: Raw; end: number } {
  if (wireType === 0) {
    const [raw, end] = readVarint(bytes, at);
    return { raw, end };
  }
  const [length, start] =
    wireType === 2 ? readVarint(bytes, at) : [wireType === 1 ? 8n : wireType === 5 ? 4n : -1n, at];
  if (length < 0n) throw new OtlpMalformed(`Byte ${at} begins a field of the unknown wire type ${wireType}`);
  const end = start + Number(length);
  if (end > bytes.length) throw new OtlpMalformed(`A field at byte ${at} is longer than its message`);
  return { raw: bytes.subarray(start, end), end };
}

function readVarint(bytes: Buffer, start: number): [bigint, number] {
  let value = 0n;
  for (let at = start; at < bytes.length && at < start + 10; at++) {
    const byte = bytes[at] ?? 0;
    value |= BigInt(byte & 0x7f) << BigInt(7 * (at - start));
    if (byte < 0x80) return [BigInt.asUintN(64, value), at + 1];
  }
  throw new OtlpMalformed(`The number at byte ${start} does not end`);
}

function toValue(field: OtlpField, raw: Raw, depth: number): unknown {
  if (typeof raw === "bigint") {
    if (field.kind === "bool") return raw !== 0n;
    if (field.kind === "int64") return BigInt.asIntN(64, raw).toString();
    if (field.kind === "uint32") return Number(raw);
  } else {
    if (field.kind === "message") return readMessage(raw, field.message ?? "request", depth + 1);
    if (field.kind === "string") return raw.toString("utf8");
    if (field.kind === "bytes") return raw.toString("base64");
    if (field.kind === "hex") return raw.toString("hex");
    if (field.kind === "fixed64" && raw.length === 8) return raw.readBigUInt64LE().toString();
    if (field.kind === "fixed32" && raw.length === 4) return raw.readUInt32LE();
    if (field.kind === "double" && raw.length === 8) return raw.readDoubleLE();
  }
  throw new OtlpMalformed(`The field ${field.name} has the wrong wire type`);
}
