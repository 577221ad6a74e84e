import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dashboardIdProblem } from "@pharos/detection-content";
import type { Command } from "commander";
import * as files from "./new-item-files.ts";

/** One kind of item that can be begun from a template. */
interface NewKind {
  readonly name: string;
  readonly description: string;
  readonly example: string;
  /** Beside `--folder`: flags and what they say. */
  readonly options: readonly (readonly [flags: string, description: string, preset?: string | boolean])[];
  readonly isId: (id: string) => boolean;
  /** What an id of the kind looks like. */
  readonly idRule: string;
  readonly write: (id: string, options: NewOptions) => files.Files;
}

interface NewOptions {
  readonly folder: string;
  readonly logType: string;
  readonly resourceType: string;
  readonly query: string;
  readonly rules?: readonly string[];
  readonly items: readonly string[];
  readonly yaml: boolean;
  readonly scheduled: boolean;
}

const named = {
  isId: (id: string) => !/[<>&"%\s/\\]/.test(id),
  idRule: 'an id has no space and none of < > & " % / \\',
};
const spoken = { isId: (id: string) => !/[<>&"%:/\\]/.test(id), idRule: 'a name has none of < > & " % : / \\' };
const pythonName = {
  isId: (id: string) => /^[a-z_][a-z0-9_]*$/.test(id),
  idRule: "a name has small letters, digits and _ only",
};
const logType = ["--log-type <name>", "the log type that it is for", "AWS.CloudTrail"] as const;

const kinds: readonly NewKind[] = [
  {
    name: "rule",
    description: "a rule over the events of a log type",
    example: "Okta.AdminRoleGranted",
    options: [logType, ["--yaml", "write the logic in YAML instead of Python", false]],
    ...named,
    write: (id, { logType: on, yaml }) => (yaml ? files.yamlRule(id, on) : files.pythonRule(id, on)),
  },
  {
    name: "scheduled-rule",
    description: "a rule over the rows of a scheduled query",
    example: "AWS.ManyFailures",
    options: [["--query <name>", "the query whose rows it is run on", "Failures of the last hour"]],
    ...named,
    write: (id, { query }) => files.scheduledRule(id, query),
  },
  {
    name: "correlation-rule",
    description: "a rule over the matches of other rules",
    example: "AWS.BreakInThenExport",
    options: [["--rules <id...>", "the two rules that it looks at"]],
    ...named,
    write: (id, { rules = [] }) => files.correlationRule(id, rules),
  },
  {
    name: "policy",
    description: "a check of a cloud resource",
    example: "AWS.S3.Bucket.Encrypted",
    options: [["--resource-type <name>", "the resource type that it checks", "AWS.S3.Bucket"]],
    ...named,
    write: (id, { resourceType }) => files.policy(id, resourceType),
  },
  {
    name: "data-model",
    description: "unified names for the fields of a log type",
    example: "Standard.AWS.CloudTrail",
    options: [logType],
    ...named,
    write: (id, { logType: of }) => files.dataModel(id, of),
  },
  {
    name: "global",
    description: "a Python module that rules import",
    example: "our_helpers",
    options: [],
    ...pythonName,
    write: files.globalHelper,
  },
  {
    name: "query",
    description: "a saved query",
    example: "Failures of the last hour",
    options: [["--scheduled", "run it on a schedule", false]],
    ...spoken,
    write: (name, { scheduled }) => files.query(name, scheduled),
  },
  {
    name: "lookup-table",
    description: "a table that events are enriched from",
    example: "accounts",
    options: [logType],
    ...spoken,
    write: (name, { logType: of }) => files.lookupTable(name, of),
  },
  {
    name: "pack",
    description: "items that are switched on and off together",
    example: "Our.Pack",
    options: [["--items <id...>", "ids of its items"]],
    ...named,
    write: (id, { items = [] }) => files.pack(id, items),
  },
  {
    name: "dashboard",
    description: "panels of searches on one page, with variables above them",
    example: "Our.Dashboard",
    options: [logType],
    isId: (id) => dashboardIdProblem(id) === undefined,
    idRule: "an id has letters, digits, dots, - and _ only, and is not the address of a page such as overview",
    write: (id, { logType: of }) => files.dashboard(id, of),
  },
  {
    name: "scheduled-prompt",
    description: "a question that the assistant answers on a schedule",
    example: "weekly_report",
    options: [],
    ...pythonName,
    write: files.scheduledPrompt,
  },
];

export function addNewDetectionCommand(program: Command): void {
  const command = program.command("new").description("write the files of a new item, to begin with");
  for (const kind of kinds) {
    const subcommand = command
      .command(kind.name)
      .description(kind.description)
      .argument("<id>", `its id or name, such as ${kind.example}`)
      .option("--folder <folder>", "where to write it", ".");
    for (const [flags, description, preset] of kind.options) subcommand.option(flags, description, preset);
    subcommand.action((id: string, options: NewOptions, self: Command) => {
      if (!kind.isId(id)) self.error(`error: ${kind.idRule}`, { exitCode: 2 });
      return writeFiles(kind.write(id, options), options.folder, self);
    });
  }
}

/** Exits with 2 for a file that is there already. */
async function writeFiles(written: files.Files, folder: string, command: Command): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(written)) {
    const path = join(folder, name);
    await writeFile(path, text, { flag: "wx" }).catch((error: NodeJS.ErrnoException) =>
      command.error(`error: ${error.code === "EEXIST" ? `${path} is there already` : error.message}`, { exitCode: 2 }),
    );
    process.stdout.write(`${path}\n`);
  }
}
