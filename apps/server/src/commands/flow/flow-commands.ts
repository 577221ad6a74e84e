import { readFileSync, writeFileSync } from "node:fs";
import {
  type CompiledFlow,
  compileFlow,
  describeTable,
  type FlowDiagnostic,
  flowSettings,
  lineAndColumn,
} from "@pharos/flow";
import { loadFlowParser } from "@pharos/flow/node";
import { ScratchLake } from "@pharos/lake";
import type { Command } from "commander";
import { dataTables, readDataOption } from "./flow-data.ts";
import { catalogueFor, type NamedTable } from "./flow-tables.ts";

interface FlowOptions {
  readonly schema?: string[];
  readonly now?: string;
  readonly json?: boolean;
}

/** Everything that needs no server: what is wrong with a query, its layout, its statement, its rows. */
export function addFlowCommands(program: Command): void {
  const flow = program
    .command("flow")
    .description("check, format, translate and run PharosFlow queries; needs no server");
  withOptions(flow.command("check").description("what is wrong with queries, with line and column"))
    .argument("<file...>", "queries; - is standard input")
    .option("--json", "diagnostics as JSON lines", false)
    .action(checkFiles);
  flow
    .command("format")
    .description("print queries in their usual layout")
    .argument("<file...>", "queries; - is standard input")
    .option("--write", "write them back to their files", false)
    .option("--check", "only tell which files are laid out otherwise", false)
    .action(formatFiles);
  withOptions(flow.command("sql").description("print the statement that a query becomes"))
    .argument("<file>", "a query; - is standard input")
    .action(printSql);
  withOptions(flow.command("run").description("run a query on files, in memory, and print its rows as JSON lines"))
    .argument("<file>", "a query; - is standard input")
    .option("--data <table=file...>", "JSON lines for a table: aws_cloudtrail=events.ndjson")
    .action(runFile);
}

function withOptions(command: Command): Command {
  return command
    .option("--schema <path...>", "schemas of your own, files or folders, besides the built-in ones")
    .option("--now <instant>", "what time.now() is, 2024-01-31T12:00:00Z; now when absent");
}

async function checkFiles(files: string[], options: FlowOptions, command: Command): Promise<void> {
  for (const file of files) {
    const text = readText(file, command);
    const { diagnostics } = await compile(text, options, command);
    for (const diagnostic of diagnostics)
      process.stdout.write(`${diagnosticLine(file, text, diagnostic, options.json)}\n`);
    if (diagnostics.some(({ severity }) => severity === "error")) process.exitCode = 1;
  }
}

async function formatFiles(
  files: string[],
  options: { write: boolean; check: boolean },
  command: Command,
): Promise<void> {
  const parser = await loadFlowParser();
  for (const file of files) {
    const text = readText(file, command);
    const tree = parser.parse(text);
    const formatted = parser.format(text);
    if (formatted === undefined) complain(file, text, tree.errors);
    else if (options.check) tellWhetherFormatted(file, text, formatted);
    else if (options.write && file !== "-") writeFileSync(file, formatted);
    else process.stdout.write(formatted.endsWith("\n") ? formatted : `${formatted}\n`);
  }
}

function tellWhetherFormatted(file: string, text: string, formatted: string): void {
  if (text.trimEnd() === formatted.trimEnd()) return;
  process.stdout.write(`${file}\n`);
  process.exitCode = 1;
}

async function printSql(file: string, options: FlowOptions, command: Command): Promise<void> {
  const text = readText(file, command);
  const { sql, diagnostics } = await compile(text, options, command);
  complain(file, text, diagnostics);
  if (sql !== undefined) process.stdout.write(`${sql}\n`);
}

async function runFile(file: string, options: FlowOptions & { data?: string[] }, command: Command): Promise<void> {
  const text = readText(file, command);
  const data = (options.data ?? []).map((value) => readDataOption(value, command));
  const lake = await ScratchLake.open();
  try {
    const described = catalogueFor(text, options.schema ?? [], command);
    const tables = await dataTables(lake, data, described);
    const { sql, diagnostics } = await compile(text, options, command, tables);
    complain(
      file,
      text,
      diagnostics.filter(({ code }) => code !== "no_time_filter"),
    );
    if (sql !== undefined) for (const row of await lake.query(sql, flowSettings)) process.stdout.write(`${row}\n`);
  } finally {
    await lake.close();
  }
}

async function compile(
  text: string,
  options: FlowOptions,
  command: Command,
  own?: readonly NamedTable[],
): Promise<CompiledFlow> {
  const now = options.now === undefined ? new Date() : new Date(options.now);
  if (Number.isNaN(now.getTime()))
    command.error(`error: ${options.now} is not a time like 2024-01-31T12:00:00Z`, { exitCode: 2 });
  const tables = own ?? catalogueFor(text, options.schema ?? [], command);
  const parser = await loadFlowParser();
  return compileFlow(parser.parse(text), {
    catalogue: { tables: tables.map((table) => describeTable(table, table.schema)) },
    now,
  });
}

/** On standard error; an error ends the command with 1. */
function complain(file: string, text: string, diagnostics: readonly FlowDiagnostic[]): void {
  for (const diagnostic of diagnostics) process.stderr.write(`${diagnosticLine(file, text, diagnostic, false)}\n`);
  if (diagnostics.some(({ severity }) => severity === "error")) process.exitCode = 1;
}

function diagnosticLine(file: string, text: string, diagnostic: FlowDiagnostic, isJson: boolean | undefined): string {
  const { line, column } = lineAndColumn(text, diagnostic.start);
  const { code, severity, message } = diagnostic;
  if (isJson) return JSON.stringify({ file, line, column, severity, code, message });
  return `${file}:${line}:${column}: ${severity}: ${message} (${code})`;
}

function readText(file: string, command: Command): string {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    return command.error(`error: ${file} cannot be read: ${error instanceof Error ? error.message : error}`, {
      exitCode: 2,
    });
  }
}
