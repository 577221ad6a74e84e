import type { IncomingMessage, ServerResponse } from "node:http";

interface StoredObject {
  readonly name: string;
  readonly generation: string;
  readonly bytes: Uint8Array;
  readonly timeCreated: string;
}

/** Buckets by name; each object by its name and generation. Only the last generation is listed. */
export interface FakeStorage {
  readonly buckets: Map<string, StoredObject[]>;
  /** Buckets whose requester pays. */
  readonly requesterPays: Set<string>;
  /** So many objects make a page at most, whatever was asked for. */
  pageSizeMax: number;
  /** Returns the generation. */
  put(bucket: string, name: string, bytes: Uint8Array, timeCreated?: Date): string;
}

export function startStorage(): FakeStorage {
  const buckets = new Map<string, StoredObject[]>();
  let generations = 1_700_000_000_000_000;
  return {
    buckets,
    requesterPays: new Set(),
    pageSizeMax: 1000,
    put: (bucket, name, bytes, timeCreated = new Date()) => {
      const generation = String(++generations);
      const objects = buckets.get(bucket) ?? [];
      buckets.set(bucket, objects);
      objects.push({ name, generation, bytes, timeCreated: timeCreated.toISOString() });
      return generation;
    },
  };
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

export function answerStorage(
  storage: FakeStorage,
  revoked: ReadonlySet<string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { status, body } = answerOf(storage, revoked, new URL(request.url ?? "/", "http://google"));
  if (body instanceof Uint8Array) response.writeHead(status).end(body);
  else response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function answerOf(storage: FakeStorage, revoked: ReadonlySet<string>, { pathname, searchParams }: URL): Answer {
  const [, bucket = "", encoded] = /^\/storage\/v1\/b\/([^/]+)\/o(?:\/(.+))?$/.exec(pathname) ?? [];
  const objects = storage.buckets.get(bucket);
  if (!objects) return refusal(404, "The specified bucket does not exist.");
  if (storage.requesterPays.has(bucket) && !searchParams.has("userProject")) {
    return refusal(400, "Bucket is a requester pays bucket but no user project provided.");
  }
  const right = encoded === undefined ? "storage.objects.list" : "storage.objects.get";
  if (revoked.has(right)) return refusal(403, `The account does not have ${right} access.`);
  if (encoded === undefined) return { status: 200, body: pageOf(storage, objects, searchParams) };
  const name = decodeURIComponent(encoded);
  const generation = searchParams.get("generation");
  const object = objects.findLast((one) => one.name === name && (generation ?? one.generation) === one.generation);
  if (!object) return refusal(404, `No such object: ${bucket}/${name}`);
  return { status: 200, body: searchParams.get("alt") === "media" ? object.bytes : describe(object) };
}

/** A page may be empty though more follow: the first one of a listing is. */
function pageOf({ pageSizeMax }: FakeStorage, objects: readonly StoredObject[], query: URLSearchParams): object {
  const prefix = query.get("prefix") ?? "";
  const startOffset = query.get("startOffset") ?? "";
  const latest = new Map(objects.map((object) => [object.name, object]));
  const names = [...latest.keys()].filter((name) => name.startsWith(prefix) && name >= startOffset).sort();
  const token = query.get("pageToken");
  if (token === null && names.length > 0) return { nextPageToken: "0" };
  const from = Number(token ?? 0);
  const until = from + Math.min(pageSizeMax, Number(query.get("maxResults") ?? 1000));
  const items = names.slice(from, until).map((name) => describe(latest.get(name) as StoredObject));
  return { ...(items.length > 0 && { items }), ...(until < names.length && { nextPageToken: String(until) }) };
}

function describe({ name, generation, bytes, timeCreated }: StoredObject) {
  return { name, generation, size: String(bytes.byteLength), timeCreated };
}

function refusal(code: number, message: string): Answer {
  return { status: code, body: { error: { code, message } } };
}
