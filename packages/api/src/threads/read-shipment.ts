import { unpackedWholeBytesMax } from "@pharos/domain";
import { decompress } from "@pharos/normalize";
import { type BulkRequest, readBulk } from "../shipments/read-bulk.ts";
import { type HecEvents, readHecEvents } from "../shipments/read-hec-events.ts";
import { type OtlpLogs, readOtlp } from "../shipments/read-otlp.ts";
import { type PackedBody, unpackBody } from "./unpack-body.ts";

type PackedShipment = Pick<PackedBody, "bytes" | "encoding">;

function unpack({ bytes, encoding }: PackedShipment): Uint8Array {
  return decompress(unpackBody({ bytes, encoding, isFirehose: false }), unpackedWholeBytesMax);
}

function toText(shipment: PackedShipment): string {
  return new TextDecoder().decode(unpack(shipment));
}

/** Reads the body of `/services/collector/event`. @throws PharosError */
export function readHecShipment(shipment: PackedShipment): HecEvents {
  return readHecEvents(toText(shipment));
}

/** Reads the body of Elasticsearch's `_bulk`. @throws PharosError */
export function readBulkShipment({
  member,
  ...shipment
}: PackedShipment & { member: string | undefined }): BulkRequest {
  return readBulk(toText(shipment), member);
}

interface PackedOtlp extends PackedShipment {
  readonly isJson: boolean;
  readonly member: string | undefined;
}

/** Reads the body of OTLP's `/v1/logs`. @throws PharosError */
export function readOtlpShipment({ isJson, member, ...shipment }: PackedOtlp): OtlpLogs {
  return readOtlp(unpack(shipment), isJson, member);
}
