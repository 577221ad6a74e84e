import { setTimeout as wait } from "node:timers/promises";
import { type RepositoryFile, writeContent, writeZip } from "@pharos/detection";
import { type CorrelationRule, PharosError, type Rule } from "@pharos/domain";
import type { ServerClient } from "./server-client.ts";

const startMutation = `mutation ($input: UploadDetectionEntitiesAsyncInput!) {
  uploadDetectionEntitiesAsync(input: $input) { receiptId }
}`;
const statusQuery = "query ($id: ID!) { detectionEntitiesUploadStatus(receiptId: $id) { status error } }";

interface UploadStatus {
  readonly detectionEntitiesUploadStatus: { readonly status: string; readonly error: string };
}

const pollMs = 500;

/**
 * Uploads the rules with the tables that they were read by, and waits until the server has taken them all.
 * @throws PharosError with the server's own sentence where it takes none
 */
export async function uploadSigma(
  client: ServerClient,
  rules: readonly Rule[],
  correlations: readonly CorrelationRule[],
  mappings: readonly RepositoryFile[],
): Promise<void> {
  // Files are read in the order of their names, and the first table counts.
  const tables = mappings.map(({ text }, index) => ({ path: `mappings/${String(index).padStart(4, "0")}.yml`, text }));
  const files = [...tables, ...writeContent({ rules: [...rules], correlationRules: [...correlations] })];
  const zip = writeZip(new Map(files.map(({ path, text }) => [path, Buffer.from(text)])));
  const { uploadDetectionEntitiesAsync: started } = await client.graphql<{
    uploadDetectionEntitiesAsync: { readonly receiptId: string };
  }>(startMutation, { input: { data: zip.toString("base64") } });
  for (;;) {
    const answer = await client.graphql<UploadStatus>(statusQuery, { id: started.receiptId });
    const { status, error } = answer.detectionEntitiesUploadStatus;
    if (status === "COMPLETED") return;
    if (status === "FAILED") throw new PharosError("command.refused", "ServerError", error);
    await wait(pollMs);
  }
}
