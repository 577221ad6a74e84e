import { existsSync, readFileSync } from "node:fs";
import { describeError } from "@pharos/domain";
import { parse } from "yaml";
import {
  ConfigurationError,
  type ConfigurationInput,
  environmentName,
  type LoadedConfiguration,
  loadConfiguration,
  secretSettings,
} from "./configuration.ts";
import { readSecretFile } from "./secret-file.ts";

/** Reads `pharos.yaml` of the working directory and the environment: the only place that does. */
export function readConfiguration(commandLine: ConfigurationInput["commandLine"] = {}): LoadedConfiguration {
  return loadConfiguration({ file: readFile("pharos.yaml"), environment: withSecretFiles(process.env), commandLine });
}

/** Puts what `PHAROS_…_FILE` names in the place of the secret setting. @throws ConfigurationError */
export function withSecretFiles(environment: ConfigurationInput["environment"]): ConfigurationInput["environment"] {
  const read = { ...environment };
  for (const setting of secretSettings) {
    const name = environmentName(setting);
    const fileName = `${name}_FILE`;
    const path = environment[fileName];
    if (!path) continue;
    if (environment[name]) throw new ConfigurationError([`${name} and ${fileName} exclude each other: give only one`]);
    read[name] = readSecretFile(path, fileName);
    delete read[fileName];
  }
  return read;
}

function readFile(path: string): Record<string, unknown> {
  if (!existsSync(path)) return {};
  let content: unknown;
  try {
    content = parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new ConfigurationError([`${path}: ${describeError(error)}`]);
  }
  if (content === null || content === undefined) return {};
  if (typeof content !== "object" || Array.isArray(content)) {
    throw new ConfigurationError([`${path}: must contain one setting per line, such as "port: 8080"`]);
  }
  return content as Record<string, unknown>;
}
