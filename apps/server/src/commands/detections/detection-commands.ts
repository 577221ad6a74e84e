import { type ItemFilter, parseItemFilter } from "@pharos/detection-content";
import { type Command, InvalidArgumentError, Option } from "commander";
import { createProgressLine } from "../../terminal/progress-line.ts";
import { type CheckedContent, checkPaths } from "./check-paths.ts";
import { contentReport } from "./content-report.ts";

interface ContentOptions {
  readonly json: boolean;
  readonly filter: readonly ItemFilter[];
  readonly wheels?: string;
}

interface TestOptions extends ContentOptions {
  readonly minimumTests: number;
  readonly showFailures: boolean;
  readonly skipUnfinished: boolean;
  readonly coverage: boolean;
}

/** Exit codes: 0 all well, 1 something was found, 2 asked wrongly. */
export function addDetectionCommands(program: Command): void {
  withContentOptions(program.command("test").description("run the unit tests of detections; needs no server"))
    .option(
      "--minimum-tests <n>",
      "tests required per detection; from 2 on, at least one for each expected result",
      wholeNumber,
      0,
    )
    .option("--show-failures", "print only tests that did not pass", false)
    .option("--skip-unfinished", "skip detections whose Status is Experimental or Deprecated", false)
    .option("--coverage", "also tell which lines of the Python no test runs; takes twice as long", false)
    .action(async (paths: string[], { filter, minimumTests, wheels, ...options }: TestOptions, command: Command) => {
      const { skipUnfinished: skipsUnfinished, coverage: measuresCoverage } = options;
      const request = { filters: filter, minimumTests, wheels, runsTests: true, skipsUnfinished, measuresCoverage };
      const checked = await check(paths, request, command);
      finish(checked, options);
    });
  withContentOptions(
    program
      .command("validate")
      .description(
        "check detections, helpers, data models, queries and dashboards without running tests; needs no server",
      ),
  ).action(async (paths: string[], { filter, json, wheels }: ContentOptions, command: Command) => {
    const checked = await check(paths, { filters: filter, minimumTests: 0, wheels, runsTests: false }, command);
    finish(checked, { json, showFailures: true });
  });
}

function withContentOptions(command: Command): Command {
  return command
    .argument("<path...>", "files and folders, read recursively")
    .option("--filter <key=values>", "only items with one of these values (KEY=V1,V2) or none (KEY!=V)", addFilter, [])
    .option("--wheels <folder>", "folder of pure-Python wheels for packages that detections import")
    .addOption(new Option("--json", "print JSON lines").default(false));
}

function addFilter(text: string, before: readonly ItemFilter[]): ItemFilter[] {
  const filter = parseItemFilter(text);
  if (filter === undefined) throw new InvalidArgumentError("Expected KEY=VALUE or KEY!=VALUE.");
  return [...before, filter];
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError("Expected a whole number.");
  return Number(text);
}

async function check(
  paths: readonly string[],
  options: Parameters<typeof checkPaths>[1],
  command: Command,
): Promise<CheckedContent> {
  const progress = createProgressLine(process.stderr);
  const onProgress = (done: number, total: number) => progress.tell(`${done} of ${total} tests`);
  progress.tell("Reading");
  try {
    return await checkPaths(paths, { ...options, onProgress }, (notice) => process.stderr.write(`${notice}\n`));
  } catch (error) {
    if (isUnreadablePath(error)) command.error(`error: ${error.message}`, { exitCode: 2 });
    throw error;
  } finally {
    progress.clear();
  }
}

function isUnreadablePath(error: unknown): error is Error {
  return error instanceof Error && "code" in error && ["ENOENT", "EACCES", "ENOTDIR"].includes(String(error.code));
}

function finish(checked: CheckedContent, options: Parameters<typeof contentReport>[1]): void {
  for (const line of contentReport(checked, options)) process.stdout.write(`${line}\n`);
  process.exitCode = checked.isWell ? 0 : 1;
}
