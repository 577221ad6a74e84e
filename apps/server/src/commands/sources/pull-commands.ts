import { readFileSync } from "node:fs";
import { PharosError } from "@pharos/domain";
import { type Command, InvalidArgumentError } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";

interface CreateOptions extends ClientOptions {
  readonly provider: string;
  readonly label: string;
  readonly authentication?: string;
  readonly set: readonly FieldValue[];
  readonly stream?: string[];
  readonly startHoursBack: number;
  readonly skipCheck: boolean;
}

interface FieldValue {
  readonly name: string;
  readonly value: string;
}

const providersQuery = graphql(`query ListPullProviders { pullProviders {
  id name description documentationUrl
  fields { name label type isOptional } authentications { id label uses } streams { name logTypes requires }
} }`);
const checkMutation = graphql(`mutation CheckPullSource($input: CheckPullConnectionInput!) {
  checkPullConnection(input: $input) { checks { stream isHealthy message } }
}`);
const createMutation = graphql(`mutation CreatePullSource($input: CreatePullSourceInput!) {
  createPullSource(input: $input) { logSource {
    integrationId integrationLabel logTypes needsAuthorization streams { label partition }
  } }
}`);

/** Adds what is needed to pull logs from a product. */
export function addPullCommands(source: Command, create: Command): void {
  withClientOptions(
    source
      .command("providers")
      .argument("[provider]", "show its fields and streams")
      .description("list the products that logs can be pulled from"),
  ).action(listProviders);
  withClientOptions(
    create
      .command("pull")
      .description("create a source that pulls the logs of a product")
      .requiredOption("--provider <id>", "the product, as `pharos source providers` lists it")
      .requiredOption("--label <text>", "name of the source")
      .option("--authentication <id>", "the way to prove who asks; the first of the product when absent")
      .option("--set <name=value>", "value of a field; name=@file reads it from a file", collectValue, [])
      .option("--stream <name...>", "streams to pull; all that are not optional when absent")
      .option("--start-hours-back <hours>", "how far the first poll reaches back", readHours, 24)
      .option("--skip-check", "create the source even if it cannot be reached", false),
  ).action(createPullSource);
}

async function listProviders(id: string | undefined, options: ClientOptions): Promise<void> {
  const { pullProviders } = await connect(options).graphql(providersQuery, {});
  if (id === undefined) {
    outputFor(options).list(
      pullProviders.map(({ id: provider, name, description }) => ({ id: provider, name, description })),
      ["id", "name", "description"],
    );
    return;
  }
  const provider = pullProviders.find((one) => one.id === id);
  if (!provider)
    throw new PharosError("sources.pull_provider_unknown", "NotFound", `Pharos cannot pull logs from ${id}`);
  const ways = provider.authentications;
  const lines = [
    `${provider.name}: ${provider.description}`,
    ...(provider.documentationUrl ? [provider.documentationUrl] : []),
    "Fields:",
    ...provider.fields.map(({ name, label, type, isOptional }) => {
      const way = ways.length > 1 ? ways.find(({ uses }) => uses.includes(name)) : undefined;
      return `  ${name}  ${label}${type === "secret" ? ", secret" : ""}${isOptional ? ", optional" : ""}${way ? `, for --authentication ${way.id}` : ""}`;
    }),
    "Streams:",
    ...provider.streams.map(
      ({ name, logTypes, requires }) => `  ${name}  ${logTypes.join(", ")}${requires ? `; needs ${requires}` : ""}`,
    ),
  ];
  outputFor(options).object(provider, lines.join("\n"));
}

async function createPullSource(options: CreateOptions): Promise<void> {
  const client = connect(options);
  const { provider, label, authentication, startHoursBack } = options;
  const given = { provider, values: groupValues(options.set), authentication, streams: options.stream };
  if (!options.skipCheck) {
    const { checkPullConnection } = await client.graphql(checkMutation, { input: given });
    const failed = checkPullConnection.checks.find(({ isHealthy }) => !isHealthy);
    if (failed) {
      const message = `${failed.stream}: ${failed.message} Nothing was created; --skip-check creates it anyway.`;
      throw new PharosError("sources.check_failed", "InvalidInput", message);
    }
  }
  const { createPullSource: created } = await client.graphql(createMutation, {
    input: { ...given, label, startHoursBack },
  });
  const { integrationId: id, integrationLabel, logTypes, needsAuthorization } = created.logSource;
  const next = needsAuthorization ? "Open it in the console and choose Authorize." : "Its first poll begins now.";
  outputFor(options).object(
    { id, label: integrationLabel, logTypes, needsAuthorization },
    `Created ${integrationLabel} (${id}), which pulls ${logTypes.join(", ")}.\n${next}`,
  );
}

/** A name that is given several times has several values. */
function groupValues(given: readonly FieldValue[]): { readonly name: string; readonly values: string[] }[] {
  const byName = Map.groupBy(given, ({ name }) => name);
  return [...byName].map(([name, values]) => ({ name, values: values.map(({ value }) => value) }));
}

function collectValue(text: string, before: readonly FieldValue[]): FieldValue[] {
  const at = text.indexOf("=");
  if (at < 1) throw new InvalidArgumentError("It must be name=value.");
  const value = text.slice(at + 1);
  return [...before, { name: text.slice(0, at), value: value.startsWith("@") ? readValue(value.slice(1)) : value }];
}

function readValue(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    throw new InvalidArgumentError(`The file ${path} could not be read.`);
  }
}

function readHours(text: string): number {
  const hours = Number(text);
  if (!Number.isFinite(hours) || hours < 0) throw new InvalidArgumentError("It must be a number of hours.");
  return hours;
}
