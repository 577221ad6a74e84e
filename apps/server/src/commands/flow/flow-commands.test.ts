import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../installation/run-command.ts";
import { addFlowCommands } from "./flow-commands.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pharos-flow-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function flow(args: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return runCommand(addFlowCommands, ["flow", ...args.split(" ")], folder);
}

it("tells what is wrong with line, column and what was probably meant", async () => {
  const { status, stdout } = await flow("check q.flow", {
    "q.flow": "aws_cloudtrail\n| where p_event_time > time.ago(1h)\n| summarize n = agg.cuont() by eventName",
  });
  expect(stdout).toBe(
    "q.flow:3:17: error: The function agg.cuont does not exist; did you mean agg.count? (unknown_function)\n",
  );
  expect(status).toBe(1);
});

it("names the table that was probably meant", async () => {
  const { stdout } = await flow("check q.flow --json", {
    "q.flow": "aws_cloudtral | where p_event_time > time.ago(1h)",
  });
  expect(JSON.parse(stdout)).toMatchObject({ line: 1, column: 1, code: "unknown_table" });
  expect(stdout).toContain("did you mean aws_cloudtrail?");
});

it("warns of a query over all of time, and does not fail for it", async () => {
  const { status, stdout } = await flow("check q.flow", { "q.flow": "panther_logs.public.okta_systemlog | count" });
  expect(stdout).toContain("no_time_filter");
  expect(status).toBe(0);
});

it("knows the columns of schemas that are given", async () => {
  const schema = "schema: Custom.Door\nfields:\n  - name: badge\n    type: string\n";
  const query = "custom_door | where p_event_time > time.ago(1h) and badge == 'x' | project badge, bagde";
  const { stdout } = await flow("check q.flow --schema door.yml", { "q.flow": query, "door.yml": schema });
  expect(stdout).toMatch(/^q\.flow:1:\d+: warning: bagde .*did you mean badge\?/);
  expect(stdout.trim().split("\n")).toHaveLength(1);
});

it("prints the statement", async () => {
  const { stdout } = await flow("sql q.flow --now 2024-01-02T00:00:00Z", {
    "q.flow": "aws_cloudtrail | where p_event_time > time.ago(1d) | project eventName",
  });
  expect(stdout).toBe(
    "SELECT t1.eventName\nFROM pharos_logs.aws_cloudtrail AS t1\nWHERE (t1.p_event_time > toDateTime64('2024-01-01 00:00:00', 9, 'UTC'))\nORDER BY t1.p_event_time DESC NULLS LAST\n",
  );
});

it("runs a query on files in memory, with the columns that the log type has", async () => {
  const rows = [
    { p_event_time: "2024-01-01T23:00:00Z", eventName: "ConsoleLogin", userIdentity: { arn: "a" } },
    { p_event_time: "2024-01-01T22:00:00Z", eventName: "ConsoleLogin", userIdentity: { arn: "b" } },
    { p_event_time: "2023-01-01T22:00:00Z", eventName: "ConsoleLogin", userIdentity: { arn: "c" } },
  ];
  const { stdout, stderr } = await flow(
    "run q.flow --now 2024-01-02T00:00:00Z --data aws_cloudtrail=events.ndjson assets=assets.ndjson",
    {
      "q.flow":
        "aws_cloudtrail | where p_event_time > time.ago(1d) | sort p_event_time asc | project who = userIdentity.arn, errorCode | union (assets | project who = owner)",
      "events.ndjson": rows.map((row) => JSON.stringify(row)).join("\n"),
      "assets.ndjson": '{"owner":"z","size":1}\n',
    },
  );
  expect(stderr).toBe("");
  const found = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).who);
  expect(found.sort()).toEqual(["a", "b", "z"]);
});

it("says which line of the data is not an object", async () => {
  const { status, stderr } = await flow("run q.flow --data t=t.ndjson", {
    "q.flow": "t | count",
    "t.ndjson": '{"a":1}\n[2]\n',
  });
  expect(stderr).toContain("line 2 is not a JSON object");
  expect(status).toBe(1);
});

it("formats, writes back, and tells what is laid out otherwise", async () => {
  const text = "t|where a==1|limit 5";
  expect((await flow("format q.flow", { "q.flow": text })).stdout).toBe("t\n| where a == 1\n| limit 5\n");
  expect(await flow("format q.flow --check", { "q.flow": text })).toMatchObject({ status: 1, stdout: "q.flow\n" });
  await flow("format q.flow --write", { "q.flow": text });
  expect(readFileSync(join(folder, "q.flow"), "utf8").trim()).toBe("t\n| where a == 1\n| limit 5");
  expect(await flow("format q.flow --check", {})).toMatchObject({ status: 0, stdout: "" });
});

it("refuses a time that is none", async () => {
  expect((await flow("sql q.flow --now yesterday", { "q.flow": "print a = 1" })).status).toBe(2);
});
