import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";

interface NewRuleOptions {
  readonly folder: string;
  readonly logType: string;
  readonly yaml: boolean;
}

/** Text by file name. */
type Files = Readonly<Record<string, string>>;

export function addNewDetectionCommand(program: Command): void {
  const command = program.command("new").description("write the files of a new detection");
  command
    .command("rule")
    .description("a rule over the events of a log type")
    .argument("<id>", "the rule's id, such as Okta.AdminRoleGranted")
    .option("--folder <folder>", "where to write it", ".")
    .option("--log-type <name>", "the log type that it is run on", "AWS.CloudTrail")
    .option("--yaml", "write the logic in YAML instead of Python", false)
    .action((id: string, { folder, logType, yaml }: NewRuleOptions, self: Command) =>
      writeFiles(id, folder, yaml ? yamlRule(id, logType) : pythonRule(id, logType), self),
    );
  command
    .command("policy")
    .description("a check of a cloud resource")
    .argument("<id>", "the policy's id, such as AWS.S3.Bucket.Encrypted")
    .option("--folder <folder>", "where to write it", ".")
    .option("--resource-type <name>", "the resource type that it checks", "AWS.S3.Bucket")
    .action((id: string, { folder, resourceType }: { folder: string; resourceType: string }, self: Command) =>
      writeFiles(id, folder, policy(id, resourceType), self),
    );
}

/** Exits with 2 for an id that can't be one, and for a file that is there already. */
async function writeFiles(id: string, folder: string, files: Files, command: Command): Promise<void> {
  if (/[<>&"%\s/\\]/.test(id)) command.error('error: an id has no space and none of < > & " % / \\', { exitCode: 2 });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await writeFile(path, text, { flag: "wx" }).catch((error: NodeJS.ErrnoException) =>
      command.error(`error: ${error.code === "EEXIST" ? `${path} is there already` : error.message}`, { exitCode: 2 }),
    );
    process.stdout.write(`${path}\n`);
  }
}

/** `Okta.AdminRoleGranted` is kept in `okta-admin-role-granted`. */
function fileName(id: string): string {
  return id
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
}

const head = (kind: string, idKey: string, id: string) => `AnalysisType: ${kind}
${idKey}: ${id}
DisplayName: ${id}
Enabled: true
Severity: Medium
Description: What happened, and why it matters.
Runbook: |
  1. Find out who did it and whether it was planned.
Tags:
  - Draft
`;

const ruleTests = `Tests:
  - Name: What it is for
    ExpectedResult: true
    Log:
      eventName: Example
      actor: ann
  - Name: Something else
    ExpectedResult: false
    Log:
      eventName: Other
`;

function pythonRule(id: string, logType: string): Files {
  const name = fileName(id);
  return {
    [`${name}.yml`]: `${head("rule", "RuleID", id)}Filename: ${name}.py\nLogTypes:\n  - ${logType}\n${ruleTests}`,
    [`${name}.py`]: `def rule(event):
    return event.get("eventName") == "Example"


def title(event):
    return f"{event.get('actor')} did what this rule is for"
`,
  };
}

function yamlRule(id: string, logType: string): Files {
  const logic = `LogTypes:
  - ${logType}
Detection:
  - KeyPath: eventName
    Condition: Equals
    Value: Example
AlertTitle: "{actor} did what this rule is for"
`;
  return { [`${fileName(id)}.yml`]: head("rule", "RuleID", id) + logic + ruleTests };
}

function policy(id: string, resourceType: string): Files {
  const name = fileName(id);
  return {
    [`${name}.yml`]: `${head("policy", "PolicyID", id)}Filename: ${name}.py
ResourceTypes:
  - ${resourceType}
Tests:
  - Name: Compliant
    ExpectedResult: true
    Resource:
      Encrypted: true
  - Name: Not compliant
    ExpectedResult: false
    Resource:
      Encrypted: false
`,
    [`${name}.py`]: `def policy(resource):
    return resource.get("Encrypted") is True
`,
  };
}
