import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../installation/run-command.ts";
import { addSchemaCommands } from "./schema-commands.ts";

let folder: string;

const schema = "schema: Custom.A\nfields:\n  - { name: n, type: int, required: true }\n";
const holds = `name: a number\nlogType: Custom.A\ninput: '{"n":1}'\nresult: '{"n":1,"p_log_type":"Custom.A"}'\n`;
const failsAtLine6 = `${holds}---\nname: another\nlogType: Custom.A\ninput: '{"n":1}'\nresult: '{"n":2,"p_log_type":"Custom.A"}'\n`;
const script = (body: string) =>
  `schema: Custom.S\nparser: { script: { function: "${body}" } }\nfields: [{ name: n, type: int, required: true }]\n`;
const files = {
  "script/s.yml": script("def parse(log): return {'n': int(log)}"),
  "script/s_tests.yml": `logType: Custom.S\ninput: '7'\nresult: '{"n":7,"p_log_type":"Custom.S"}'\n---\nlogType: Custom.S\ninput: x\n`,
  "unloadable/s.yml": script("def parse(log): return {"),
  "good/a.yml": schema,
  "good/a_tests.yml": holds,
  "bad/a.yml": schema.replace("int", "integer"),
  "twice/a.yml": schema,
  "twice/b.yaml": schema,
  "failing/a.yml": schema,
  "failing/a_tests.yml": failsAtLine6,
  "orphan/z_tests.yml": holds.replaceAll("Custom.A", "Custom.Z"),
  "empty/readme.txt": "",
  "logs/web-shop.v1.log": '{"ts":"2026-01-01T00:00:00Z","n":"1"}\n{"ts":"2026-01-01T00:00:01Z","n":""}\n',
  "logs/half.log": '{"n":1}\n{"n":2}\nhello\n',
  "logs/prose.log": "hello\nworld\n",
  "gate/gate.yml":
    "schema: Custom.Gate\nparser: { fastmatch: { match: ['%{gate}: %{n}'] } }\nfields: [{ name: gate, type: string }]\n",
  "gate/gate.log": "north: 1\nsouth; 2\n",
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pharos-schema-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `pharos schema …` in the folder of the files. */
function pharosSchema(...args: string[]) {
  return runCommand(addSchemaCommands, ["schema", ...args], folder);
}

it("prints what a parser takes of each line, and where it stops", async () => {
  const { status, stdout } = await pharosSchema("trace", "gate/gate.yml", "gate/gate.log");
  expect(status).toBe(1);
  expect(stdout.trimEnd().split("\n")).toEqual([
    "line 1: parsed",
    "  north: 1",
    "  gate (0-5): north",
    "  n (7-8): 1",
    'line 2: not parsed: ": " does not follow %{gate}',
    "  south; 2",
    "  ^",
  ]);
  const json = await pharosSchema("trace", "gate/gate.yml", "gate/gate.log", "--json");
  expect(JSON.parse(json.stdout.split("\n")[0] ?? "")).toMatchObject({ outcome: "STORED", pattern: 0 });
  expect((await pharosSchema("trace", "gate/none.yml", "gate/gate.log")).status).toBe(2);
});

it("lists the built-in log types", async () => {
  const { status, stdout } = await pharosSchema("list", "--json");
  expect(status).toBe(0);
  const logTypes = stdout
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line).logType);
  expect(logTypes).toContain("AWS.CloudTrail");
  expect(logTypes).toEqual([...logTypes].sort());
});

it("shows a built-in schema as written, without regard to case", async () => {
  expect((await pharosSchema("show", "nginx.access")).stdout).toMatch(/^schema: Nginx\.Access\n/);
  expect(JSON.parse((await pharosSchema("show", "Nginx.Access", "--json")).stdout)).toMatchObject({
    schema: "Nginx.Access",
  });
});

describe.each([
  { args: ["validate", "good"], status: 0, stdout: "2 files checked, 0 with a mistake.\n", stderr: "" },
  {
    args: ["validate", "bad"],
    status: 1,
    stdout: "1 file checked, 1 with a mistake.\n",
    stderr: 'bad/a.yml:3:22: type "integer" is unknown',
  },
  {
    args: ["validate", "twice"],
    status: 1,
    stdout: "2 files",
    stderr: "twice/b.yaml: Custom.A is the log type of twice/a.yml too",
  },
  { args: ["validate", "empty"], status: 1, stdout: "These paths contain no schemas.", stderr: "" },
  { args: ["validate", "nowhere"], status: 2, stdout: "", stderr: "the file or folder nowhere does not exist" },
  { args: ["test", "good"], status: 0, stdout: "1 test, 0 failed.\n", stderr: "" },
  { args: ["test", "good/a.yml"], status: 0, stdout: "1 test, 0 failed.\n", stderr: "" },
  { args: ["test", "good/a_tests.yml"], status: 0, stdout: "1 test, 0 failed.\n", stderr: "" },
  {
    args: ["test", "failing"],
    status: 1,
    stdout: "2 tests, 1 failed.\n",
    stderr: "failing/a_tests.yml:6: Custom.A: another: n: expected 2, got 1\n",
  },
  {
    args: ["test", "orphan"],
    status: 1,
    stdout: "1 test, 1 failed.",
    stderr: "the log type Custom.Z has no schema",
  },
  { args: ["validate", "script"], status: 0, stdout: "2 files checked, 0 with a mistake.\n", stderr: "" },
  {
    args: ["validate", "unloadable"],
    status: 1,
    stdout: "1 file checked, 1 with a mistake.\n",
    stderr: "unloadable/s.yml: the script raised SyntaxError: ",
  },
  { args: ["test", "script"], status: 0, stdout: "2 tests, 0 failed.\n", stderr: "" },
  { args: ["test", "empty"], status: 1, stdout: "These paths contain no schema tests.", stderr: "" },
  {
    args: ["show", "Nginx.Log"],
    status: 2,
    stdout: "",
    stderr: "Did you mean Nginx.Access, Nginx.Error, Postfix.Log?",
  },
])("schema $args", ({ args, status, stdout, stderr }) => {
  it(`answers with exit code ${status}`, { timeout: 60_000 }, async () => {
    const answer = await pharosSchema(...args);
    expect(answer.stdout).toContain(stdout);
    expect(answer.stderr).toContain(stderr);
    expect(answer.status).toBe(status);
  });
});

it("gives machines a JSON line for each test", async () => {
  const lines = (await pharosSchema("test", "failing", "--json")).stdout.split("\n").slice(0, -1);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { path: "failing/a_tests.yml", line: 1, name: "a number", logType: "Custom.A", passed: true, problems: [] },
    {
      path: "failing/a_tests.yml",
      line: 6,
      name: "another",
      logType: "Custom.A",
      passed: false,
      problems: [{ line: 6, message: "n: expected 2, got 1" }],
    },
  ]);
});

describe("schema infer", () => {
  it("prints a schema that validate accepts and that parses the samples", async () => {
    const { status, stdout, stderr } = await pharosSchema("infer", "logs/web-shop.v1.log");
    expect(stderr).toBe("The schema parses 2 of 2 samples.\n");
    expect(status).toBe(0);
    expect(stdout).toContain("schema: Custom.WebShop\n");
    writeFileSync(join(folder, "good/inferred.yml"), stdout);
    expect((await pharosSchema("validate", "good/inferred.yml")).status).toBe(0);
  });

  it("reports the samples that the schema does not parse", async () => {
    const { status, stderr } = await pharosSchema("infer", "logs/half.log", "--name", "Half");
    expect(stderr).toContain("sample 3: Custom.Half: the record is not a JSON object: hello\n");
    expect(status).toBe(1);
  });

  it("gives machines one JSON line", async () => {
    const { stdout } = await pharosSchema("infer", "logs/half.log", "--name", "Custom.Half", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ logType: "Custom.Half", samples: 3, parsed: 2 });
  });

  it.each([
    { args: ["logs/prose.log"], status: 1, message: "neither JSON objects nor CSV" },
    { args: ["logs/half.log", "--name", "half-log"], status: 1, message: 'the name "Custom.half-log" must be words' },
    { args: ["logs/none.log"], status: 2, message: "the file logs/none.log does not exist" },
  ])("refuses $args with exit code $status", async ({ args, status, message }) => {
    const answer = await pharosSchema("infer", ...args);
    expect(answer.stderr).toContain(message);
    expect(answer.status).toBe(status);
  });
});
