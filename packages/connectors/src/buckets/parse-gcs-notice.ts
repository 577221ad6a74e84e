import { type FoundObject, isObject, type QueueMessage } from "@pharos/domain";

/** An object that a notice announces; without its size where the notice has no payload. */
export interface AnnouncedObject extends Omit<FoundObject, "bytes"> {
  readonly bytes: number | undefined;
}

/** Reads which object of the bucket a notice announces; undefined where it tells of something else. */
export function parseGcsNotice(
  { attributes = {}, body }: Pick<QueueMessage, "attributes" | "body">,
  bucket: string,
): AnnouncedObject | undefined {
  const { eventType, bucketId, objectId, objectGeneration } = attributes;
  if (eventType !== "OBJECT_FINALIZE" || bucketId !== bucket) return undefined;
  if (typeof objectId !== "string" || typeof objectGeneration !== "string") return undefined;
  return { key: objectId, versionId: objectGeneration, etag: "", bytes: sizeOf(body) };
}

/** The payload is the resource of the object, whose size is a text. */
function sizeOf(body: Uint8Array): number | undefined {
  try {
    const resource: unknown = JSON.parse(Buffer.from(body).toString("utf8"));
    const size = isObject(resource) ? Number(resource.size ?? Number.NaN) : Number.NaN;
    return Number.isSafeInteger(size) ? size : undefined;
  } catch {
    return undefined;
  }
}
