import { Command, Option } from "commander";
import { addAccessCommands } from "./commands/access/access-commands.ts";
import { addAlertCommands } from "./commands/alerts/alert-commands.ts";
import { addBackupCommands } from "./commands/backup/backup-commands.ts";
import { lowerPriority } from "./commands/backup/lower-priority.ts";
import { addRestoreCommand } from "./commands/backup/restore-command.ts";
import { addCaseCommands } from "./commands/cases/case-commands.ts";
import { addQueryCommand } from "./commands/data-lake-queries/query-command.ts";
import { addBenchmarkCommands } from "./commands/detections/benchmark-commands.ts";
import { addDetectionCommands } from "./commands/detections/detection-commands.ts";
import { addEnrichTestDataCommand } from "./commands/detections/enrich-test-data-command.ts";
import { addExplainCommand } from "./commands/detections/explain-command.ts";
import { addNewDetectionCommand } from "./commands/detections/new-detection-command.ts";
import { addFlowCommands } from "./commands/flow/flow-commands.ts";
import { addIngestCommand } from "./commands/ingest/ingest-command.ts";
import { addConfigCommand } from "./commands/installation/config-command.ts";
import { addDoctorCommand } from "./commands/installation/doctor-command.ts";
import { addLookupCommands } from "./commands/lookup-tables/lookup-commands.ts";
import { addPreviewCommand } from "./commands/previews/preview-command.ts";
import { addResourceCommands } from "./commands/resources/resource-commands.ts";
import { addParseCommand } from "./commands/schemas/parse-command.ts";
import { addSchemaCommands } from "./commands/schemas/schema-commands.ts";
import { addImportCommand } from "./commands/sigma/import-sigma-command.ts";
import { addSourceCommands } from "./commands/sources/source-commands.ts";
import { addDeleteCommands } from "./commands/uploads/delete-commands.ts";
import { addExportCommands } from "./commands/uploads/export-commands.ts";
import { addUploadCommands } from "./commands/uploads/upload-commands.ts";
import { version } from "./configuration/version.ts";
import { describeFailure } from "./describe-failure.ts";

interface StartFlags {
  readonly demo: boolean;
  readonly safeMode: boolean;
  readonly acceptLostKey: boolean;
}

/** Exit codes: 0 all well, 1 it did not work, 2 it was asked wrongly. */
const program = new Command("pharos")
  .description("Security monitoring on your own machine")
  .version(version)
  .exitOverride((error) => {
    process.exit(error.exitCode === 0 ? 0 : 2);
  });

program
  .command("start")
  .description("start Pharos")
  .option("--port <port>", "port to listen on")
  .option("--host <address>", "address to listen on")
  .option("--data-dir <folder>", "folder of everything that Pharos keeps")
  .option("--roles <list>", "what this process does: api,ingest,collect,detect,schedule,deliver")
  .addOption(new Option("--demo", "fill a new installation with generated logs, and go on trickling").default(false))
  .addOption(
    new Option("--safe-mode", "start without rules, helpers, scripts and queries that people wrote").default(false),
  )
  .addOption(
    new Option("--accept-lost-key", "forget the secrets that a lost secret.key had sealed, and say which").default(
      false,
    ),
  )
  .action(async ({ demo, safeMode, acceptLostKey, ...settings }: StartFlags & Record<string, string>) => {
    // Loaded here, so that the other commands start at once.
    const { start } = await import("./start/start.ts");
    await start({ settings, isDemo: demo, isSafeMode: safeMode, acceptsLostKey: acceptLostKey });
  });
addConfigCommand(program);
addBackupCommands(program, lowerPriority);
addRestoreCommand(program);
addAccessCommands(program);
addSourceCommands(program);
addIngestCommand(program);
addLookupCommands(program);
addEnrichTestDataCommand(program);
addAlertCommands(program);
addCaseCommands(program);
addQueryCommand(program);
addFlowCommands(program);
addDetectionCommands(program);
addDoctorCommand(program);
addExplainCommand(program);
addPreviewCommand(program);
addBenchmarkCommands(program);
addUploadCommands(program);
addDeleteCommands(program);
addExportCommands(program);
addNewDetectionCommand(program);
addImportCommand(program);
addParseCommand(program);
addResourceCommands(program);
addSchemaCommands(program);

try {
  await program.parseAsync();
} catch (error) {
  const { message, exitCode } = describeFailure(error);
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}
