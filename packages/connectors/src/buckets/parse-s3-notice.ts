import { type FoundObject, isObject } from "@pharos/domain";

/**
 * Reads which objects of the bucket a message of its queue announces: an event of S3 itself, one that came by SNS, or one
 * of EventBridge. Messages about other things announce none.
 */
export function parseS3Notice(text: string, bucket: string): FoundObject[] {
  const message = parsed(text);
  if (!isObject(message)) return [];
  if (message.Type === "Notification" && typeof message.Message === "string")
    return parseS3Notice(message.Message, bucket);
  if (message["detail-type"] === "Object Created" && isObject(message.detail)) {
    return objectOf(message.detail, bucket, (key) => key);
  }
  if (!Array.isArray(message.Records)) return [];
  return message.Records.flatMap((record: unknown) => {
    if (!isObject(record) || !isObject(record.s3)) return [];
    const isCreated = /^(s3:)?ObjectCreated:/.test(String(record.eventName));
    return isCreated ? objectOf(record.s3, bucket, decodeKey) : [];
  });
}

function objectOf(of: Record<string, unknown>, bucket: string, keyOf: (key: string) => string): FoundObject[] {
  const { bucket: its, object } = of;
  if (!isObject(its) || its.name !== bucket || !isObject(object) || typeof object.key !== "string") return [];
  const version = object.versionId ?? object["version-id"];
  return [
    {
      key: keyOf(object.key),
      ...(typeof version === "string" && version !== "" && { versionId: version }),
      etag: String(object.eTag ?? object.etag ?? ""),
      bytes: typeof object.size === "number" ? object.size : 0,
    },
  ];
}

/** Events of S3 write keys as forms do. */
function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll("+", " "));
  } catch {
    return key;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
