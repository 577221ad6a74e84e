import {
  type BucketClient,
  type BucketNotice,
  bucketAddress,
  CollectionFailure,
  type FoundObject,
  type GcsSettings,
  isObject,
  type QueueClient,
} from "@pharos/domain";
import { runChecks } from "../check/run-checks.ts";
import { createGoogleAccess } from "../google/google-access.ts";
import { judgeGoogleFailure } from "../google/judge-google-failure.ts";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { openSubscription } from "../queues/open-subscription.ts";
import { collectBytes } from "./collect-bytes.ts";
import { judgeGcsAnswer } from "./judge-gcs-answer.ts";
import { wantedTimes } from "./listed-range.ts";
import { type AnnouncedObject, parseGcsNotice } from "./parse-gcs-notice.ts";
import { prefixesToList } from "./prefixes-to-list.ts";

interface GcsBucketOptions {
  readonly settings: GcsSettings;
  /** The JSON key of a service account. */
  readonly credentials: string;
  readonly tokenFolder?: string | undefined;
  readonly fetch: OutboundFetch;
  readonly clock: () => Date;
}

const scope = "https://www.googleapis.com/auth/devstorage.read_only";
const pageSize = 1000;
/**
 * Other buckets wait for the end of a look, and Pub/Sub answers an empty pull after a minute or more. A host that cannot be
 * reached is known as such before.
 */
const noticesMsMax = 12_000;
const requestMsMax = 300_000;

/** Opens a bucket of Google Cloud Storage by its JSON interface. Nothing is sent before it is used. */
export function openGcsBucket({ settings, credentials, tokenFolder, fetch, clock }: GcsBucketOptions): BucketClient {
  const { bucket, userProject, endpoint, prefixes } = settings;
  const target = bucketAddress(settings);
  const origin = endpoint === undefined ? "https://storage.googleapis.com" : new URL(endpoint).origin;
  const objectsUrl = `${origin}/storage/v1/b/${encodeURIComponent(bucket)}/o`;
  const access = createGoogleAccess({ credentials, tokenFolder, scope, fetch, clock });
  const subscription = openNotices({ settings, credentials, tokenFolder, fetch, clock });

  /** @throws CollectionFailure for every other answer than a good one */
  async function ask(right: string, path: string, query: Readonly<Record<string, string>>) {
    const search = new URLSearchParams({ ...query, ...(userProject !== undefined && { userProject }) });
    try {
      const response = await fetch(`${objectsUrl}${path}?${search}`, {
        headers: { authorization: `Bearer ${await access.token()}`, "accept-encoding": "gzip" },
        redirect: "manual",
        signal: AbortSignal.timeout(requestMsMax),
      });
      if (response.status === 200) return response;
      if (response.status === 401) access.forget();
      throw judgeGcsAnswer(response.status, await response.text(), { right, target, isObject: path !== "" });
    } catch (error) {
      throw judgeGoogleFailure(error, target);
    }
  }

  async function askJson(right: string, path: string, query: Readonly<Record<string, string>>) {
    const response = await ask(right, path, query);
    const answer: unknown = await response.json().catch(() => undefined);
    return isObject(answer) ? answer : {};
  }

  async function listPage(prefix: string, after: string | undefined, limit: number) {
    let pageToken: string | undefined;
    for (;;) {
      const answer = await askJson("storage.objects.list", "", {
        prefix,
        maxResults: String(limit),
        fields: "items(name,generation,size,timeCreated),nextPageToken",
        ...(after?.startsWith(prefix) && { startOffset: after }),
        ...(pageToken !== undefined && { pageToken }),
      });
      // The offset is that of the last one that was listed.
      const items = readItems(answer.items).filter(({ key }) => key !== after);
      pageToken = typeof answer.nextPageToken === "string" ? answer.nextPageToken : undefined;
      // A page may be empty though more follow.
      if (items.length > 0 || pageToken === undefined) return { items, hasMore: pageToken !== undefined };
    }
  }

  const list: BucketClient["list"] = async (after, range) => {
    const isWanted = wantedTimes(range, clock());
    const objects: FoundObject[] = [];
    let keys = 0;
    for (const prefix of prefixesToList(prefixes, after)) {
      const { items, hasMore } = await listPage(prefix, after, pageSize);
      keys += items.length;
      for (const { createdAt, ...object } of items) if (object.bytes > 0 && isWanted(createdAt)) objects.push(object);
      if (hasMore) return { objects, keys, after: items.at(-1)?.key };
    }
    return { objects, keys, after: undefined };
  };

  const place = ({ key, versionId }: Pick<FoundObject, "key" | "versionId">) =>
    [`/${encodeURIComponent(key)}`, versionId === undefined ? {} : { generation: versionId }] as const;

  const describeObject = async (object: Pick<FoundObject, "key" | "versionId">) => {
    const [path, generation] = place(object);
    return askJson("storage.objects.get", path, { ...generation, fields: "size" });
  };

  /** Undefined where the object is gone: there is nothing to read. */
  const withSize = async (object: AnnouncedObject): Promise<FoundObject | undefined> => {
    if (object.bytes !== undefined) return { ...object, bytes: object.bytes };
    try {
      return { ...object, bytes: Number((await describeObject(object)).size) || 0 };
    } catch (error) {
      if (error instanceof CollectionFailure && error.kind === "gone") return undefined;
      throw error;
    }
  };

  const probe: BucketClient["probe"] = async (object) => {
    try {
      await describeObject(object);
    } catch (error) {
      if (!(error instanceof CollectionFailure) || error.kind !== "gone") throw error;
    }
  };

  const checkReading = async (): Promise<string> => {
    for (const prefix of prefixesToList(prefixes)) {
      const [first] = (await listPage(prefix, undefined, 1)).items;
      if (!first) continue;
      await probe(first);
      return `Pharos could read the object ${first.key}.`;
    }
    return "Pharos could list the bucket. It has no object yet that could be read.";
  };

  return {
    receiveNotices: async () => {
      const messages = subscription ? await receiveWithin(subscription, noticesMsMax) : [];
      const notices: BucketNotice[] = [];
      for (const message of messages) {
        const announced = parseGcsNotice(message, bucket);
        const object = announced && (await withSize(announced));
        notices.push({ receipt: message.receipt, objects: object ? [object] : [] });
      }
      return notices;
    },
    deleteNotices: async (receipts) => subscription?.acknowledge(receipts),
    list,
    probe,
    read: async (object, bytesMax) => {
      const [path, generation] = place(object);
      const response = await ask("storage.objects.get", path, { ...generation, alt: "media" });
      try {
        const content = await collectBytes((response.body ?? []) as AsyncIterable<Uint8Array>, bytesMax);
        return { content, etag: object.etag, bytes: object.bytes };
      } catch (error) {
        throw judgeGoogleFailure(error, target);
      }
    },
    check: async () => {
      const checks = await runChecks([
        { name: "Credentials", isFirst: true, run: checkCredentials },
        { name: "Objects", run: checkReading },
      ]);
      if (!subscription || checks[0]?.isHealthy !== true) return checks;
      return [...checks, ...(await subscription.check()).filter(({ name }) => name !== "Credentials")];
    },
  };

  async function checkCredentials(): Promise<string> {
    try {
      await access.token();
    } catch (error) {
      throw judgeGoogleFailure(error, "the token endpoint of the key");
    }
    return "Google takes the key of the service account.";
  }
}

function openNotices({ settings, ...options }: GcsBucketOptions): QueueClient | undefined {
  const { subscriptionId, projectId = "", endpoint } = settings;
  if (subscriptionId === undefined) return undefined;
  return openSubscription({ ...options, settings: { kind: "GcpPubSub", projectId, subscriptionId, endpoint } });
}

/** Returns nothing where no message came in time. */
async function receiveWithin(queue: QueueClient, ms: number) {
  const signal = AbortSignal.timeout(ms);
  try {
    return await queue.receive(signal);
  } catch (error) {
    if (signal.aborted) return [];
    throw error;
  }
}

interface ListedItem extends FoundObject {
  readonly createdAt: Date | undefined;
}

function readItems(items: unknown): ListedItem[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    if (!isObject(item) || typeof item.name !== "string" || typeof item.generation !== "string") return [];
    const createdAt = typeof item.timeCreated === "string" ? new Date(item.timeCreated) : undefined;
    return [{ key: item.name, versionId: item.generation, etag: "", bytes: Number(item.size) || 0, createdAt }];
  });
}
