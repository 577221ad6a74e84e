import { type Command, Option } from "commander";
import {
  configurationSchema,
  environmentName,
  secretSettings,
  settingNames,
} from "../../configuration/configuration.ts";
import { readConfiguration } from "../../configuration/read-configuration.ts";
import { createOutput } from "../../terminal/output.ts";

export function addConfigCommand(program: Command): void {
  program
    .command("config")
    .description("print every setting, its value and where it comes from")
    .addOption(new Option("--json", "a JSON line each, for machines").default(false))
    .action((options: { json: boolean }) => {
      const { values, origins } = readConfiguration();
      const rows = settingNames.map((setting) => ({
        setting,
        value: secretSettings.has(setting) && values[setting] !== undefined ? "*".repeat(19) : values[setting],
        origin: origins[setting],
        environment: environmentName(setting),
        description: configurationSchema.shape[setting].description ?? "",
      }));
      createOutput(options.json, (line) => process.stdout.write(`${line}\n`)).list(rows, [
        "setting",
        "value",
        "origin",
        "environment",
        "description",
      ]);
    });
}
