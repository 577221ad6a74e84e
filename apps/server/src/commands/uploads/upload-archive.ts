import { setTimeout as wait } from "node:timers/promises";
import { PharosError, type UploadKind } from "@pharos/domain";
import { graphql } from "../../client/generated/gql.ts";
import type { ResultOf, ServerClient } from "../../client/server-client.ts";

const startUpload = graphql(`mutation StartUpload($data: String!, $skipInvalid: Boolean) {
  started: uploadDetectionEntitiesAsync(input: { data: $data, skipInvalid: $skipInvalid }) { receiptId }
}`);
const uploadStatus = graphql(`query UploadStatus($id: ID!) {
  now: detectionEntitiesUploadStatus(receiptId: $id) {
    status error
    result {
      rules { new modified total } policies { new modified total } correlationRules { new modified total }
      dataModels { new modified total } globalHelpers { new modified total } lookupTables { new modified total }
      queries { new modified total } scheduledPrompts { new modified total } packs { new modified total }
      dashboards { new modified total }
      leftOut { path errorMessage }
    }
  }
}`);
const startValidation = graphql(`mutation StartValidation($data: String!, $skipInvalid: Boolean) {
  started: validateBulkUpload(input: { data: $data, skipInvalid: $skipInvalid }) { receiptId }
}`);
const validationStatus = graphql(`query ValidationStatus($id: ID!) {
  now: validateBulkUploadStatus(receiptId: $id) {
    status error result { issues { path errorMessage } leftOut { path errorMessage } }
  }
}`);

type UploadResult = NonNullable<ResultOf<typeof uploadStatus>["now"]["result"]>;
/** How many items of one kind were added and changed, of all that were sent. */
export type KindStatistics = UploadResult[UploadKind];
export type FileIssue = UploadResult["leftOut"][number];

export type UploadOutcome =
  | {
      readonly isWell: true;
      readonly result: Readonly<Partial<Record<UploadKind, KindStatistics>>>;
      /** What the server cannot do; all else was stored. */
      readonly leftOut: readonly FileIssue[];
    }
  | { readonly isWell: false; readonly error: string; readonly issues: readonly FileIssue[] };

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
  const { status, error, result } = await waitUntilDone(
    async () => (await client.graphql(uploadStatus, { id })).now,
    tell,
  );
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
  const { error, result } = await waitUntilDone(async () => (await client.graphql(validationStatus, { id })).now, tell);
  if (error !== "") throw new PharosError("command.refused", "ServerError", error);
  const { issues = [], leftOut = [] } = result ?? {};
  if (issues.length === 0) return { isWell: true, result: {}, leftOut };
  return {
    isWell: false,
    error: `${issues.length} ${issues.length === 1 ? "problem" : "problems"} found. Nothing was changed.`,
    issues,
  };
}

async function start(
  client: ServerClient,
  mutation: typeof startUpload | typeof startValidation,
  { archive, skipInvalid }: ArchiveToSend,
  tell: (what: string) => void,
): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      const data = archive.toString("base64");
      const { started } = await client.graphql(mutation, { data, skipInvalid });
      return started.receiptId;
    } catch (error) {
      const isBusy = error instanceof PharosError && error.category === "InUse";
      if (!isBusy || attempt === busyAttemptsMax) throw error;
      tell("Waiting for another upload to finish");
      await wait(busyWaitMs);
    }
  }
}

async function waitUntilDone<S extends { readonly status: string }>(
  readStatus: () => Promise<S>,
  tell: (what: string) => void,
): Promise<S> {
  const startedMs = Date.now();
  for (;;) {
    const now = await readStatus();
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
