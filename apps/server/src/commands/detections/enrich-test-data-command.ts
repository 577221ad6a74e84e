import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";
import { enrichTests } from "./enrich-tests.ts";

const query = graphql(`query GenerateEnrichedEvent($input: GenerateEnrichedEventInput!) {
  generateEnrichedEvent(input: $input) { enrichedEvent }
}`);

export function addEnrichTestDataCommand(program: Command): void {
  withClientOptions(
    program
      .command("enrich-test-data")
      .description("put the rows of the server's lookup tables into the events of unit tests")
      .argument("<path...>", "files and folders of detections"),
  ).action(async (paths: string[], options: ClientOptions) => {
    const client = connect(options);
    let [files, tests] = [0, 0];
    for (const file of (await Promise.all(paths.map(yamlFiles))).flat()) {
      const { text, enriched } = await enrichTests(await readFile(file, "utf8"), async (event) => {
        const answer = await client.graphql(query, { input: { event } });
        return (answer.generateEnrichedEvent.enrichedEvent as { readonly p_enrichment?: unknown }).p_enrichment;
      });
      tests += enriched;
      if (text === undefined) continue;
      await writeFile(file, text);
      files += 1;
    }
    outputFor(options).object({ files, tests }, `Tests with rows of lookup tables: ${tests}. Files changed: ${files}.`);
  });
}

/** At and below the path, without hidden folders. */
async function yamlFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[/\\]\.[^./\\]/.test(file))
    .sort();
}
