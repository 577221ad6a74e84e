import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { noItems, type RepositoryFile, writeZip } from "@pharos/detection-content";
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
      .requiredOption("--output <path>", "a folder, in which files of the same names are replaced, or an archive.zip")
      .addOption(new Option("--kind <kind...>", "only these kinds").choices(Object.keys(noItems()))),
  ).action(async (options: ExportOptions) => {
    const { files } = await connect(options).graphql(query, {
      kinds: options.kind ?? null,
    });
    if (options.output.toLowerCase().endsWith(".zip")) await writeArchive(options.output, files);
    else for (const file of files) await writeBelow(options.output, file.path, bytesOf(file));
    const items = files.filter(({ path }) => path.endsWith(".yml")).length;
    outputFor(options).object({ items, files: files.length }, `Wrote ${items} items to ${options.output}.`);
  });
}

function bytesOf({ text, isBase64 = false }: RepositoryFile): Buffer {
  return Buffer.from(text, isBase64 ? "base64" : "utf8");
}

async function writeArchive(path: string, files: readonly RepositoryFile[]): Promise<void> {
  await mkdir(dirname(resolve(path)), { recursive: true });
  await writeFile(path, writeZip(new Map(files.map((file) => [file.path, bytesOf(file)]))));
}

/** A server that is not trusted must not write elsewhere. */
async function writeBelow(folder: string, path: string, bytes: Buffer): Promise<void> {
  const place = join(resolve(folder), path);
  if (relative(resolve(folder), place).startsWith("..")) throw new Error(`${path} is not below ${folder}`);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, bytes);
}
