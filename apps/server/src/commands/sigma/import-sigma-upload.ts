import { type RepositoryFile, writeContent, writeZip } from "@pharos/detection-content";
import { type CorrelationRule, PharosError, type Rule } from "@pharos/domain";
import type { ServerClient } from "../../client/server-client.ts";
import { uploadArchive } from "../uploads/upload-archive.ts";

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
  const outcome = await uploadArchive(client, { archive: zip }, () => undefined);
  if (!outcome.isWell) {
    const issues = outcome.issues.map(({ path, errorMessage }) => `${path}: ${errorMessage}`);
    throw new PharosError("command.refused", "ServerError", [outcome.error, ...issues].join("\n"));
  }
}
