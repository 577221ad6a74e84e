import { CollectionFailure, type CollectionFailureKind, describeError, PharosError } from "@pharos/domain";
import type { Response } from "undici";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import type { AzureAccess } from "./azure-access.ts";
import { elementText } from "./read-xml.ts";

/** A request to blobs or to a queue. */
export interface StorageRequest {
  readonly method?: "GET" | "DELETE" | "HEAD";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The role that gives the right, such as Storage Blob Data Reader. */
  readonly role: string;
  /** Names the subject of the request in sentences. */
  readonly target: string;
}

/** @throws CollectionFailure for every other answer than a good one */
export type AzureStorage = (request: StorageRequest) => Promise<Response>;

/** The version of the interface. */
const version = "2024-11-04";
const requestMsMax = 300_000;

/** Sends requests to Azure Storage as an application. */
export function createAzureStorage(fetch: OutboundFetch, access: AzureAccess, clock: () => Date): AzureStorage {
  return async (request) => {
    const { method = "GET", url, headers, target } = request;
    try {
      const response = await fetch(url, {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${await access.token()}`,
          "x-ms-version": version,
          "x-ms-date": clock().toUTCString(),
        },
        redirect: "manual",
        signal: AbortSignal.timeout(requestMsMax),
      });
      if (response.ok) return response;
      if (response.status === 401) access.forget();
      const body = await response.text();
      throw judgeAnswer(response.status, response.headers.get("x-ms-error-code") ?? elementText(body, "Code"), request);
    } catch (error) {
      throw judgeAzureFailure(error, target);
    }
  };
}

/** Says of a request that got no answer why, and whether it may pass. */
export function judgeAzureFailure(error: unknown, target: string): CollectionFailure {
  if (error instanceof CollectionFailure) return error;
  // Pharos itself refused to connect.
  if (error instanceof PharosError) return new CollectionFailure("missing", error.message);
  return new CollectionFailure(
    "transient",
    `${target} could not be reached (${describeError(error)}). Pharos tries again.`,
  );
}

function judgeAnswer(status: number, code = `HTTP ${status}`, { role, target }: StorageRequest): CollectionFailure {
  const [kind, sentence] = explain(status, code, role, target);
  return new CollectionFailure(kind, sentence);
}

function explain(status: number, code: string, role: string, target: string): [CollectionFailureKind, string] {
  if (code === "BlobNotFound") return ["gone", "The blob is no longer in the container."];
  if (code === "InvalidRange") {
    return ["gone", "The blob is shorter than what was read of it: it was written anew. Write new logs to a new blob."];
  }
  if (code === "BlobArchived" || code === "BlobBeingRehydrated") {
    return ["archived", "The blob is archived. Change its tier to hot or cool, then retry."];
  }
  if (code === "AuthorizationFailure") {
    return [
      "denied",
      `${target} was refused (${code}). Let the network of Pharos in at the storage account's firewall.`,
    ];
  }
  if (status === 401 || status === 403) {
    return ["denied", `${target} was refused (${code}). Grant the role ${role} to the application.`];
  }
  if (status === 404 || status === 400) {
    return ["missing", `${target} was not found (${code}). Check the storage account, the containers and the queue.`];
  }
  return ["transient", `${target} could not be reached (${code}). Pharos tries again.`];
}
