import { readFileSync } from "node:fs";
import { type BucketPrefix, type StreamType, streamTypes } from "@pharos/domain";
import { type Command, Option } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";
import { readPrefixes } from "./read-prefixes.ts";

interface CreateS3Options extends ClientOptions {
  readonly label: string;
  readonly bucket: string;
  readonly prefix?: readonly string[];
  readonly logType?: readonly string[];
  readonly exclude?: readonly string[];
  readonly region?: string;
  readonly endpoint?: string;
  readonly queueUrl?: string;
  readonly accessKeyId?: string;
  readonly secretAccessKeyFile?: string;
  readonly role?: string;
  readonly externalId?: string;
  readonly accountId?: string;
  readonly kmsKey?: string;
  readonly streamType: StreamType;
  readonly envelopeField?: string;
  readonly check: boolean;
}

const checkMutation = graphql(`mutation CheckS3Source($input: CheckS3ConnectionInput!) {
  checkS3Connection(input: $input) { checks { name isHealthy message } }
}`);
const createMutation = graphql(`mutation CreateS3Source($input: CreateS3SourceInput!) {
  createS3Source(input: $input) { logSource { integrationId integrationLabel externalId } }
}`);

/** Exits with 1, and creates nothing, when a step of the check fails. */
export function addCreateS3Command(create: Command): void {
  withClientOptions(
    create
      .command("s3")
      .description("create a source that reads the objects of a bucket")
      .requiredOption("--label <text>", "name of the source")
      .requiredOption("--bucket <name>", "its name, without s3://")
      .option("--log-type <type...>", "log types of the whole bucket")
      .option("--prefix <prefix=types...>", "log types below a prefix, such as AWSLogs/=AWS.CloudTrail,AWS.VPCFlow")
      .option("--exclude <prefix...>", "prefixes to leave alone, such as AWSLogs/*/Digest/")
      .option("--region <name>", "where the bucket is", "us-east-1")
      .option("--endpoint <url>", "of an S3-compatible store")
      .option("--queue-url <url>", "SQS queue that the bucket notifies; the bucket is listed when absent")
      .option("--access-key-id <id>", "the deployment's own key when absent")
      .option("--secret-access-key-file <file>", "file with the secret access key, or - for standard input")
      .option("--role <arn>", "IAM role to assume")
      .option("--external-id <text>", "that the role's trust asks for; made by Pharos when absent")
      .option("--account-id <id>", "AWS account that owns the bucket")
      .option("--kms-key <arn>", "that the objects are encrypted with")
      .addOption(new Option("--stream-type <type>", "how to read the objects").choices(streamTypes).default("Auto"))
      .option("--envelope-field <name>", "root field with the array (JsonArray)")
      .option("--no-check", "create it without checking the connection"),
  ).action(createS3Source);
}

async function createS3Source(options: CreateS3Options, command: Command): Promise<void> {
  const connection = {
    s3Bucket: options.bucket,
    s3PrefixLogTypes: prefixesOf(options, command),
    region: options.region,
    endpoint: options.endpoint,
    queueUrl: options.queueUrl,
    accessKeyId: options.accessKeyId,
    secretAccessKey: readSecret(options.secretAccessKeyFile),
    logProcessingRole: options.role,
    externalId: options.externalId,
    awsAccountId: options.accountId,
  };
  const client = connect(options);
  const output = outputFor(options);
  if (options.check) {
    const { checks } = (await client.graphql(checkMutation, { input: connection })).checkS3Connection;
    if (checks.some(({ isHealthy }) => !isHealthy)) {
      const lines = checks.map(({ name, isHealthy, message }) => `${isHealthy ? "ok  " : "FAIL"} ${name}: ${message}`);
      output.object({ checks }, `${lines.join("\n")}\nNothing was created. Use --no-check to create it anyway.`);
      process.exitCode = 1;
      return;
    }
  }
  const input = {
    ...connection,
    label: options.label,
    kmsKey: options.kmsKey,
    logStreamType: options.streamType,
    logStreamTypeOptions: { jsonArrayEnvelopeField: options.envelopeField },
  };
  const { logSource } = (await client.graphql(createMutation, { input })).createS3Source;
  const { integrationId: id, integrationLabel: label, externalId } = logSource;
  const role =
    options.role === undefined ? "" : `\nThe trust of the role has to ask for the external ID ${externalId}.`;
  output.object({ id, label, externalId }, `Created ${label} (${id}).${role}`);
}

function prefixesOf({ prefix = [], logType = [], exclude = [] }: CreateS3Options, command: Command): BucketPrefix[] {
  const { prefixes, problem } = readPrefixes(prefix, logType, exclude);
  if (problem !== undefined) command.error(`error: ${problem}`, { exitCode: 2 });
  return prefixes;
}

/** A secret on the command line would stay in the shell's history. */
function readSecret(file: string | undefined): string | undefined {
  return file === undefined ? undefined : readFileSync(file === "-" ? 0 : file, "utf8").trim();
}
