import { createInterface } from "node:readline/promises";
import type { Command } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";
import type { ServerClient } from "../../client/server-client.ts";

interface DeleteOptions extends ClientOptions {
  readonly query: readonly string[];
  readonly dashboard: readonly string[];
  readonly linked: boolean;
  readonly dryRun: boolean;
  readonly yes: boolean;
}

const deleteDetections = graphql(`mutation DeleteDetections($input: DeleteDetectionsInput!) {
  deleted: deleteDetections(input: $input) { ids savedQueryNames }
}`);
const deleteQueries = graphql(`mutation DeleteSavedQueries($input: DeleteSavedQueriesByNameInput!) {
  deleted: deleteSavedQueriesByName(input: $input) { detectionIDs names }
}`);
const knownDashboards = graphql(`query DashboardsToDelete { dashboards { id } }`);
const deleteDashboard = graphql(`mutation DeleteOneDashboard($id: ID!) { deleteDashboard(id: $id) { id } }`);
/** As many as one request takes without being slow. */
const togetherMax = 100;

interface Gone {
  readonly detections: readonly string[];
  readonly queries: readonly string[];
  readonly dashboards: readonly string[];
}

/** Exit codes: 0 deleted (or shown), 1 the server refused, 2 asked wrongly. */
export function addDeleteCommands(program: Command): void {
  withClientOptions(
    program
      .command("delete")
      .description("delete detections, queries and dashboards from the running server")
      .argument("[id...]", "ids of detections")
      .option("--query <name...>", "names of saved and scheduled queries", [])
      .option("--dashboard <id...>", "ids of dashboards", [])
      .option("--linked", "also the queries of scheduled rules, and the scheduled rules of queries", false)
      .option("--dry-run", "only say what would go", false)
      .option("--yes", "do not ask", false),
  ).action(async (ids: string[], options: DeleteOptions, command: Command) => {
    if (ids.length + options.query.length + options.dashboard.length === 0)
      command.error("error: name detections, queries with --query, or dashboards with --dashboard", { exitCode: 2 });
    const client = connect(options);
    const output = outputFor(options);
    const would = await remove(client, ids, options, true);
    const names = namesOf(would);
    if (names.length === 0) return output.object({ ...would }, "None of these exist. There is nothing to delete.");
    if (options.dryRun) return output.object({ ...would }, `Would delete ${names.join(", ")}.`);
    if (!options.yes && !(await isConfirmed(names, command)))
      return output.object({ detections: [], queries: [], dashboards: [] }, "Nothing was deleted.");
    const gone = await remove(client, ids, options, false);
    output.object({ ...gone }, `Deleted ${namesOf(gone).join(", ")}.`);
  });
}

const namesOf = ({ detections, queries, dashboards }: Gone) => [...detections, ...queries, ...dashboards];

async function remove(
  client: ServerClient,
  ids: readonly string[],
  { query, dashboard, linked }: DeleteOptions,
  dryRun: boolean,
): Promise<Gone> {
  const detections = new Set<string>();
  const queries = new Set<string>();
  for (const part of inParts(ids)) {
    const input = { ids: part, includeSavedQueries: linked, dryRun };
    const { deleted } = await client.graphql(deleteDetections, { input });
    for (const id of deleted.ids) detections.add(id);
    for (const name of deleted.savedQueryNames) queries.add(name);
  }
  for (const part of inParts(query)) {
    const input = { names: part, includeDetections: linked, dryRun };
    const { deleted } = await client.graphql(deleteQueries, {
      input,
    });
    for (const id of deleted.detectionIDs) detections.add(id);
    for (const name of deleted.names) queries.add(name);
  }
  const dashboards = await removeDashboards(client, dashboard, dryRun);
  return { detections: [...detections], queries: [...queries], dashboards };
}

/** Ids of nothing are left out of the answer. */
async function removeDashboards(client: ServerClient, ids: readonly string[], dryRun: boolean): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = new Set((await client.graphql(knownDashboards, {})).dashboards.map(({ id }) => id));
  const found = [...new Set(ids)].filter((id) => known.has(id));
  if (!dryRun) for (const id of found) await client.graphql(deleteDashboard, { id });
  return found;
}

function inParts(list: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(list.length / togetherMax) }, (_, part) =>
    list.slice(part * togetherMax, (part + 1) * togetherMax),
  );
}

async function isConfirmed(names: readonly string[], command: Command): Promise<boolean> {
  if (!process.stdin.isTTY)
    command.error("error: pass --yes when the command cannot ask for confirmation", { exitCode: 2 });
  const dialogue = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await dialogue.question(`Delete ${names.join(", ")}? (yes/no) `);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    dialogue.close();
  }
}
