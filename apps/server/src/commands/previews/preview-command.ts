import { type PackedItem, packContent } from "@pharos/detection-content";
import { describeError, PharosError } from "@pharos/domain";
import { type Command, Option } from "commander";
import { connect } from "../../client/client-options.ts";
import type { ServerClient } from "../../client/server-client.ts";
import { createProgressLine } from "../../terminal/progress-line.ts";
import { isFailed, losesTruePositive, type PreviewedFile, previewLines } from "./preview-lines.ts";
import { isPreviewable, type PreviewTime, previewRule } from "./preview-rule.ts";
import { readPreviewTime } from "./preview-time.ts";

interface PreviewOptions {
  readonly last?: string;
  readonly from?: string;
  readonly to?: string;
  readonly url?: string;
  readonly token?: string;
  readonly tokenFile?: string;
  readonly dataDir?: string;
  readonly failOnLostTruePositive: boolean;
  readonly json: boolean;
}

/** Exit codes: 0 all previewed, 1 a detection could not be, or loses a true positive where asked, 2 asked wrongly. */
export function addPreviewCommand(program: Command): void {
  program
    .command("preview")
    .description(
      "show what detections in files would have raised: rules on the server's stored events, policies on its resources",
    )
    .argument("<path...>", "files and folders, read recursively; helpers and data models are the server's own")
    .option("--last <time>", "events of the last minutes, hours, days or weeks, such as 30m, 24h, 7d, 4w", "24h")
    .option("--from <time>", "events from this time on, as ISO 8601; instead of --last")
    .option("--to <time>", "events before this time; now when absent")
    .option("--url <url>", "address of the server; this host's socket when absent")
    .option("--token-file <path>", "file with the API token, for --url; PHAROS_TOKEN when absent")
    .option("--token <token>", "API token; other users can see it in the process list")
    .option("--data-dir <folder>", "data folder of the server on this host")
    .option(...failOnLostTruePositive)
    .addOption(new Option("--json", "one JSON line a detection, for machines").default(false))
    .action(async (paths: string[], options: PreviewOptions, command: Command) => {
      const refuse = (message: string) => command.error(`error: ${message}`, { exitCode: 2 });
      const time = readPreviewTime(options, new Date());
      if (typeof time === "string") return refuse(time);
      const items = await packContent(paths).catch((error: Error) => refuse(error.message));
      const rules = items.filter(isPreviewable);
      if (rules.length === 0) return refuse(`there are no rules or policies in ${paths.join(", ")}`);
      const files = await previewFiles(connect(options), rules, time);
      const lines = options.json ? files.map((file) => JSON.stringify(file)) : previewLines(files);
      process.stdout.write(`${lines.join("\n")}\n`);
      process.exitCode = exitCodeOf(files, options);
    });
}

/** An option of each command that previews. */
export const failOnLostTruePositive = [
  "--fail-on-lost-true-positive",
  "exit with 1 where an alert that was a true positive would be gone, or where the outcomes of alerts are not shown",
  false,
] as const;

export function exitCodeOf(
  files: readonly PreviewedFile[],
  options: { readonly failOnLostTruePositive: boolean },
): number {
  return files.some((file) => isFailed(file) || (options.failOnLostTruePositive && losesTruePositive(file))) ? 1 : 0;
}

/** Why an item that the server refuses is left out; undefined where something is wrong with it. */
export type ReasonToLeaveOut = (item: PackedItem, refusal: PharosError) => string | undefined;

/** One detection after the other; one that cannot be previewed does not end it. */
export async function previewFiles(
  client: ServerClient,
  items: readonly PackedItem[],
  time: PreviewTime,
  reasonToLeaveOut: ReasonToLeaveOut = () => undefined,
): Promise<PreviewedFile[]> {
  const progress = createProgressLine(process.stderr);
  const files: PreviewedFile[] = [];
  try {
    for (const item of items) {
      try {
        files.push({ path: item.path, outcome: await previewRule(client, item, time, progress.tell) });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const reason = reasonToLeaveOut(item, error);
        const isLeftOut = reason !== undefined;
        files.push({ path: item.path, outcome: reason ?? describeError(error), ...(isLeftOut && { isLeftOut }) });
      }
    }
  } finally {
    progress.clear();
  }
  return files;
}

/** Anything else ends the command. */
function isRefusal(error: unknown): error is PharosError {
  return error instanceof PharosError && error.code !== "command.unreachable";
}
