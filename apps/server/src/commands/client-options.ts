import type { Command } from "commander";
import { readConfiguration } from "../configuration/read-configuration.ts";
import { createOutput, type Output } from "./output.ts";
import { ServerClient } from "./server-client.ts";

/** What every command that speaks to a running server takes. */
export interface ClientOptions {
  readonly url?: string;
  readonly token?: string;
  readonly dataDir?: string;
  readonly json?: boolean;
}

export function withClientOptions(command: Command): Command {
  return command
    .option("--url <url>", "address of the server; this host's socket when absent")
    .option("--token <token>", "API token, with --url")
    .option("--data-dir <folder>", "data folder of the server on this host")
    .option("--json", "a JSON line each, for machines", false);
}

export function connect(options: ClientOptions): ServerClient {
  const { values } = readConfiguration({ dataDir: options.dataDir });
  return new ServerClient({ dataDir: values.dataDir, url: options.url, token: options.token });
}

export function outputFor(options: ClientOptions): Output {
  return createOutput(options.json ?? false, (line) => process.stdout.write(`${line}\n`));
}
