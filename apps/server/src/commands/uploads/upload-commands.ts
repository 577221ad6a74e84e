import { existsSync } from "node:fs";
import { type PackedItem, packContent, writeZip } from "@pharos/detection-content";
import type { Command } from "commander";
import { connect } from "../../client/client-options.ts";
import type { ServerClient } from "../../client/server-client.ts";
import { tableLines } from "../../terminal/output.ts";
import { createProgressLine } from "../../terminal/progress-line.ts";
import { exitCodeOf, failOnLostTruePositive, previewFiles } from "../previews/preview-command.ts";
import { previewLines } from "../previews/preview-lines.ts";
import { isPreviewable } from "../previews/preview-rule.ts";
import { leaveOutUnfinished, leftOutLines } from "./choose-items.ts";
import { reasonNotToPreview } from "./reason-not-to-preview.ts";
import { type UploadOutcome, uploadArchive, validateArchive } from "./upload-archive.ts";

interface UploadOptions {
  readonly to?: string;
  readonly token?: string;
  readonly tokenFile?: string;
  readonly dataDir?: string;
  readonly dryRun: boolean;
  readonly preview: boolean;
  readonly failOnLostTruePositive: boolean;
  readonly skipInvalid?: boolean;
  readonly skipUnfinished: boolean;
  readonly json: boolean;
}

/** Exit codes: 0 all well, 1 the server found something wrong and took nothing, 2 asked wrongly. */
export function addUploadCommands(program: Command): void {
  program
    .command("upload")
    .description("upload a repository of detections and dashboards to the running server")
    .argument("<path...>", "files and folders, read recursively; ./global_helpers and ./data_models are added")
    .option("--to <url>", "address of the server; this host's socket when absent")
    .option("--token-file <path>", "file with the API token, for --to; PHAROS_TOKEN when absent")
    .option("--token <token>", "API token; other users can see it in the process list")
    .option("--data-dir <folder>", "data folder of the server on this host")
    .option("--skip-invalid", "leave out what is wrong, and list the reasons; otherwise nothing is uploaded then")
    .option("--skip-unfinished", "leave out items whose Status is Experimental or Deprecated", false)
    .option("--dry-run", "check on the server without changing anything", false)
    .option(
      "--preview",
      "show which alerts of the last 7 days and failing resources would come and go, without changing anything",
      false,
    )
    .option(failOnLostTruePositive[0], `with --preview, ${failOnLostTruePositive[1]}`, failOnLostTruePositive[2])
    .option("--json", "print JSON lines", false)
    .action(async (paths: string[], options: UploadOptions, command: Command) => {
      const items = await pack(paths, command);
      const client = connect({ ...options, ...(options.to !== undefined && { url: options.to }) });
      const { kept, leftOut } = options.skipUnfinished ? leaveOutUnfinished(items) : { kept: items, leftOut: [] };
      for (const line of leftOutLines(leftOut)) process.stderr.write(`${line}\n`);
      if (options.preview) return previewItems(client, kept, options);
      const archive = writeZip(new Map(kept.flatMap(({ files }) => [...files])));
      const sent = { archive, skipInvalid: options.skipInvalid };
      const progress = createProgressLine(process.stderr);
      try {
        const outcome = options.dryRun
          ? await validateArchive(client, sent, progress.tell)
          : await uploadArchive(client, sent, progress.tell);
        progress.clear();
        for (const line of reportLines(outcome, options)) process.stdout.write(`${line}\n`);
        process.exitCode = outcome.isWell ? 0 : 1;
      } finally {
        progress.clear();
      }
    });
}

const previewedMs = 7 * 86_400_000;

/** Instead of an upload: what it would mean for alerts. */
async function previewItems(client: ServerClient, items: readonly PackedItem[], options: UploadOptions): Promise<void> {
  const now = new Date();
  const time = { startsAt: new Date(now.getTime() - previewedMs), endsAt: now };
  const files = await previewFiles(client, items.filter(isPreviewable), time, (item, refusal) =>
    reasonNotToPreview(item, refusal, items),
  );
  for (const line of options.json ? files.map(toJson) : previewLines(files)) process.stdout.write(`${line}\n`);
  process.exitCode = exitCodeOf(files, options);
}

/** Exits with 2 for a path that can't be read, and where there is nothing to send. */
async function pack(paths: readonly string[], command: Command): Promise<PackedItem[]> {
  const beside = ["global_helpers", "data_models"].filter((path) => existsSync(path));
  try {
    const items = await packContent([...paths, ...beside]);
    if (items.length === 0)
      command.error(`error: there are no detections or dashboards in ${paths.join(", ")}`, { exitCode: 2 });
    return items;
  } catch (error) {
    if (error instanceof Error && "code" in error && "path" in error)
      command.error(`error: ${error.message}`, { exitCode: 2 });
    throw error;
  }
}

/** Problems by file, or what became of each kind. */
function reportLines(outcome: UploadOutcome, { json, dryRun }: UploadOptions): string[] {
  if (!outcome.isWell) {
    const { error, issues } = outcome;
    if (json) return [...issues.map((issue) => ({ kind: "problem", ...issue })), { isWell: false, error }].map(toJson);
    return [...issues.map(({ path, errorMessage }) => `INVALID ${path}: ${errorMessage}`), error];
  }
  const { result, leftOut } = outcome;
  if (json)
    return [...leftOut.map((issue) => ({ kind: "leftOut", ...issue })), { isWell: true, ...result }].map(toJson);
  const missing = leftOut.map(({ path, errorMessage }) => `LEFT OUT ${path}: ${errorMessage}`);
  if (dryRun) return [...missing, "No problems found. Nothing was changed."];
  const rows = Object.entries(result)
    .filter(([, { total }]) => total > 0)
    .map(([kind, counts]) => ({ kind: wordsOf(kind), ...counts }));
  return [...missing, ...tableLines(rows, ["kind", "new", "modified", "total"])];
}

function toJson(line: object): string {
  return JSON.stringify(line);
}

/** `correlationRules` → `correlation rules`. */
function wordsOf(kind: string): string {
  return kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
