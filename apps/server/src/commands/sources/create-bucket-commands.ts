import { readFileSync } from "node:fs";
import { type StreamType, streamTypes } from "@pharos/domain";
import { type Command, Option } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";
import type { BucketConnectionInput } from "../../client/generated/graphql.ts";
import { readPrefixes } from "./read-prefixes.ts";

interface BucketOptions extends ClientOptions {
  readonly label: string;
  readonly prefix?: readonly string[];
  readonly logType?: readonly string[];
  readonly exclude?: readonly string[];
  readonly streamType: StreamType;
  readonly envelopeField?: string;
  readonly check: boolean;
}

interface GcsOptions extends BucketOptions {
  readonly bucket: string;
  readonly credentialsFile: string;
  readonly subscription?: string;
  readonly project?: string;
  readonly userProject?: string;
  readonly endpoint?: string;
}

interface LakeOptions extends BucketOptions {
  readonly bucket: string;
  readonly region: string;
  readonly role: string;
  readonly externalId: string;
  readonly queueUrl: string;
  readonly accessKeyId?: string;
  readonly secretAccessKeyFile?: string;
}

interface AzureOptions extends BucketOptions {
  readonly account: string;
  readonly container: string[];
  readonly tenant: string;
  readonly client: string;
  readonly clientSecretFile: string;
  readonly queue?: string;
  readonly endpoint?: string;
  readonly queueEndpoint?: string;
  readonly loginEndpoint?: string;
}

const checkMutation = graphql(`mutation CheckBucketSource($input: CheckBucketConnectionInput!) {
  checkBucketConnection(input: $input) { checks { name isHealthy message } }
}`);
const createMutation = graphql(`mutation CreateBucketSource($input: CreateBucketSourceInput!) {
  createBucketSource(input: $input) { logSource { integrationId integrationLabel noticesFrom connection { address } } }
}`);

/** Each exits with 1, and creates nothing, when a step of the check fails. */
export function addCreateBucketCommands(create: Command): void {
  withBucketOptions(
    create
      .command("gcs")
      .description("create a source that reads the objects of a Google Cloud Storage bucket")
      .requiredOption("--bucket <name>", "its name, without gs://")
      .requiredOption("--credentials-file <file>", "JSON key of a service account, or - for standard input")
      .option("--subscription <id>", "Pub/Sub subscription with its notices; the bucket is listed when absent")
      .option("--project <id>", "of the subscription; that of the service account when absent")
      .option("--user-project <id>", "that pays, for a bucket whose requester pays")
      .option("--endpoint <url>", "of a private endpoint or an emulator"),
  ).action((options: GcsOptions, command: Command) =>
    createBucketSource(options, command, {
      kind: "Gcs",
      bucket: options.bucket,
      credentials: readSecret(options.credentialsFile),
      subscriptionId: options.subscription,
      projectId: options.project,
      userProject: options.userProject,
      endpoint: options.endpoint,
    }),
  );
  withBucketOptions(
    create
      .command("security-lake")
      .description("create a source that reads Amazon Security Lake as one of its subscribers")
      .requiredOption("--bucket <name>", "of the lake, without s3://")
      .requiredOption("--role <arn>", "role of the subscriber")
      .requiredOption("--external-id <text>", "that the subscriber was created with")
      .requiredOption("--queue-url <url>", "SQS queue of the subscriber")
      .option("--region <name>", "where the lake is", "us-east-1")
      .option("--access-key-id <id>", "the deployment's own key when absent")
      .option("--secret-access-key-file <file>", "file with the secret access key, or - for standard input"),
  ).action((options: LakeOptions, command: Command) =>
    createBucketSource(options, command, {
      kind: "AmazonSecurityLake",
      bucket: options.bucket,
      region: options.region,
      logProcessingRole: options.role,
      externalId: options.externalId,
      queueUrl: options.queueUrl,
      accessKeyId: options.accessKeyId,
      secretAccessKey: options.secretAccessKeyFile && readSecret(options.secretAccessKeyFile),
    }),
  );
  addAzureCommand(create);
}

function addAzureCommand(create: Command): void {
  withBucketOptions(
    create
      .command("azure-blob")
      .description("create a source that reads containers of an Azure storage account")
      .requiredOption("--account <name>", "storage account")
      .requiredOption("--container <name...>", "containers to read; prefixes begin with their names")
      .requiredOption("--tenant <id>", "tenant of the application")
      .requiredOption("--client <id>", "application that may read the blobs")
      .requiredOption("--client-secret-file <file>", "file with its secret, or - for standard input")
      .option("--queue <name>", "storage queue with notices of Event Grid; the containers are listed when absent")
      .option("--endpoint <url>", "of the blobs, where they are not at blob.core.windows.net")
      .option("--queue-endpoint <url>", "of the queue, where it is not at queue.core.windows.net")
      .option("--login-endpoint <url>", "of a sovereign cloud, such as https://login.microsoftonline.us"),
  ).action((options: AzureOptions, command: Command) =>
    createBucketSource(options, command, {
      kind: "AzureBlob",
      storageAccount: options.account,
      containers: options.container,
      tenantId: options.tenant,
      clientId: options.client,
      clientSecret: readSecret(options.clientSecretFile),
      queueName: options.queue,
      endpoint: options.endpoint,
      queueEndpoint: options.queueEndpoint,
      loginEndpoint: options.loginEndpoint,
    }),
  );
}

function withBucketOptions(command: Command): Command {
  return withClientOptions(
    command
      .requiredOption("--label <text>", "name of the source")
      .option("--log-type <type...>", "log types of everything")
      .option("--prefix <prefix=types...>", "log types below a prefix, such as logs/=GCP.AuditLog")
      .option("--exclude <prefix...>", "prefixes to leave alone")
      .addOption(new Option("--stream-type <type>", "how to read the objects").choices(streamTypes).default("Auto"))
      .option("--envelope-field <name>", "root field with the array (JsonArray)")
      .option("--no-check", "create it without checking the connection"),
  );
}

async function createBucketSource(
  options: BucketOptions,
  command: Command,
  connection: BucketConnectionInput,
): Promise<void> {
  const { prefix = [], logType = [], exclude = [] } = options;
  const { prefixes: prefixLogTypes, problem } = readPrefixes(prefix, logType, exclude);
  if (problem !== undefined) command.error(`error: ${problem}`, { exitCode: 2 });
  const client = connect(options);
  const output = outputFor(options);
  if (options.check) {
    const input = { prefixLogTypes, connection };
    const { checks } = (await client.graphql(checkMutation, { input })).checkBucketConnection;
    if (checks.some(({ isHealthy }) => !isHealthy)) {
      const lines = checks.map(({ name, isHealthy, message }) => `${isHealthy ? "ok  " : "FAIL"} ${name}: ${message}`);
      output.object({ checks }, `${lines.join("\n")}\nNothing was created. Use --no-check to create it anyway.`);
      process.exitCode = 1;
      return;
    }
  }
  const input = {
    label: options.label,
    logStreamType: options.streamType,
    logStreamTypeOptions: { jsonArrayEnvelopeField: options.envelopeField },
    prefixLogTypes,
    connection,
  };
  const { logSource } = (await client.graphql(createMutation, { input })).createBucketSource;
  const { integrationId: id, integrationLabel: label, noticesFrom, connection: created } = logSource;
  const finds = noticesFrom ? `is told about new objects by ${noticesFrom}` : "lists it every minute";
  output.object(
    { id, label, address: created.address, noticesFrom },
    `Created ${label} (${id}).\nPharos reads ${created.address}, and ${finds}.`,
  );
}

/** A secret on the command line would stay in the shell's history. */
function readSecret(file: string): string {
  return readFileSync(file === "-" ? 0 : file, "utf8").trim();
}
