import {
  type AzureBlobSettings,
  type BucketClient,
  bucketAddress,
  CollectionFailure,
  type FoundObject,
} from "@pharos/domain";
import { createAzureAccess } from "../azure/azure-access.ts";
import { createAzureStorage, judgeAzureFailure } from "../azure/azure-storage.ts";
import { openStorageQueue } from "../azure/open-storage-queue.ts";
import { elementsOf, elementText } from "../azure/read-xml.ts";
import { runChecks } from "../check/run-checks.ts";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { collectBytes } from "./collect-bytes.ts";
import { wantedTimes } from "./listed-range.ts";
import { parseEventGridNotice } from "./parse-event-grid-notice.ts";
import { order, prefixesToList } from "./prefixes-to-list.ts";

interface AzureContainersOptions {
  readonly settings: AzureBlobSettings;
  readonly clientSecret: string;
  readonly fetch: OutboundFetch;
  readonly clock: () => Date;
}

/** The part of a container that is listed, and where that goes on. */
interface ListPlace {
  readonly container: string;
  readonly prefix: string;
  readonly marker: string;
}

const pageSize = 1000;
const role = "Storage Blob Data Reader";
const resource = "https://storage.azure.com";

/** Opens containers of an Azure storage account. Nothing is sent before it is used. */
export function openAzureContainers(options: AzureContainersOptions): BucketClient {
  const { settings, clientSecret, fetch, clock } = options;
  const { bucket: account, containers, queueName, tenantId, clientId, loginEndpoint } = settings;
  const blobsUrl = withoutSlash(settings.endpoint ?? `https://${account}.blob.core.windows.net`);
  const queuesUrl = withoutSlash(settings.queueEndpoint ?? `https://${account}.queue.core.windows.net`);
  const basePath = withoutSlash(new URL(blobsUrl).pathname);
  const access = createAzureAccess({ tenantId, clientId, clientSecret, loginEndpoint, resource, fetch, clock });
  const storage = createAzureStorage(fetch, access, clock);
  const queue = queueName === undefined ? undefined : openStorageQueue(storage, `${queuesUrl}/${queueName}`);
  const blobUrl = (key: string) => `${blobsUrl}/${key.split("/").map(encodeURIComponent).join("/")}`;

  async function listPage({ container, prefix, marker }: ListPlace, limit: number) {
    const query = new URLSearchParams({
      restype: "container",
      comp: "list",
      maxresults: String(limit),
      ...(prefix !== "" && { prefix }),
      ...(marker !== "" && { marker }),
    });
    const target = `The container ${container} of ${account}`;
    const response = await storage({ url: `${blobsUrl}/${container}?${query}`, role, target });
    const xml = await response.text();
    return { blobs: readBlobs(xml, container), marker: elementText(xml, "NextMarker") ?? "" };
  }

  const list: BucketClient["list"] = async (after, range) => {
    const isWanted = wantedTimes(range, clock());
    const objects: FoundObject[] = [];
    let keys = 0;
    for (const place of placesToList(settings, after)) {
      const { blobs, marker } = await listPage(place, pageSize);
      keys += blobs.length;
      for (const { changedAt, ...blob } of blobs) if (blob.bytes > 0 && isWanted(changedAt)) objects.push(blob);
      if (marker !== "") return { objects, keys, after: JSON.stringify({ ...place, marker }) };
    }
    return { objects, keys, after: undefined };
  };

  const probe: BucketClient["probe"] = async ({ key }) => {
    try {
      await storage({ method: "HEAD", url: blobUrl(key), role, target: `The blob ${key}` });
    } catch (error) {
      if (!(error instanceof CollectionFailure) || error.kind !== "gone") throw error;
    }
  };

  const checkReading = async (): Promise<string> => {
    for (const place of placesToList(settings, undefined)) {
      const [first] = (await listPage(place, 1)).blobs;
      if (!first) continue;
      await probe(first);
      return `Pharos could read the blob ${first.key}.`;
    }
    return "Pharos could list the containers. They have no blob yet that could be read.";
  };

  return {
    receiveNotices: async () =>
      ((await queue?.receive()) ?? []).map(({ receipt, text }) => ({
        receipt,
        objects: parseEventGridNotice(text, containers, basePath),
      })),
    deleteNotices: async (receipts) => queue?.delete(receipts),
    list,
    probe,
    read: async (object, bytesMax, range) => {
      const headers = range && { "x-ms-range": `bytes=${range.from}-${(range.until ?? range.from + bytesMax) - 1}` };
      const target = `The blob ${object.key}`;
      const response = await storage({ url: blobUrl(object.key), role, target, ...(headers && { headers }) });
      try {
        const content = await collectBytes((response.body ?? []) as AsyncIterable<Uint8Array>, bytesMax);
        const etag = unquoted(response.headers.get("etag") ?? object.etag);
        // bytes 10-19/4711
        const whole = response.headers.get("content-range")?.split("/")[1] ?? response.headers.get("content-length");
        return { content, etag, bytes: Number(whole) || content.byteLength };
      } catch (error) {
        throw judgeAzureFailure(error, bucketAddress(settings, object.key));
      }
    },
    check: () =>
      runChecks([
        {
          name: "Application",
          isFirst: true,
          run: async () => {
            try {
              await access.token();
            } catch (error) {
              throw judgeAzureFailure(error, "Microsoft Entra");
            }
            return "Microsoft Entra takes the application's secret.";
          },
        },
        { name: "Blobs", run: checkReading },
        ...(queue
          ? [
              {
                name: "Queue",
                run: async () => {
                  await queue.peek();
                  return "Pharos could look into the queue.";
                },
              },
            ]
          : []),
      ]),
  };
}

/** Returns what of each container the rows of prefixes cover, in the order of keys, from where a listing has reached. */
function placesToList({ containers, prefixes }: AzureBlobSettings, after: string | undefined): ListPlace[] {
  const places = containers.flatMap((container) => {
    const own = prefixes.flatMap((row) => {
      if (`${container}/`.startsWith(row.prefix)) return [{ ...row, prefix: "" }];
      const isInside = row.prefix.startsWith(`${container}/`);
      return isInside ? [{ ...row, prefix: row.prefix.slice(container.length + 1) }] : [];
    });
    return prefixesToList(own).map((prefix) => ({ container, prefix, marker: "" }));
  });
  const keyOf = ({ container, prefix }: ListPlace) => `${container}/${prefix}`;
  const sorted = places.sort((one, other) => order(keyOf(one), keyOf(other)));
  if (after === undefined) return sorted;
  const reached = JSON.parse(after) as ListPlace;
  const left = sorted.filter((place) => order(keyOf(place), keyOf(reached)) >= 0);
  return left.map((place) => (keyOf(place) === keyOf(reached) ? reached : place));
}

interface ListedBlob extends FoundObject {
  readonly changedAt: Date | undefined;
}

function readBlobs(xml: string, container: string): ListedBlob[] {
  return elementsOf(xml, "Blob").map((blob) => {
    const changed = elementText(blob, "Last-Modified");
    const name = elementText(blob, "Name") ?? "";
    // Names that XML cannot have are percent-encoded.
    const isEncoded = /<Name\s[^>]*Encoded="true"/.test(blob);
    return {
      key: `${container}/${isEncoded ? decodeURIComponent(name) : name}`,
      etag: unquoted(elementText(blob, "Etag") ?? ""),
      bytes: Number(elementText(blob, "Content-Length")) || 0,
      changedAt: changed === undefined ? undefined : new Date(changed),
      ...(elementText(blob, "BlobType") === "AppendBlob" && { isAppended: true }),
    };
  });
}

function unquoted(etag: string): string {
  return etag.replaceAll('"', "");
}

function withoutSlash(text: string): string {
  return text.replace(/\/+$/, "");
}
