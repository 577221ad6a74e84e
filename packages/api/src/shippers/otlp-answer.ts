import { statusOf } from "./status-of.ts";

/** Says an answer in the form of the request, as OTLP's exporters want. */
export interface OtlpAnswer {
  readonly status: number;
  readonly type: string;
  readonly answer: object;
}

export function isOtlpJson(contentType: string | undefined): boolean {
  return /^application\/json\b/i.test(contentType ?? "");
}

/** An empty message says that every record was taken. */
export function toOtlpSuccess(isJson: boolean): OtlpAnswer {
  return { status: 200, type: typeOf(isJson), answer: isJson ? {} : Buffer.alloc(0) };
}

export function toOtlpFailure(error: Error, isJson: boolean): OtlpAnswer {
  const { message } = error;
  return { status: statusOf(error), type: typeOf(isJson), answer: isJson ? { message } : encodeStatus(message) };
}

function typeOf(isJson: boolean): string {
  return isJson ? "application/json" : "application/x-protobuf";
}

/** Encodes google.rpc.Status with its second field alone, the message. */
function encodeStatus(message: string): Buffer {
  const text = Buffer.from(message);
  const length: number[] = [];
  let rest = text.length;
  for (; rest > 0x7f; rest >>>= 7) length.push((rest & 0x7f) | 0x80);
  return Buffer.concat([Buffer.from([0x12, ...length, rest]), text]);
}
