import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { noItems } from "@pharos/detection-content";
import { type Command, Option } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";

interface ExportOptions extends ClientOptions {
  readonly kind?: readonly string[];
  readonly output: string;
}

const query = graphql(`query ExportDetections($kinds: [String!]) {
  files: detectionEntitiesExport(kinds: $kinds) { path text isBase64 }
}`);

/** Exit codes: 0 written, 1 the server refused, 2 asked wrongly. */
export function addExportCommands(program: Command): void {
  withClientOptions(
    program
      .command("export")
      .description("write the server's detections, dashboards and what belongs to them as the files of a repository")
      .requiredOption("--output <folder>", "where to write them; files of the same names are replaced")
      .addOption(new Option("--kind <kind...>", "only these kinds").choices(Object.keys(noItems()))),
  ).action(async (options: ExportOptions) => {
    const { files } = await connect(options).graphql(query, {
      kinds: options.kind ?? null,
    });
    for (const { path, text, isBase64 = false } of files) {
      await writeBelow(options.output, path, Buffer.from(text, isBase64 ? "base64" : "utf8"));
    }
    const items = files.filter(({ path }) => path.endsWith(".yml")).length;
    outputFor(options).object({ items, files: files.length }, `Wrote ${items} items to ${options.output}.`);
  });
}

/** A server that is not trusted must not write elsewhere. */
async function writeBelow(folder: string, path: string, bytes: Buffer): Promise<void> {
  const place = join(resolve(folder), path);
  if (relative(resolve(folder), place).startsWith("..")) throw new Error(`${path} is not below ${folder}`);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, bytes);
}
