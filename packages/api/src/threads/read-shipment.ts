import { createHash } from "node:crypto";
import { unpackedWholeBytesMax } from "@pharos/domain";
import { decompress } from "@pharos/normalize";
import { type BulkRequest, readBulk, readDocument } from "../shipments/read-bulk.ts";
import { type HecEvents, readHecEvents } from "../shipments/read-hec-events.ts";
import { type OtlpLogs, readOtlp } from "../shipments/read-otlp.ts";
import { type PackedBody, unpackBody } from "./unpack-body.ts";

type PackedShipment = Pick<PackedBody, "bytes" | "encoding">;

function unpack({ bytes, encoding }: PackedShipment): Uint8Array {
  return decompress(unpackBody({ bytes, encoding, isFirehose: false }), unpackedWholeBytesMax);
}

/** What was read of a body, and a name for it under which the same body again is recognised. */
type Named<T> = T & {
  /** A digest of the unpacked body. Undefined where the same bytes may be other events. */
  readonly repeatKey?: string;
};

function nameByContent<T extends object>(body: Uint8Array, read: T, id = ""): Named<T> {
  if (!("areToldApart" in read && read.areToldApart)) return read;
  return { ...read, repeatKey: createHash("sha256").update(body).update(id).digest("hex") };
}

const toText = (body: Uint8Array) => new TextDecoder().decode(body);

/** Reads the body of `/services/collector/event`. @throws PharosError */
export function readHecShipment(shipment: PackedShipment): Named<HecEvents> {
  const body = unpack(shipment);
  return nameByContent(body, readHecEvents(toText(body)));
}

/** Reads the body of Elasticsearch's `_bulk`. @throws PharosError */
export function readBulkShipment({
  member,
  ...shipment
}: PackedShipment & { member: string | undefined }): Named<BulkRequest> {
  const body = unpack(shipment);
  return nameByContent(body, readBulk(toText(body), member));
}

interface PackedDocument extends PackedShipment {
  readonly id: string | undefined;
  readonly member: string | undefined;
}

/** Reads the body of Elasticsearch's `_doc` and `_create`. @throws PharosError */
export function readDocumentShipment({ id, member, ...shipment }: PackedDocument): Named<DocumentRequest> {
  const body = unpack(shipment);
  const { line, isToldApart } = readDocument(toText(body), id, member);
  return nameByContent(body, { lines: line.trim() === "" ? "" : `${line}\n`, areToldApart: isToldApart }, id);
}

interface DocumentRequest {
  readonly lines: string;
  readonly areToldApart: boolean;
}

interface PackedOtlp extends PackedShipment {
  readonly isJson: boolean;
  readonly member: string | undefined;
}

/** Reads the body of OTLP's `/v1/logs`. @throws PharosError */
export function readOtlpShipment({ isJson, member, ...shipment }: PackedOtlp): Named<OtlpLogs> {
  const body = unpack(shipment);
  return nameByContent(body, readOtlp(body, isJson, member));
}
