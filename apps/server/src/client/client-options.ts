import type { Command } from "commander";
import { readConfiguration } from "../configuration/read-configuration.ts";
import { createOutput, type Output } from "../terminal/output.ts";
import { findToken } from "./find-token.ts";
import { ServerClient } from "./server-client.ts";

/** What every command that speaks to a running server takes. */
export interface ClientOptions {
  readonly url?: string;
  readonly token?: string;
  readonly tokenFile?: string;
  readonly dataDir?: string;
  readonly json?: boolean;
}

export function withClientOptions(command: Command): Command {
  return command
    .option("--url <url>", "address of the server; this host's socket when absent")
    .option("--token-file <path>", "file with the API token, for --url; PHAROS_TOKEN when absent")
    .option("--token <token>", "API token; other users can see it in the process list")
    .option("--data-dir <folder>", "data folder of the server on this host")
    .option("--json", "a JSON line each, for machines", false);
}

export function connect(options: ClientOptions): ServerClient {
  const { values } = readConfiguration({ dataDir: options.dataDir });
  const warn = (message: string) => process.stderr.write(`pharos: ${message}\n`);
  // A token is for another host; on this one the socket needs none.
  const token =
    options.url === undefined && options.token === undefined && options.tokenFile === undefined
      ? undefined
      : findToken({ token: options.token, tokenFile: options.tokenFile, environment: process.env }, warn);
  return new ServerClient({ dataDir: values.dataDir, url: options.url, token });
}

export function outputFor(options: ClientOptions): Output {
  return createOutput(options.json ?? false, (line) => process.stdout.write(`${line}\n`));
}
