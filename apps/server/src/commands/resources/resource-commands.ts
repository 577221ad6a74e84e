import { readFile } from "node:fs/promises";
import { type ComplianceStatus, complianceStatuses } from "@pharos/domain";
import { type Command, Option } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";
import { listNodes } from "../../client/list-nodes.ts";
import { requestsOf, resourceDocuments } from "./resource-documents.ts";

const putMutation = graphql(`mutation PutResources($resources: [ResourceInput!]!) {
  putResources(resources: $resources) { created changed unchanged }
}`);
const deleteMutation = graphql(`mutation DeleteResources($ids: [ID!]!) { deleteResources(ids: $ids) }`);
const listQuery = graphql(`query ListResources($input: ResourcesInput!) {
  resources(input: $input) {
    pageInfo { hasNextPage endCursor }
    edges { node { id type accountId region name complianceStatus complianceCounts { passed failed errored suppressed }
      changedAt seenAt } }
  }
}`);

interface ListOptions extends ClientOptions {
  readonly type?: string[];
  readonly account?: string[];
  readonly status?: ComplianceStatus[];
  readonly name?: string;
  readonly limit: string;
}

const pageSizeMax = 250;
const idsTogetherMax = 500;

export function addResourceCommands(program: Command): void {
  const resource = program.command("resource").description("cloud resources, which policies check");
  withClientOptions(
    resource
      .command("put")
      .description("create or replace resources; those that changed are checked soon")
      .argument("<file...>", "JSON lines, or JSON: documents with ResourceId and ResourceType"),
  ).action(putResources);
  withClientOptions(
    resource
      .command("list")
      .description("list the resources")
      .option("--type <type...>", "only of these types")
      .option("--account <id...>", "only of these accounts")
      .addOption(new Option("--status <status...>", "only with these statuses").choices(complianceStatuses))
      .option("--name <text>", "only with this in their id or name")
      .option("--limit <number>", "maximum number of results", "1000"),
  ).action(async (options: ListOptions) => {
    outputFor(options).list(await listResources(options), [
      "id",
      "type",
      "accountId",
      "region",
      "complianceStatus",
      "changedAt",
    ]);
  });
  withClientOptions(resource.command("delete").description("delete resources").argument("<id...>", "their ids")).action(
    deleteResources,
  );
}

/** Everything is read before anything is sent. */
async function putResources(files: string[], options: ClientOptions): Promise<void> {
  const documents = await Promise.all(files.map(async (file) => resourceDocuments(file, await readFile(file, "utf8"))));
  const client = connect(options);
  const total = { created: 0, changed: 0, unchanged: 0 };
  for (const request of requestsOf(documents.flat())) {
    const resources = request.map(({ id, type, attributes }) => ({ resourceId: id, resourceType: type, attributes }));
    const { putResources: counts } = await client.graphql(putMutation, { resources });
    total.created += counts.created;
    total.changed += counts.changed;
    total.unchanged += counts.unchanged;
  }
  const { created, changed, unchanged } = total;
  outputFor(options).object(total, `${created} created, ${changed} changed, ${unchanged} unchanged`);
}

function listResources(options: ListOptions): Promise<Record<string, unknown>[]> {
  const client = connect(options);
  const limit = Number(options.limit);
  return listNodes({ limit, pageSizeMax }, async (page) => {
    const input = {
      types: options.type,
      accountIds: options.account,
      complianceStatuses: options.status,
      nameContains: options.name,
      ...page,
    };
    return (await client.graphql(listQuery, { input })).resources;
  });
}

async function deleteResources(ids: string[], options: ClientOptions): Promise<void> {
  const client = connect(options);
  const deleted: string[] = [];
  for (let first = 0; first < ids.length; first += idsTogetherMax) {
    const some = ids.slice(first, first + idsTogetherMax);
    deleted.push(...(await client.graphql(deleteMutation, { ids: some })).deleteResources);
  }
  const missing = ids.length - deleted.length;
  outputFor(options).object({ deleted }, `${deleted.length} deleted${missing > 0 ? `, ${missing} did not exist` : ""}`);
}
