import { sigmaMappingsFolder } from "@pharos/content";
import { type LoadedContent, loadContent } from "@pharos/detection-content";
import type { Rule } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import type { Command } from "commander";
import { connect } from "../../client/client-options.ts";
import { builtInSchemas } from "../schemas/built-in-schemas.ts";
import { fieldsNotKept } from "./import-sigma-fields.ts";
import { type DoubtfulRule, importReport, skippedRules } from "./import-sigma-report.ts";
import { uploadSigma } from "./import-sigma-upload.ts";

interface ImportOptions {
  readonly mapping: readonly string[];
  readonly dryRun: boolean;
  readonly to?: string;
  readonly token?: string;
  readonly tokenFile?: string;
  readonly dataDir?: string;
  readonly json: boolean;
}

/** Exit codes: 0 all well, also where rules were left out; 1 the server took nothing; 2 asked wrongly. */
export function addImportCommand(program: Command): void {
  program
    .command("import")
    .description("take detections over from elsewhere")
    .command("sigma")
    .description("bring Sigma rules into the running server; those that are not understood are named and left out")
    .argument("<path...>", "files and folders; everything below a folder is read")
    .option(
      "--mapping <path...>",
      "files or folders with tables of log sources, fields and placeholders of your own",
      [],
    )
    .option("--dry-run", "only say what would be imported; needs no server", false)
    .option("--to <url>", "address of the server; this host's socket when absent")
    .option("--token-file <path>", "file with the API token, for --to; PHAROS_TOKEN when absent")
    .option("--token <token>", "API token; other users can see it in the process list")
    .option("--data-dir <folder>", "data folder of the server on this host")
    .option("--json", "a JSON line each, for machines", false)
    .action(importSigma);
}

async function importSigma(paths: string[], options: ImportOptions, command: Command): Promise<void> {
  const { mapping, dryRun: isDry, json: isJson } = options;
  const content = await load(paths, mapping, command);
  const skipped = skippedRules(content.problems);
  const imported = content.rules.filter(({ sigma }) => sigma !== undefined);
  const correlations = content.correlationRules.filter(({ sigmaText }) => sigmaText !== undefined);
  if (!isDry && imported.length + correlations.length > 0) {
    const client = connect({ ...options, ...(options.to !== undefined && { url: options.to }) });
    await uploadSigma(client, imported, correlations, content.sigmaMappings);
  }
  const counts = { imported: imported.length + correlations.length, skipped: skipped.length };
  const doubtful = doubtfulRules(imported, content);
  for (const line of importReport(skipped, doubtful, counts, { isDry, isJson })) process.stdout.write(`${line}\n`);
}

/** By the schemas that come with Pharos. */
function doubtfulRules(rules: readonly Rule[], { sources }: LoadedContent): DoubtfulRule[] {
  const used = new Set(rules.flatMap(({ logTypes }) => logTypes));
  const schemas = new Map(
    builtInSchemas()
      .filter(({ logType }) => used.has(logType))
      .map(({ logType, yaml }) => [logType, parseSchema(yaml)]),
  );
  return rules.flatMap((rule) => {
    const { id, logTypes } = rule;
    const fields = fieldsNotKept(rule, schemas);
    return fields.length === 0 ? [] : [{ id, file: sources.get(id)?.file ?? id, logTypes, fields }];
  });
}

/** The person's own tables count before those that come with Pharos. */
async function load(paths: string[], mapping: readonly string[], command: Command): Promise<LoadedContent> {
  try {
    return await loadContent(paths, { supporting: [...mapping, sigmaMappingsFolder] });
  } catch (error) {
    const isUnreadable = error instanceof Error && "code" in error && "path" in error;
    if (isUnreadable) command.error(`error: ${error.message}`, { exitCode: 2 });
    throw error;
  }
}
