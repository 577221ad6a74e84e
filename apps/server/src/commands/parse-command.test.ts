import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addParseCommand } from "./parse-command.ts";
import { runCommand } from "./run-command.ts";

const request =
  '203.0.113.24 - mira [03/Feb/2026:09:12:05 +0100] "GET / HTTP/1.1" 200 5120 "-" "Mozilla/5.0 (X11; Linux x86_64)"\n';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pharos-parse-"));
  writeFileSync(join(folder, "good.log"), request);
  writeFileSync(join(folder, "half.log"), `${request}nothing\n`);
  writeFileSync(join(folder, "cut.gz"), Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]));
});
afterAll(() => rmSync(folder, { recursive: true }));

function parse(...args: string[]) {
  return runCommand(addParseCommand, ["parse", ...args], folder);
}

it("prints typed events and ends with the counts", async () => {
  const { status, stdout } = await parse("good.log", "--json");
  const lines = stdout.split("\n").slice(0, -1);
  expect(status).toBe(0);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ p_log_type: "Nginx.Access", status: 200, remoteUser: "mira" });
  expect(lines[1]).toBe('{"lines":1,"events":1,"failed":0}');
});

it("says on standard error why a record failed, and fails", async () => {
  const { status, stdout, stderr } = await parse("half.log", "--log-type", "nginx.access");
  expect(status).toBe(1);
  expect(stdout.split("\n").slice(0, -1)).toHaveLength(1);
  expect(stderr).toContain(
    "half.log: record 2: Nginx.Access: the line does not have the form that the parser expects: nothing",
  );
  expect(stderr).toContain("2 lines: 1 events, 1 failed");
});

it("gives machines failures as JSON lines", async () => {
  const { stderr } = await parse("half.log", "--log-type", "Nginx.Access", "--json");
  expect(JSON.parse(stderr)).toEqual({
    file: "half.log",
    record: 2,
    logType: "Nginx.Access",
    reason: "Nginx.Access: the line does not have the form that the parser expects",
    raw: "nothing",
  });
});

it("goes on after a file that cannot be read to its end, and fails", async () => {
  const { status, stdout, stderr } = await parse("cut.gz", "good.log", "--json");
  expect(status).toBe(1);
  expect(stderr).toContain("the compressed data is truncated");
  expect(stdout).toContain('{"lines":1,"events":1,"failed":0}');
});

it("takes files after the log types", async () => {
  const { stdout } = await parse("--log-type", "Nginx.Access", "Zeek.SSH", "good.log");
  expect(stdout.split("\n").slice(0, -1)).toHaveLength(1);
});

it("reads standard input", () => {
  const main = join(import.meta.dirname, "../main.ts");
  const args = [main, "parse", "-", "--log-type", "Nginx.Access", "--json"];
  const { status, stdout } = spawnSync(process.execPath, args, { input: request, encoding: "utf8" });
  expect(status).toBe(0);
  expect(stdout).toContain('{"lines":1,"events":1,"failed":0}');
});

it.each([
  { problem: "no file", args: [], message: "which file?" },
  { problem: "a missing file", args: ["nowhere.log"], message: "there is no file nowhere.log" },
  {
    problem: "an unknown log type",
    args: ["good.log", "--log-type", "Nginx.Log"],
    message: "Did you mean Nginx.Access",
  },
  {
    problem: "an unknown stream type",
    args: ["good.log", "--stream-type", "Words"],
    message: "Allowed choices",
  },
])("answers $problem with exit code 2", async ({ args, message }) => {
  const { status, stderr } = await parse(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
