import { readFileSync } from "node:fs";
import { syslogIdleMinutesDefault, syslogProtocols } from "@pharos/domain";
import { type Command, InvalidArgumentError, Option } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";

interface CreateOptions extends ClientOptions {
  readonly label: string;
  readonly logType: string[];
  readonly protocol: (typeof syslogProtocols)[number][];
  readonly port: number;
  readonly from?: string[];
  readonly idleMinutes: number;
  readonly cert?: string;
  readonly key?: string;
  readonly clientCa?: string;
  readonly clientFingerprint?: string[];
}

const createMutation = graphql(`mutation CreateSyslogSource($input: CreateSyslogSourceInput!) {
  createSyslogSource(input: $input) { logSource { integrationId integrationLabel protocols port } }
}`);

export function addCreateSyslogCommand(create: Command): void {
  withClientOptions(
    create
      .command("syslog")
      .description("create a source that listens for syslog")
      .requiredOption("--label <text>", "name of the source")
      .requiredOption("--log-type <type...>", "log types that its messages may have")
      .addOption(
        new Option("--protocol <name...>", "how messages come").choices(syslogProtocols).default(["TCP"], "TCP"),
      )
      .requiredOption("--port <number>", "port to listen on", wholeNumber)
      .option(
        "--from <network...>",
        "addresses and networks of its senders, such as 10.1.0.0/16; everybody when absent",
      )
      .option(
        "--idle-minutes <number>",
        "silence after which a connection is closed",
        wholeNumber,
        syslogIdleMinutesDefault,
      )
      .option("--cert <file>", "certificate chain in PEM (TLS)")
      .option("--key <file>", "its private key in PEM (TLS)")
      .option("--client-ca <file>", "let in only senders whose certificate one of these authorities signed (TLS)")
      .option("--client-fingerprint <sha256...>", "let in only senders with these certificates (TLS)"),
  ).action(createSyslogSource);
}

async function createSyslogSource(options: CreateOptions): Promise<void> {
  const { label, logType: logTypes, protocol: protocols, port, from: networks, idleMinutes } = options;
  const input = { label, logTypes, protocols, port, networks, idleMinutes, tls: readTls(options) };
  const { createSyslogSource: created } = await connect(options).graphql(createMutation, { input });
  const { integrationId: id, integrationLabel } = created.logSource;
  outputFor(options).object(
    { id, label: integrationLabel, protocols, port },
    `Created ${integrationLabel} (${id}).\nPharos listens on ${protocols.join(" and ")} port ${port} within seconds; pharos source list says how it goes.`,
  );
}

/** What is wrong with it says the server, in the words of its form. */
function readTls({ cert, key, clientCa, clientFingerprint: clientFingerprints }: CreateOptions) {
  if (cert === undefined) return undefined;
  const read = (path: string | undefined) => (path === undefined ? undefined : readFileSync(path, "utf8"));
  const ofSenders = clientCa ? ("AUTHORITIES" as const) : ("NONE" as const);
  return {
    certificate: readFileSync(cert, "utf8"),
    privateKey: read(key),
    clientCheck: clientFingerprints ? ("FINGERPRINTS" as const) : ofSenders,
    clientAuthorities: read(clientCa),
    clientFingerprints,
  };
}

function wholeNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number.");
}
