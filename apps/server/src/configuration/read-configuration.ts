import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  ConfigurationError,
  type ConfigurationInput,
  type LoadedConfiguration,
  loadConfiguration,
} from "./configuration.ts";

/** Reads `pharos.yaml` of the working directory and the environment: the only place that does. */
export function readConfiguration(commandLine: ConfigurationInput["commandLine"] = {}): LoadedConfiguration {
  return loadConfiguration({ file: readFile("pharos.yaml"), environment: process.env, commandLine });
}

function readFile(path: string): Record<string, unknown> {
  if (!existsSync(path)) return {};
  let content: unknown;
  try {
    content = parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new ConfigurationError([`${path}: ${error instanceof Error ? error.message : String(error)}`]);
  }
  if (content === null || content === undefined) return {};
  if (typeof content !== "object" || Array.isArray(content)) {
    throw new ConfigurationError([`${path}: must hold settings, one a line, such as "port: 8080"`]);
  }
  return content as Record<string, unknown>;
}
