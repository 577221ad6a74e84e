import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const main = join(import.meta.dirname, "../main.ts");

function pharos(args: readonly string[], input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { input, encoding: "utf8" });
  return { status, lines: stdout.split("\n").slice(0, -1), stderr };
}

const request =
  '203.0.113.24 - mira [03/Feb/2026:09:12:05 +0100] "GET / HTTP/1.1" 200 5120 "-" "Mozilla/5.0 (X11; Linux x86_64)"\n';

it("prints typed events and ends with the counts", () => {
  const { status, lines } = pharos(["parse", "-", "--json"], request);
  expect(status).toBe(0);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ p_log_type: "Nginx.Access", status: 200, remoteUser: "mira" });
  expect(lines[1]).toBe('{"lines":1,"events":1,"failed":0}');
});

it("says on standard error why a record failed, and fails", () => {
  const { status, lines, stderr } = pharos(["parse", "-", "--log-type", "nginx.access"], `${request}nothing\n`);
  expect(status).toBe(1);
  expect(lines).toHaveLength(1);
  expect(stderr).toContain(
    "-: record 2: Nginx.Access: the line does not have the form that the parser expects: nothing",
  );
  expect(stderr).toContain("2 lines: 1 events, 1 failed");
});

it("takes files after the log types", () => {
  expect(pharos(["parse", "--log-type", "Nginx.Access", "Zeek.SSH", "-"], request).lines).toHaveLength(1);
});

it.each([
  { problem: "no file", args: ["parse"], message: "which file?" },
  { problem: "a missing file", args: ["parse", "nowhere.log"], message: "there is no file nowhere.log" },
  {
    problem: "an unknown log type",
    args: ["parse", "-", "--log-type", "Nginx.Log"],
    message: "Did you mean Nginx.Access",
  },
  { problem: "an unknown stream type", args: ["parse", "-", "--stream-type", "Words"], message: "Allowed choices" },
])("answers $problem with exit code 2", ({ args, message }) => {
  const { status, stderr } = pharos(args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
