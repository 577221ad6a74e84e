import { type FoundObject, isObject } from "@pharos/domain";

/**
 * Reads which blobs a message of a storage queue announces: one or several events of Event Grid, in its own schema or as
 * CloudEvents, in base64 or plain. Keys begin with the container. Messages about other things announce none.
 * @param basePath the path of the account's address, which emulators have
 */
export function parseEventGridNotice(text: string, containers: readonly string[], basePath = ""): FoundObject[] {
  const message = parsed(text) ?? parsed(Buffer.from(text, "base64").toString("utf8"));
  const events: unknown[] = Array.isArray(message) ? message : [message];
  return events.flatMap((event) => (isObject(event) ? blobOf(event, containers, basePath) : []));
}

function blobOf(event: Record<string, unknown>, containers: readonly string[], basePath: string): FoundObject[] {
  if ((event.eventType ?? event.type) !== "Microsoft.Storage.BlobCreated" || !isObject(event.data)) return [];
  const { url, contentLength, eTag, blobType } = event.data;
  const key = typeof url === "string" ? keyOf(url, basePath) : undefined;
  if (key === undefined || !containers.includes(key.split("/")[0] ?? "")) return [];
  return [
    {
      key,
      etag: typeof eTag === "string" ? eTag.replaceAll('"', "") : "",
      bytes: typeof contentLength === "number" ? contentLength : 0,
      ...(blobType === "AppendBlob" && { isAppended: true }),
    },
  ];
}

/** The address of a blob is encoded. */
function keyOf(url: string, basePath: string): string | undefined {
  const path = URL.parse(url)?.pathname;
  if (path === undefined || !path.startsWith(`${basePath}/`)) return undefined;
  const key = path.slice(basePath.length + 1);
  try {
    return decodeURIComponent(key);
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
