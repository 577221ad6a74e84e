import { defineError, PharosError } from "@pharos/domain";

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** How a body is to be unpacked; gzip and zstd are left to the normalizer, which knows them by their first bytes. */
export interface BodyFormat {
  readonly encoding: "deflate" | "snappy" | undefined;
  /** The envelope of Amazon Data Firehose, with records in base64. */
  readonly isFirehose: boolean;
}

/** The sender must send its logs in another form. */
class FormatUnsupported extends PharosError {
  override get httpStatus(): number {
    return 415;
  }
}
const encodingUnsupported = (encoding: string) =>
  new FormatUnsupported(
    "ingest.encoding_unsupported",
    "InvalidInput",
    `The Content-Encoding ${encoding} is not supported. Send gzip, zstd, deflate, snappy or plain bytes.`,
  );
const messagePackUnsupported = () =>
  new FormatUnsupported(
    "ingest.message_pack_unsupported",
    "InvalidInput",
    "MessagePack is not supported. Send JSON lines: in Fluent Bit, set `format json_lines` in the output.",
  );
const bodyNotEncoded = defineError(
  "ingest.body_not_encoded",
  "InvalidInput",
  (encoding: string) => `The header Content-Encoding says ${encoding}, but the body is something else`,
);

/** The normalizer recognises a compressed body by these first bytes, with or without the header. */
const magicNumbers: Readonly<Record<string, readonly number[]>> = {
  gzip: [0x1f, 0x8b],
  zstd: [0x28, 0xb5, 0x2f, 0xfd],
};
const plain: BodyFormat = { encoding: undefined, isFirehose: false };

/** Told by the headers, before the body is read. @throws encodingUnsupported, messagePackUnsupported */
export function readBodyFormat(headers: Headers): BodyFormat {
  if (/^application\/(?:x-|vnd\.)?msgpack\b/i.test(String(headers["content-type"]))) throw messagePackUnsupported();
  const format = { ...plain, isFirehose: firehoseId(headers) !== undefined };
  const encoding = encodingOf(headers);
  if (encoding === undefined || Object.hasOwn(magicNumbers, encoding)) return format;
  if (encoding === "deflate" || encoding === "snappy") return { ...format, encoding };
  throw encodingUnsupported(encoding);
}

/** Why the body is not what its header says; undefined when it is, or when the header says nothing. */
export function encodingRefusal(headers: Headers, body: Uint8Array): PharosError | undefined {
  const encoding = encodingOf(headers);
  const magic = encoding === undefined ? undefined : magicNumbers[encoding];
  if (encoding === undefined || magic === undefined || body.byteLength === 0) return undefined;
  return magic.every((byte, index) => body[index] === byte) ? undefined : bodyNotEncoded(encoding);
}

/** Names a request of Amazon Data Firehose, which is sent again under the same name; undefined for all others. */
export function firehoseId(headers: Headers): string | undefined {
  const id = headers["x-amz-firehose-request-id"];
  return typeof id === "string" && id !== "" ? id : undefined;
}

function encodingOf(headers: Headers): string | undefined {
  const name = headers["content-encoding"]?.toString().trim().toLowerCase();
  if (!name || name === "identity") return undefined;
  return name === "x-gzip" ? "gzip" : name.replace(/^x-snappy.*$/, "snappy");
}
