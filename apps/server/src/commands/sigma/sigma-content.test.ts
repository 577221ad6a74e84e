import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addDetectionCommands } from "../detections/detection-commands.ts";
import { runCommand } from "../installation/run-command.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pharos-sigma-"));
});
afterEach(() => rm(folder, { recursive: true }));

const ruleOf = (id: string, search: string) =>
  `title: ${id}\nid: ${id}\nlogsource: { product: aws, service: cloudtrail }\ndetection:\n  selection: ${search}\n  condition: selection\n`;

test("runs the events beside Sigma rules, and goes on where a rule asks for too much", async () => {
  await writeFile(join(folder, "stopped.yml"), ruleOf("stopped", "{ eventName: StopLogging }"));
  await writeFile(join(folder, "stopped.match.jsonl"), '{"eventName":"StopLogging"}\n');
  await writeFile(join(folder, "stopped.nomatch.jsonl"), '{"eventName":"StartLogging"}\n');
  await writeFile(join(folder, "ahead.yml"), ruleOf("ahead", "{ eventName|re: '(?=x)' }"));
  const { status, stdout } = await runCommand(addDetectionCommands, ["test", "."], folder);
  expect(stdout).toContain("UNSUPPORTED ahead.yml:5:30: the regular expression is none that RE2 knows");
  expect(stdout).toContain("PASS    stopped: stopped.match.jsonl:1");
  expect(stdout).toContain("2 items, 0 invalid; tests: 2 passed, 0 failed, 0 errored, 0 skipped");
  expect(status).toBe(0);
});

test("finds events that a rule does not match as they say", async () => {
  await writeFile(join(folder, "stopped.yml"), ruleOf("stopped", "{ eventName: StopLogging }"));
  await writeFile(join(folder, "stopped.match.jsonl"), '{"eventName":"StartLogging"}\n');
  const { status, stdout } = await runCommand(addDetectionCommands, ["test", ".", "--json"], folder);
  expect(JSON.parse(stdout.trim().split("\n").at(-1) ?? "")).toMatchObject({
    passed: 0,
    failed: 1,
    invalid: 0,
    items: 1,
  });
  expect(status).toBe(1);
});
