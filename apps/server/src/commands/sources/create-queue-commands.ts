import { readFileSync } from "node:fs";
import { type StreamType, streamTypes } from "@pharos/domain";
import { type Command, Option } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";
import type { KafkaMechanism, KafkaStart, QueueConnectionInput } from "../../client/generated/graphql.ts";

interface QueueOptions extends ClientOptions {
  readonly label: string;
  readonly logType: string[];
  readonly streamType: StreamType;
  readonly envelopeField?: string;
  readonly check: boolean;
}

interface SqsOptions extends QueueOptions {
  readonly queueUrl: string;
  readonly region?: string;
  readonly accessKeyId?: string;
  readonly secretAccessKeyFile?: string;
  readonly role?: string;
  readonly externalId?: string;
}

interface PubSubOptions extends QueueOptions {
  readonly subscription: string;
  readonly project?: string;
  readonly credentialsFile: string;
  readonly region?: string;
  readonly endpoint?: string;
}

interface KafkaOptions extends QueueOptions {
  readonly broker: string[];
  readonly topic: string[];
  readonly group: string;
  readonly tls: boolean;
  readonly ca?: string;
  readonly mechanism?: KafkaMechanism;
  readonly username?: string;
  readonly passwordFile?: string;
  readonly start: KafkaStart;
}

interface EventHubOptions extends QueueOptions {
  readonly connectionStringFile: string;
  readonly hub?: string;
  readonly group: string;
  readonly start: KafkaStart;
}

const checkMutation = graphql(`mutation CheckQueueSource($input: CheckQueueConnectionInput!) {
  checkQueueConnection(input: $input) { checks { name isHealthy message } }
}`);
const createMutation = graphql(`mutation CreateQueueSource($input: CreateQueueSourceInput!) {
  createQueueSource(input: $input) { logSource { integrationId integrationLabel connection { name externalId logProcessingRole } } }
}`);

/** Each exits with 1, and creates nothing, when a step of the check fails. */
export function addCreateQueueCommands(create: Command): void {
  addSqsCommand(create, "sqs", "create a source that receives the messages of an SQS queue", (options) =>
    createQueueSource(options, { ...sqsConnection(options), kind: "Sqs" }),
  );
  addSqsCommand(
    create,
    "eventbridge",
    "create a source that receives events of EventBridge from an SQS queue",
    (options) => createQueueSource(options, { ...sqsConnection(options), kind: "EventBridge" }),
  );
  withQueueOptions(
    create
      .command("pubsub")
      .description("create a source that receives the messages of a Google Cloud Pub/Sub subscription")
      .requiredOption("--subscription <id>", "its ID, without its project")
      .requiredOption("--credentials-file <file>", "JSON key of a service account, or - for standard input")
      .option("--project <id>", "the project of the service account when absent")
      .option("--region <name>", "region whose endpoint is asked, such as europe-west3")
      .option("--endpoint <url>", "of a private endpoint or an emulator"),
  ).action((options: PubSubOptions) =>
    createQueueSource(options, {
      kind: "GcpPubSub",
      subscriptionId: options.subscription,
      projectId: options.project,
      credentials: readSecret(options.credentialsFile),
      regionalEndpoint: options.region,
      endpoint: options.endpoint,
    }),
  );
  addKafkaCommands(create);
}

const starts: KafkaStart[] = ["EARLIEST", "LATEST"];
const startOption = () =>
  new Option("--start <where>", "where the group has not read before").choices(starts).default("EARLIEST");

function addKafkaCommands(create: Command): void {
  withQueueOptions(
    create
      .command("kafka")
      .description("create a source that reads topics of Kafka")
      .requiredOption("--broker <host:port...>", "brokers of the cluster; the others are found by themselves")
      .requiredOption("--topic <name...>", "topics to read")
      .option("--group <id>", "consumer group that nobody else uses", "pharos")
      .option("--no-tls", "connect without encryption, to brokers that an administrator allowed")
      .option("--ca <file>", "certificate authority of your own, in PEM")
      .addOption(
        new Option("--mechanism <name>", "how the user proves itself").choices([
          "PLAIN",
          "SCRAM_SHA_256",
          "SCRAM_SHA_512",
        ]),
      )
      .option("--username <name>", "user name")
      .option("--password-file <file>", "file with the password, or - for standard input")
      .addOption(startOption()),
  ).action((options: KafkaOptions) =>
    createQueueSource(options, {
      kind: "Kafka",
      brokers: options.broker,
      topics: options.topic,
      groupId: options.group,
      usesTls: options.tls,
      certificateAuthority: options.ca && readFileSync(options.ca, "utf8"),
      mechanism: options.mechanism,
      username: options.username,
      password: options.passwordFile && readSecret(options.passwordFile),
      startAt: options.start,
    }),
  );
  withQueueOptions(
    create
      .command("eventhub")
      .description("create a source that reads an event hub of Azure, by its endpoint for Kafka")
      .requiredOption("--connection-string-file <file>", "file with its connection string, or - for standard input")
      .option("--hub <name>", "the one that the connection string names when absent")
      .option("--group <id>", "consumer group that nobody else uses", "$Default")
      .addOption(startOption()),
  ).action((options: EventHubOptions) =>
    createQueueSource(options, {
      kind: "AzureEventHub",
      connectionString: readSecret(options.connectionStringFile),
      topics: options.hub === undefined ? undefined : [options.hub],
      groupId: options.group,
      startAt: options.start,
    }),
  );
}

function addSqsCommand(
  create: Command,
  name: string,
  description: string,
  action: (options: SqsOptions) => Promise<void>,
): void {
  withQueueOptions(
    create
      .command(name)
      .description(description)
      .requiredOption("--queue-url <url>", "URL of the queue")
      .option("--region <name>", "of the queue; as its URL says when absent")
      .option("--access-key-id <id>", "the deployment's own key when absent")
      .option("--secret-access-key-file <file>", "file with the secret access key, or - for standard input")
      .option("--role <arn>", "IAM role to assume")
      .option("--external-id <text>", "that the role's trust asks for; made by Pharos when absent"),
  ).action(action);
}

function withQueueOptions(command: Command): Command {
  return withClientOptions(
    command
      .requiredOption("--label <text>", "name of the source")
      .requiredOption("--log-type <type...>", "log types that its messages may have")
      .addOption(new Option("--stream-type <type>", "how to read a message").choices(streamTypes).default("Auto"))
      .option("--envelope-field <name>", "root field with the array (JsonArray)")
      .option("--no-check", "create it without checking the connection"),
  );
}

function sqsConnection(options: SqsOptions): Omit<QueueConnectionInput, "kind"> {
  return {
    queueUrl: options.queueUrl,
    region: options.region,
    accessKeyId: options.accessKeyId,
    secretAccessKey: options.secretAccessKeyFile && readSecret(options.secretAccessKeyFile),
    logProcessingRole: options.role,
    externalId: options.externalId,
  };
}

async function createQueueSource(options: QueueOptions, connection: QueueConnectionInput): Promise<void> {
  const client = connect(options);
  const output = outputFor(options);
  if (options.check) {
    const { checks } = (await client.graphql(checkMutation, { input: { connection } })).checkQueueConnection;
    if (checks.some(({ isHealthy }) => !isHealthy)) {
      const lines = checks.map(({ name, isHealthy, message }) => `${isHealthy ? "ok  " : "FAIL"} ${name}: ${message}`);
      output.object({ checks }, `${lines.join("\n")}\nNothing was created. Use --no-check to create it anyway.`);
      process.exitCode = 1;
      return;
    }
  }
  const input = {
    label: options.label,
    logTypes: options.logType,
    logStreamType: options.streamType,
    logStreamTypeOptions: { jsonArrayEnvelopeField: options.envelopeField },
    connection,
  };
  const { logSource } = (await client.graphql(createMutation, { input })).createQueueSource;
  const { integrationId: id, integrationLabel: label, connection: created } = logSource;
  const { name, externalId, logProcessingRole } = created;
  const role = logProcessingRole ? `\nThe trust of the role has to ask for the external ID ${externalId}.` : "";
  output.object({ id, label, name, externalId }, `Created ${label} (${id}).\nPharos receives from ${name}.${role}`);
}

/** A secret on the command line would stay in the shell's history. */
function readSecret(file: string): string {
  return readFileSync(file === "-" ? 0 : file, "utf8").trim();
}
