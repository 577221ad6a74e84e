import type { Command } from "commander";
import { readConfiguration } from "../../configuration/read-configuration.ts";
import { checkInstallation } from "../../doctor/check-installation.ts";
import { checkMachine } from "../../doctor/check-machine.ts";
import { checkSettings } from "../../doctor/check-settings.ts";
import { checkStores } from "../../doctor/check-stores.ts";
import { gatherFacts } from "../../doctor/gather-facts.ts";

/** Exit codes: 0 nothing failed, 1 something did, 2 asked wrongly. */
export function addDoctorCommand(program: Command): void {
  program
    .command("doctor")
    .description("check this machine, the installation and the settings, and say what to do about what is wrong")
    .option("--data-dir <folder>", "data folder of the server on this host")
    .option("--json", "a JSON line each, for machines", false)
    .action(async (options: { dataDir?: string; json: boolean }) => {
      const { values } = readConfiguration({ dataDir: options.dataDir });
      const facts = await gatherFacts(values);
      const results = [
        ...checkMachine(facts.machine),
        ...checkInstallation(facts.installation),
        ...checkSettings(facts.settings),
        ...checkStores(facts.stores),
      ];
      for (const result of results) {
        if (options.json) process.stdout.write(`${JSON.stringify(result)}\n`);
        else process.stdout.write(`${result.status.padEnd(6)}${result.check.padEnd(15)}${result.finding}\n`);
        if (!options.json && result.remedy !== "") process.stdout.write(`${" ".repeat(21)}→ ${result.remedy}\n`);
      }
      const failed = results.filter(({ status }) => status === "fail").length;
      const warned = results.filter(({ status }) => status === "warn").length;
      if (!options.json) {
        const passed = results.length - failed - warned;
        process.stdout.write(`\n${passed} passed, ${warned} to look at, ${failed} failed\n`);
      }
      process.exitCode = failed === 0 ? 0 : 1;
    });
}
