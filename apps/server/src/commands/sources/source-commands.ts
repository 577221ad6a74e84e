import { type HttpAuthMethod, httpAuthMethods, type StreamType, sourcePageSizeMax, streamTypes } from "@pharos/domain";
import { type Command, Option } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";
import { listNodes } from "../../client/list-nodes.ts";
import { addCreateBucketCommands } from "./create-bucket-commands.ts";
import { addCreateQueueCommands } from "./create-queue-commands.ts";
import { addCreateS3Command } from "./create-s3-command.ts";
import { addCreateSyslogCommand } from "./create-syslog-command.ts";
import { addProviderCommands } from "./provider-commands.ts";
import { addPullCommands } from "./pull-commands.ts";
import { addReprocessCommand } from "./reprocess-command.ts";

interface CreateOptions extends ClientOptions {
  readonly label: string;
  readonly logType: string[];
  readonly streamType: StreamType;
  readonly auth: HttpAuthMethod;
  readonly header?: string;
  readonly algorithm?: string;
  readonly username?: string;
  readonly secret?: string;
}

const createMutation = graphql(`mutation CreateSource($input: CreateHttpSourceInput!) {
  createHttpSource(input: $input) { secret logSource { integrationId integrationLabel ingestUrl curl } }
}`);
const listQuery = graphql(`query ListSources($input: SourcesInput!) { sources(input: $input) {
  edges { node {
    integrationId integrationLabel integrationType logTypes logStreamType health lastEventReceivedAtTime
    counts { received stored failed dropped repeated bytes }
  } }
  pageInfo { hasNextPage endCursor }
} }`);

export function addSourceCommands(program: Command): void {
  const source = program.command("source").description("log sources");
  const create = source.command("create").description("create a log source");
  withClientOptions(
    create
      .command("http")
      .description("create a source that logs are posted to")
      .requiredOption("--label <text>", "name of the source")
      .requiredOption("--log-type <type...>", "log types that it may send")
      .addOption(new Option("--stream-type <type>", "how to read what arrives").choices(streamTypes).default("Auto"))
      .addOption(
        new Option("--auth <method>", "how senders prove themselves").choices(httpAuthMethods).default("Bearer"),
      )
      .option("--header <name>", "header of the secret or signature (SharedSecret, HMAC)")
      .option("--algorithm <name>", "hash of the signature (HMAC)")
      .option("--username <name>", "user name (Basic)")
      .option("--secret <text>", "the secret; made by Pharos when absent"),
  ).action(createHttpSource);
  addCreateSyslogCommand(create);

  addCreateS3Command(create);
  addCreateBucketCommands(create);
  addCreateQueueCommands(create);

  withClientOptions(source.command("list").description("list the log sources")).action(
    async (options: ClientOptions) => {
      const client = connect(options);
      const sources = await listNodes(
        { limit: Number.POSITIVE_INFINITY, pageSizeMax: sourcePageSizeMax },
        async (input) => (await client.graphql(listQuery, { input })).sources,
      );
      const rows = sources.map(({ integrationId, integrationLabel, integrationType, ...rest }) => ({
        id: integrationId,
        label: integrationLabel,
        kind: integrationType,
        ...rest,
      }));
      outputFor(options).list(rows, ["id", "label", "kind", "health", "logTypes", "lastEventReceivedAtTime"]);
    },
  );
  addPullCommands(source, create);
  addProviderCommands(source);
  addReprocessCommand(source);
}

async function createHttpSource(options: CreateOptions): Promise<void> {
  const input = {
    label: options.label,
    logTypes: options.logType,
    logStreamType: options.streamType,
    auth: {
      method: options.auth,
      headerName: options.header,
      algorithm: options.algorithm,
      username: options.username,
      secret: options.secret,
    },
  };
  const { createHttpSource: created } = await connect(options).graphql(createMutation, { input });
  const { integrationId: id, integrationLabel: label, ingestUrl: url, curl } = created.logSource;
  outputFor(options).object(
    { id, label, url, secret: created.secret, curl },
    `Created ${label} (${id}).\nSecret, shown once: ${created.secret ?? "none"}\nSend logs with:\n  ${curl}`,
  );
}
