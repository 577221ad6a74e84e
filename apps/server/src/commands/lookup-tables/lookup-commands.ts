import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { lookupTableNotFound } from "@pharos/domain";
import type { Command } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";
import type { ResultOf, ServerClient } from "../../client/server-client.ts";

const listQuery =
  graphql(`query ListLookupTables { lookupTables { id name enabled health healthMessage primaryKey schema lakeTable
  associatedLogTypes { logType selectors } file { filename rows bytes uploadedAt } revision } }`);
const createMutation = graphql(`mutation CreateLookupTable($input: LookupTableInput!) {
  createLookupTable(input: $input) { id name }
}`);
const deleteMutation = graphql(`mutation DeleteLookupTable($id: ID!) { deleteLookupTable(id: $id) { id } }`);
const uploadMutation = graphql(`mutation UploadLookupTableFile($input: UploadLookupTableFileInput!) {
  uploadLookupTableFile(input: $input) { skippedRows lookupTable { id name lakeTable file { filename rows bytes } } }
}`);

type ListedTable = ResultOf<typeof listQuery>["lookupTables"][number];
interface PutOptions extends ClientOptions {
  readonly schema?: string;
  readonly primaryKey?: string;
  readonly select?: string[];
}

export function addLookupCommands(program: Command): void {
  const lookup = program.command("lookup").description("lookup tables");

  withClientOptions(lookup.command("list").description("list the lookup tables")).action(
    async (options: ClientOptions) => {
      const tables = await listTables(connect(options));
      const rows = tables.map((table) => ({ ...table, rows: table.file?.rows ?? 0 }));
      outputFor(options).list(rows, ["name", "health", "rows", "primaryKey", "lakeTable"]);
    },
  );

  withClientOptions(
    lookup
      .command("put")
      .description("replace the rows of a table; with --schema and --primary-key a missing table is created")
      .argument("<name>", "name of the table")
      .argument("<file>", "CSV, JSON lines or MMDB; may be compressed by gzip or zstd")
      .option("--schema <log type>", "schema of its rows")
      .option("--primary-key <field>", "field that values are looked up in")
      .option("--select <log type=selector...>", "where values are taken from, such as AWS.CloudTrail=sourceIPAddress"),
  ).action(putTable);

  withClientOptions(
    lookup.command("delete").description("delete a table with its rows").argument("<name>", "name of the table"),
  ).action(async (name: string, options: ClientOptions) => {
    const client = connect(options);
    const { id } = await findTable(client, name);
    await client.graphql(deleteMutation, { id });
    outputFor(options).object({ id, name }, `Deleted the lookup table ${name}.`);
  });
}

async function putTable(name: string, file: string, options: PutOptions): Promise<void> {
  const client = connect(options);
  const data = (await readFile(file)).toString("base64");
  const id = await tableFor(client, name, options);
  const { uploadLookupTableFile: uploaded } = await client.graphql(uploadMutation, {
    input: { id, filename: basename(file), data },
  });
  const { lookupTable, skippedRows } = uploaded;
  const skipped = skippedRows === 0 ? "" : `; ${skippedRows} without a usable key were left out`;
  outputFor(options).object(
    { ...lookupTable, skippedRows },
    `Rows of ${name}: ${lookupTable.file?.rows ?? 0}${skipped}. They are live for events that arrive from now on.`,
  );
}

/** The table's id; it is made first where it is not there and the options say what it is. */
async function tableFor(client: ServerClient, name: string, options: PutOptions): Promise<string> {
  const { schema, primaryKey, select = [] } = options;
  const known = (await listTables(client)).find((table) => table.name === name);
  if (known !== undefined) return known.id;
  if (schema === undefined || primaryKey === undefined) throw lookupTableNotFound(name);
  const input = { name, enabled: true, schema, primaryKey, associatedLogTypes: associations(select) };
  return (await client.graphql(createMutation, { input })).createLookupTable.id;
}

function associations(select: readonly string[]): { logType: string; selectors: string[] }[] {
  const byLogType = new Map<string, string[]>();
  for (const pair of select) {
    const at = pair.indexOf("=");
    const logType = pair.slice(0, at);
    byLogType.set(logType, [...(byLogType.get(logType) ?? []), pair.slice(at + 1)]);
  }
  return [...byLogType].map(([logType, selectors]) => ({ logType, selectors }));
}

async function listTables(client: ServerClient): Promise<readonly ListedTable[]> {
  return (await client.graphql(listQuery, {})).lookupTables;
}

async function findTable(client: ServerClient, name: string): Promise<ListedTable> {
  const found = (await listTables(client)).find((table) => table.name === name);
  if (found === undefined) throw lookupTableNotFound(name);
  return found;
}
