import { existsSync } from "node:fs";
import { PharosError } from "@pharos/domain";
import { parseSchema, samplesMax } from "@pharos/normalize";
import type { Command } from "commander";
import { endWithReader } from "../../terminal/end-with-reader.ts";
import { createOutput } from "../../terminal/output.ts";
import { builtInSchema, builtInSchemas, similarLogTypes } from "./built-in-schemas.ts";
import { inferFromFiles, logTypeFor } from "./infer-from-files.ts";
import { findSchemaFiles } from "./schema-files.ts";
import { problemLine } from "./schema-problem.ts";
import { type TestedSchema, testSchemas } from "./test-schemas.ts";
import { printTrace, traceFile } from "./trace-file.ts";
import { type ValidatedFile, validateSchemas } from "./validate-schemas.ts";
import { withScripts } from "./with-scripts.ts";

interface SchemaOptions {
  readonly json: boolean;
}
type Action = (subject: string[], options: SchemaOptions, command: Command) => Promise<void>;

/** Commands about log schemas; none needs a server. Exit codes: 0 well, 1 a schema or test is wrong, 2 asked wrongly. */
export function addSchemaCommands(program: Command): void {
  const schema = program.command("schema").description("log schemas").hook("preAction", endWithReader);
  const add = (usage: string, description: string) =>
    schema.command(usage).description(description).option("--json", "a JSON line each, for machines", false);

  add("list", "list the built-in log types").action(listSchemas);
  add("show <name>", "print the built-in schema of a log type").action(showSchema);
  add("validate <path...>", "check schemas and their tests: files, or folders of them").action(
    refusingUsage(validatePaths),
  );
  add("test <path...>", "run schema tests: files, folders, or schemas that have tests beside them").action(
    refusingUsage(testPaths),
  );
  add("trace <schema> <file>", "print what a schema's parser takes of each line of a file; - is standard input").action(
    (schemaPath: string, file: string, options: SchemaOptions, command: Command) =>
      refusingUsage(tracePaths)([schemaPath, file], options, command),
  );
  add("infer <file...>", `propose a schema from the first ${samplesMax} records of files; - is standard input`)
    .option("--name <log type>", "name of the log type; after the first file when absent")
    .action(inferFiles);
}

/** Characters of a sample that are shown with what is wrong with it. */
const rawShown = 200;

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A path that does not exist is a wrong question, not a wrong schema. */
function refusingUsage(action: Action): Action {
  return async (paths, options, command) => {
    try {
      await action(paths, options, command);
    } catch (error) {
      if (!(error instanceof PharosError)) throw error;
      command.error(`error: ${error.message}`, { exitCode: 2 });
    }
  };
}

function listSchemas(options: SchemaOptions): void {
  const rows = builtInSchemas()
    .map(({ yaml }) => parseSchema(yaml))
    .map(({ schema, parser, fields, description = "", referenceURL = "" }) => ({
      logType: schema,
      input: Object.keys(parser ?? { json: true })[0],
      fields: fields.length,
      description: description.replaceAll(/\s+/g, " ").trim(),
      referenceURL,
    }))
    .sort((a, b) => (a.logType < b.logType ? -1 : 1));
  createOutput(options.json, write).list(rows, ["logType", "input", "fields", "description"]);
}

function showSchema(name: string, options: SchemaOptions, command: Command): void {
  const schemas = builtInSchemas();
  const found = builtInSchema(schemas, name);
  if (!found) {
    const similar = similarLogTypes(schemas, name);
    const hint = similar.length > 0 ? `Did you mean ${similar.join(", ")}?` : "pharos schema list shows them.";
    command.error(`error: the built-in log type ${name} does not exist. ${hint}`, { exitCode: 2 });
  } else if (options.json) write(JSON.stringify(parseSchema(found.yaml)));
  else write(found.yaml.trimEnd());
}

async function validatePaths(paths: readonly string[], options: SchemaOptions): Promise<void> {
  const files = await withScripts((scripts) => validateSchemas(findSchemaFiles(paths), scripts.check));
  const wrong = files.filter(({ problem }) => problem !== undefined);
  const nothing = files.length === 0 ? "These paths contain no schemas." : undefined;
  const sentence = nothing ?? `${count(files.length, "file")} checked, ${wrong.length} with a mistake.`;
  report(options.json, files.map(validatedLine), sentence);
  if (wrong.length > 0 || nothing) process.exitCode = 1;
}

function validatedLine({ problem, ...file }: ValidatedFile): ReportLine {
  return {
    json: { ...file, valid: problem === undefined, ...problem },
    texts: problem ? [problemLine(file.path, problem)] : [],
  };
}

async function testPaths(paths: readonly string[], options: SchemaOptions): Promise<void> {
  const tests = await withScripts((scripts) => testSchemas(paths, scripts.run));
  const failed = tests.filter(({ problems }) => problems.length > 0);
  const nothing = tests.length === 0 ? "These paths contain no schema tests." : undefined;
  const sentence = nothing ?? `${count(tests.length, "test")}, ${failed.length} failed.`;
  report(options.json, tests.map(testedLine), sentence);
  if (failed.length > 0 || nothing) process.exitCode = 1;
}

function testedLine({ problems, ...test }: TestedSchema): ReportLine {
  const label = test.name === undefined ? "" : `${test.logType}: ${test.name}: `;
  return {
    json: { ...test, passed: problems.length === 0, problems },
    texts: problems.map((problem) =>
      problemLine(test.path, { line: test.line, ...problem, message: label + problem.message }),
    ),
  };
}

async function tracePaths(paths: readonly string[], options: SchemaOptions, command: Command): Promise<void> {
  const [path = "-", file = "-"] = paths;
  const missing = [path, file].find((one) => one !== "-" && !existsSync(one));
  if (missing !== undefined) command.error(`error: the file ${missing} does not exist`, { exitCode: 2 });
  const trace = await withScripts(({ run: runScript }) => traceFile(path, file, { runScript, at: new Date() }));
  for (const [i, line] of trace.lines.entries()) write(options.json ? JSON.stringify(line) : printTrace(line, i));
  if (trace.lines.some(({ outcome }) => outcome === "UNPARSED" || outcome === "REFUSED")) process.exitCode = 1;
}

async function inferFiles(
  files: string[],
  options: SchemaOptions & { name?: string },
  command: Command,
): Promise<void> {
  const missing = files.find((file) => file !== "-" && !existsSync(file));
  if (missing !== undefined) command.error(`error: the file ${missing} does not exist`, { exitCode: 2 });
  const { schema, yaml, samples, parsed, failures } = await inferFromFiles(
    files,
    logTypeFor(options.name, files[0] ?? "-"),
  );
  if (options.json) write(JSON.stringify({ logType: schema.schema, yaml, samples, parsed, failures }));
  else {
    process.stdout.write(yaml);
    for (const { index, reason, raw } of failures) {
      process.stderr.write(`sample ${index + 1}: ${reason}: ${raw.slice(0, rawShown)}\n`);
    }
    process.stderr.write(`The schema parses ${parsed} of ${count(samples, "sample")}.\n`);
  }
  if (failures.length > 0) process.exitCode = 1;
}

/** One thing that was looked at: all of it for machines, its problems for people. */
interface ReportLine {
  readonly json: Record<string, unknown>;
  readonly texts: readonly string[];
}

/** For machines a JSON line each; for people the problems on standard error and a sentence. */
function report(isJson: boolean, lines: readonly ReportLine[], sentence: string): void {
  if (isJson) {
    for (const { json } of lines) write(JSON.stringify(json));
    return;
  }
  for (const text of lines.flatMap(({ texts }) => texts)) process.stderr.write(`${text}\n`);
  write(sentence);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
