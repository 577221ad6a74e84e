import { decompress } from "@pharos/normalize";
import { type BulkRequest, readBulk } from "../shipments/read-bulk.ts";
import { type HecEvents, readHecEvents } from "../shipments/read-hec-events.ts";
import { type PackedBody, unpackBody } from "./unpack-body.ts";

/** A shipment is unpacked and read whole, so it is held to less than a plain delivery. */
const unpackedBytesMax = 64 * 1024 * 1024;

type PackedShipment = Pick<PackedBody, "bytes" | "encoding">;

function toText({ bytes, encoding }: PackedShipment): string {
  return new TextDecoder().decode(decompress(unpackBody({ bytes, encoding, isFirehose: false }), unpackedBytesMax));
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
