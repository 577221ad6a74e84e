import { readFileSync } from "node:fs";
import { PharosError } from "@pharos/domain";
import type { Command } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";

const checkQuery = graphql(`query CheckProvider($input: CheckPullerInput!) {
  checkPuller(input: $input) { problems { line column message } provider { id } }
}`);
const revisionsQuery = graphql(`query ListPullerRevisions { pullers {
  provider revision
} }`);
const saveMutation = graphql(`mutation SaveProvider($input: SavePullerInput!) {
  savePuller(input: $input) { puller { provider name revision } }
}`);
const deleteMutation = graphql(`mutation DeleteProvider($input: DeletePullerInput!) {
  deletePuller(input: $input) { provider }
}`);

/** Adds what is needed to write definitions of log pullers. */
export function addProviderCommands(source: Command): void {
  const provider = source.command("provider").description("definitions of log pullers that you write");
  withClientOptions(
    provider
      .command("check")
      .argument("<file>", "the definition in YAML")
      .description("find what is wrong with a definition"),
  ).action(checkProvider);
  withClientOptions(
    provider
      .command("save")
      .argument("<file>", "the definition in YAML")
      .description("create a definition, or change it"),
  ).action(saveProvider);
  withClientOptions(
    provider
      .command("delete")
      .argument("<provider>", "its name, as `pharos source providers` lists it")
      .description("delete a definition that no log source uses"),
  ).action(deleteProvider);
}

type Client = ReturnType<typeof connect>;

/** @throws pullers.invalid with a line for each problem */
async function readDefinition(client: Client, file: string) {
  const text = readFileSync(file, "utf8");
  const { pullers } = await client.graphql(revisionsQuery, {});
  const { checkPuller } = await client.graphql(checkQuery, { input: { text, revision: 0 } });
  const { problems, provider } = checkPuller;
  if (problems.length > 0 || !provider) {
    const lines = problems.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`);
    throw new PharosError("pullers.invalid", "InvalidInput", lines.join("\n"));
  }
  const stored = pullers.find((one) => one.provider === provider.id);
  return { text, provider: provider.id, revision: stored?.revision ?? 0 };
}

async function checkProvider(file: string, options: ClientOptions): Promise<void> {
  const { provider, revision } = await readDefinition(connect(options), file);
  outputFor(options).object(
    { provider, problems: [] },
    `${provider} has no problems.${revision > 0 ? " Saving it changes the stored definition." : ""}`,
  );
}

async function saveProvider(file: string, options: ClientOptions): Promise<void> {
  const client = connect(options);
  const { text, revision } = await readDefinition(client, file);
  const { savePuller } = await client.graphql(saveMutation, { input: { text, revision } });
  const { puller } = savePuller;
  outputFor(options).object(
    puller,
    `Saved ${puller.name} as ${puller.provider}, revision ${puller.revision}.\nCreate a log source with: pharos source create pull --provider ${puller.provider} --label <text>`,
  );
}

async function deleteProvider(provider: string, options: ClientOptions): Promise<void> {
  const client = connect(options);
  const { pullers } = await client.graphql(revisionsQuery, {});
  const stored = pullers.find((one) => one.provider === provider);
  if (!stored) throw new PharosError("pullers.not_found", "NotFound", `The log puller ${provider} does not exist`);
  await client.graphql(deleteMutation, { input: { provider, revision: stored.revision } });
  outputFor(options).object({ provider }, `Deleted ${provider}.`);
}
