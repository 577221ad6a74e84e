import { once } from "node:events";
import { existsSync } from "node:fs";
import { PharosError, type StreamOptions, type StreamType, streamTypes } from "@pharos/domain";
import { type CompiledSchema, compileSchema, parseSchema, type RecordFailure } from "@pharos/normalize";
import { type Command, Option } from "commander";
import { endWithReader } from "../../terminal/end-with-reader.ts";
import { type BuiltInSchema, builtInSchema, builtInSchemas, similarLogTypes, withLogType } from "./built-in-schemas.ts";
import { type FileParser, fileParser } from "./parse-file.ts";
import { findSchemaFiles } from "./schema-files.ts";
import { problemLine, schemaProblem } from "./schema-problem.ts";
import { withScripts } from "./with-scripts.ts";

interface ParseOptions {
  readonly logType?: string[];
  readonly schema?: string[];
  readonly streamType: StreamType;
  readonly arrayField?: string;
  readonly rootElement?: string;
  readonly json: boolean;
}
interface Totals {
  lines: number;
  events: number;
  failed: number;
}

export function addParseCommand(program: Command): void {
  program
    .command("parse")
    .description("print the typed events of log files as JSON lines; needs no server")
    .argument("[file...]", "files, plain or compressed; - is standard input")
    .option("--log-type <type...>", "log types that the files may hold; all of them when absent")
    .option("--schema <path...>", "schemas of your own, files or folders, that are tried before the built-in ones")
    .addOption(new Option("--stream-type <type>", "how records are delimited").choices(streamTypes).default("Auto"))
    .option("--array-field <name>", "JsonArray: the member of each value that holds the array")
    .option("--root-element <name>", "XML: the element whose children are the records")
    .option("--json", "failures are JSON lines too", false)
    .action(parseFiles);
}

async function parseFiles(args: string[], options: ParseOptions, command: Command): Promise<void> {
  const own = ownSchemas(options.schema ?? [], command);
  const names = new Set(own.map(({ logType }) => logType.toLowerCase()));
  const schemas = [...own, ...builtInSchemas().filter(({ logType }) => !names.has(logType.toLowerCase()))];
  const { files, logTypes } = filesAndLogTypes(schemas, args, options.logType ?? []);
  const problem = usageProblem(schemas, files, logTypes);
  if (problem) command.error(`error: ${problem}`, { exitCode: 2 });
  const chosen = logTypes.length === 0 ? schemas : logTypes.map((logType) => builtInSchema(schemas, logType));
  const compiled = chosen.filter((schema) => schema !== undefined).map((schema) => compiledOf(schema, command));
  endWithReader();
  const totals = await withScripts(({ run }) => printFiles(files, fileParser(compiled, Date.now(), run), options));
  process.stdout.write(`${JSON.stringify(totals)}\n`);
}

/** The schemas at the paths; tests beside them are passed over. */
function ownSchemas(paths: readonly string[], command: Command): BuiltInSchema[] {
  try {
    return findSchemaFiles(paths).schemas.map(withLogType);
  } catch (error) {
    if (!(error instanceof PharosError)) throw error;
    return command.error(`error: ${error.message}`, { exitCode: 2 });
  }
}

function compiledOf({ path, yaml }: BuiltInSchema, command: Command): CompiledSchema {
  try {
    return compileSchema(parseSchema(yaml));
  } catch (error) {
    return command.error(`error: ${problemLine(path, schemaProblem(error))}`, { exitCode: 2 });
  }
}

/** `--log-type` takes all words that follow it: those that are no log types but name a file are files. */
function filesAndLogTypes(schemas: readonly BuiltInSchema[], args: readonly string[], names: readonly string[]) {
  const isFile = (name: string) => !builtInSchema(schemas, name) && (name === "-" || existsSync(name));
  return { files: [...args, ...names.filter(isFile)], logTypes: names.filter((name) => !isFile(name)) };
}

function usageProblem(
  schemas: readonly BuiltInSchema[],
  files: readonly string[],
  logTypes: readonly string[],
): string | undefined {
  const unknown = logTypes.find((logType) => !builtInSchema(schemas, logType));
  if (unknown !== undefined) {
    const similar = similarLogTypes(schemas, unknown);
    const hint = similar.length > 0 ? `Did you mean ${similar.join(", ")}?` : "pharos schema list shows the log types.";
    return `the log type ${unknown} does not exist. ${hint}`;
  }
  const missing = files.find((file) => file !== "-" && !existsSync(file));
  if (missing !== undefined) return `the file ${missing} does not exist`;
  return files.length === 0 ? "which file? Give at least one, or - for standard input" : undefined;
}

/** Prints events as they come out. A file that cannot be read to its end fails, and the others go on. */
async function printFiles(files: readonly string[], parse: FileParser, options: ParseOptions): Promise<Totals> {
  const totals: Totals = { lines: 0, events: 0, failed: 0 };
  for (const file of files) {
    try {
      for await (const piece of parse(file, options.streamType, streamOptionsOf(options))) {
        totals.lines += piece.lines;
        totals.events += piece.events;
        totals.failed += piece.failures.length;
        for (const failure of piece.failures) printFailure(file, failure, options.json);
        for (const rows of piece.ndjson) if (!process.stdout.write(rows)) await once(process.stdout, "drain");
      }
    } catch (error) {
      if (!(error instanceof PharosError)) throw error;
      printProblem(file, error.message, options.json);
      process.exitCode = 1;
    }
  }
  if (totals.failed > 0) process.exitCode = 1;
  return totals;
}

function streamOptionsOf({ arrayField, rootElement }: ParseOptions): StreamOptions {
  return {
    ...(arrayField !== undefined && { jsonArrayEnvelopeField: arrayField }),
    ...(rootElement !== undefined && { xmlRootElement: rootElement }),
  };
}

const shownCharacters = 200;

function printFailure(file: string, failure: RecordFailure, isJson: boolean): void {
  const { index, reason, logType, raw } = failure;
  const start = raw.slice(0, shownCharacters).replaceAll("\n", " ");
  const text = `${file}: record ${index + 1}: ${reason}: ${start}${raw.length > shownCharacters ? "…" : ""}`;
  const line = isJson ? JSON.stringify({ file, record: index + 1, logType, reason, raw }) : text;
  process.stderr.write(`${line}\n`);
}

function printProblem(file: string, reason: string, isJson: boolean): void {
  process.stderr.write(`${isJson ? JSON.stringify({ file, reason }) : `${file}: ${reason}`}\n`);
}
