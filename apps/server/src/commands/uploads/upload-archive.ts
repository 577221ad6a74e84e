import { setTimeout as wait } from "node:timers/promises";
import { PharosError, uploadKinds } from "@pharos/domain";
import type { ServerClient } from "../../client/server-client.ts";

/** How many items of one kind were added and changed, of all that were sent. */
export interface KindStatistics {
  readonly new: number;
  readonly modified: number;
  readonly total: number;
}
export interface FileIssue {
  readonly path: string;
  readonly errorMessage: string;
}
export type UploadOutcome =
  | {
      readonly isWell: true;
      readonly result: Readonly<Record<string, KindStatistics>>;
      /** What the server cannot do; all else was stored. */
      readonly leftOut: readonly FileIssue[];
    }
  | { readonly isWell: false; readonly error: string; readonly issues: readonly FileIssue[] };

type UploadedKinds = { readonly leftOut: readonly FileIssue[] } & { readonly [kind: string]: KindStatistics };

const statistics = "{ new modified total }";
const startUpload = `mutation ($data: String!, $skipInvalid: Boolean) {
  started: uploadDetectionEntitiesAsync(input: { data: $data, skipInvalid: $skipInvalid }) { receiptId }
}`;
const uploadStatus = `query ($id: ID!) { now: detectionEntitiesUploadStatus(receiptId: $id) {
  status error result { ${uploadKinds.map((kind) => `${kind} ${statistics}`).join(" ")} leftOut { path errorMessage } }
} }`;
const startValidation = `mutation ($data: String!, $skipInvalid: Boolean) {
  started: validateBulkUpload(input: { data: $data, skipInvalid: $skipInvalid }) { receiptId }
}`;
const validationStatus = `query ($id: ID!) { now: validateBulkUploadStatus(receiptId: $id) {
  status error result { issues { path errorMessage } leftOut { path errorMessage } }
} }`;

const pollMs = 500;
const busyWaitMs = 3_000;
const busyAttemptsMax = 40;

export interface ArchiveToSend {
  readonly archive: Buffer;
  /** Leaves out what is wrong; as the server is set when absent. */
  readonly skipInvalid?: boolean | undefined;
}

/** Sends the archive and waits for the outcome; while another upload is under way, waits for that one first. */
export async function uploadArchive(
  client: ServerClient,
  sent: ArchiveToSend,
  tell: (what: string) => void,
): Promise<UploadOutcome> {
  tell("Uploading");
  const id = await start(client, startUpload, sent, tell);
  const { status, error, result } = await finished<UploadedKinds>(client, uploadStatus, id, tell);
  if (status === "COMPLETED" && result !== null) {
    const { leftOut, ...byKind } = result;
    return { isWell: true, result: byKind, leftOut };
  }
  return { isWell: false, ...readError(error) };
}

/** The same without changing anything: what an upload would complain of. */
export async function validateArchive(
  client: ServerClient,
  sent: ArchiveToSend,
  tell: (what: string) => void,
): Promise<UploadOutcome> {
  tell("Checking");
  const id = await start(client, startValidation, sent, tell);
  const { error, result } = await finished<Validation>(client, validationStatus, id, tell);
  if (error !== "") throw new PharosError("command.refused", "ServerError", error);
  const { issues = [], leftOut = [] } = result ?? {};
  if (issues.length === 0) return { isWell: true, result: {}, leftOut };
  return {
    isWell: false,
    error: `${issues.length} ${issues.length === 1 ? "problem" : "problems"} found. Nothing was changed.`,
    issues,
  };
}

interface Validation {
  readonly issues: readonly FileIssue[];
  readonly leftOut: readonly FileIssue[];
}

async function start(
  client: ServerClient,
  mutation: string,
  { archive, skipInvalid }: ArchiveToSend,
  tell: (what: string) => void,
): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      const data = archive.toString("base64");
      const { started } = await client.graphql<{ started: { receiptId: string } }>(mutation, { data, skipInvalid });
      return started.receiptId;
    } catch (error) {
      const isBusy = error instanceof PharosError && error.message.includes("another upload");
      if (!isBusy || attempt === busyAttemptsMax) throw error;
      tell("Waiting for another upload to finish");
      await wait(busyWaitMs);
    }
  }
}

interface Status<T> {
  readonly status: "NOT_PROCESSED" | "COMPLETED" | "FAILED";
  readonly error: string;
  readonly result: T | null;
}

async function finished<T>(
  client: ServerClient,
  query: string,
  id: string,
  tell: (what: string) => void,
): Promise<Status<T>> {
  const startedMs = Date.now();
  for (;;) {
    const { now } = await client.graphql<{ now: Status<T> }>(query, { id });
    if (now.status !== "NOT_PROCESSED") return now;
    tell(`Processing on the server, ${Math.round((Date.now() - startedMs) / 1000)} s`);
    await wait(pollMs);
  }
}

/** The error of an upload is text, or JSON with an issue a file. */
function readError(text: string): { error: string; issues: readonly FileIssue[] } {
  try {
    const { error, issues = [] } = JSON.parse(text) as { error: string; issues?: readonly FileIssue[] };
    return { error, issues };
  } catch {
    return { error: text, issues: [] };
  }
}
