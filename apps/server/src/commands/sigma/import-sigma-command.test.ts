import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "../installation/run-command.ts";
import { addImportCommand } from "./import-sigma-command.ts";

const ruleOf = (id: string, logSource: string, search: string) =>
  `title: ${id}\nid: ${id}\nlogsource: ${logSource}\ndetection:\n  selection: ${search}\n  condition: selection\n`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pharos-import-"));
  const good = ruleOf("good", "{ product: aws, service: cloudtrail }", "{ eventName: X }");
  const other = ruleOf("other", "{ product: acme, service: gate }", "{ who|expand: '%guards%' }");
  const bad = ruleOf("bad", "{ product: zeek, service: dns }", "{ query|re: '(', a|nope: 1 }");
  await writeFile(join(folder, "rules.yml"), [good, other, bad].join("---\n"));
});
afterEach(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => runCommand(addImportCommand, ["import", "sigma", ...args], folder);

test("names each rule that it leaves out, and counts last", async () => {
  const { status, stdout } = await run("rules.yml", "--dry-run", "--json");
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(status).toBe(0);
  expect(lines).toMatchObject([
    {
      kind: "skipped",
      item: "rules.yml#2",
      line: 10,
      column: 12,
      reason: expect.stringContaining("no log type is known"),
    },
    {
      kind: "skipped",
      item: "rules.yml#3",
      line: 19,
      reason: expect.stringMatching(/RE2.*; the modifier nope does not exist/),
    },
    { imported: 1, skipped: 2 },
  ]);
});

test("says the same to people", async () => {
  const { stdout } = await run(".", "--dry-run");
  expect(stdout).toContain(
    "SKIPPED rules.yml:10:12: no log type is known for the log source product acme, service gate",
  );
  expect(stdout).toContain("1 can be imported, 2 skipped\n");
});

test("tells which rules ask for fields that are not kept", async () => {
  const search = "{ eventname: X, requestParameters.any.thing: 1, userIdentity.arn: a, actor: b, image.path: c }";
  await writeFile(join(folder, "rules.yml"), ruleOf("good", "{ product: aws, service: cloudtrail }", search));
  const { stdout } = await run("rules.yml", "--dry-run", "--json");
  expect(stdout.trim().split("\n")).toEqual([
    '{"kind":"doubtful","id":"good","file":"rules.yml","logTypes":["AWS.CloudTrail"],"fields":["actor","image.path"]}',
    '{"imported":1,"skipped":0}',
  ]);
  expect((await run("rules.yml", "--dry-run")).stdout).toContain(
    "DOUBTFUL rules.yml: AWS.CloudTrail does not keep actor, image.path\n",
  );
});

test("takes a table of the person's own", async () => {
  const table =
    "SigmaMapping: Acme\nLogSources:\n  - { LogSource: { product: acme, service: gate }, LogTypes: [Custom.Gate] }\nPlaceholders: { guards: [ann] }\n";
  await writeFile(join(folder, "acme.yaml"), table);
  const { stdout } = await run("rules.yml", "--dry-run", "--json", "--mapping", "acme.yaml");
  expect(stdout).toContain('{"imported":2,"skipped":1}');
});

test.each([
  { name: "without a path", args: [] },
  { name: "with a path that is not there", args: ["absent.yml", "--dry-run"] },
])("ends with 2 $name", async ({ args }) => {
  expect((await run(...args)).status).toBe(2);
});

test("says where it looked for a server that does not answer", async () => {
  const { status, stderr } = await run("rules.yml", "--data-dir", folder);
  expect(status).toBe(1);
  expect(stderr).toContain(`No Pharos answers at ${join(folder, "pharos.sock")}`);
});
