import { PharosError } from "@pharos/domain";
import { Command, Option } from "commander";
import { addAccessCommands } from "./commands/access-commands.ts";
import { addAlertCommands } from "./commands/alert-commands.ts";
import { addBenchmarkCommands } from "./commands/benchmark-commands.ts";
import { addConfigCommand } from "./commands/config-command.ts";
import { addDeleteCommands } from "./commands/delete-commands.ts";
import { addDetectionCommands } from "./commands/detection-commands.ts";
import { addDoctorCommand } from "./commands/doctor-command.ts";
import { addEnrichTestDataCommand } from "./commands/enrich-test-data-command.ts";
import { addExplainCommand } from "./commands/explain-command.ts";
import { addExportCommands } from "./commands/export-commands.ts";
import { addFlowCommands } from "./commands/flow-commands.ts";
import { addImportCommand } from "./commands/import-sigma-command.ts";
import { addIngestCommand } from "./commands/ingest-command.ts";
import { addLookupCommands } from "./commands/lookup-commands.ts";
import { addNewDetectionCommand } from "./commands/new-detection-command.ts";
import { addParseCommand } from "./commands/parse-command.ts";
import { addQueryCommand } from "./commands/query-command.ts";
import { addResourceCommands } from "./commands/resource-commands.ts";
import { addSchemaCommands } from "./commands/schema-commands.ts";
import { addSourceCommands } from "./commands/source-commands.ts";
import { addUploadCommands } from "./commands/upload-commands.ts";
import { ConfigurationError } from "./configuration/configuration.ts";
import { version } from "./start/version.ts";

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
  .option("--roles <list>", "what this process does: api,ingest,detect,schedule,deliver")
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
addAccessCommands(program);
addSourceCommands(program);
addIngestCommand(program);
addLookupCommands(program);
addEnrichTestDataCommand(program);
addAlertCommands(program);
addQueryCommand(program);
addFlowCommands(program);
addDetectionCommands(program);
addDoctorCommand(program);
addExplainCommand(program);
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
  const isUsage = error instanceof ConfigurationError;
  const isExpected = isUsage || error instanceof PharosError;
  process.stderr.write(
    `pharos: ${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(isUsage ? 2 : 1);
}
