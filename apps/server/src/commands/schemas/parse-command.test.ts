import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../installation/run-command.ts";
import { addParseCommand } from "./parse-command.ts";

const request =
  '203.0.113.24 - mira [03/Feb/2026:09:12:05 +0100] "GET / HTTP/1.1" 200 5120 "-" "Mozilla/5.0 (X11; Linux x86_64)"\n';
const gates = `schema: Custom.Gates
parser:
  script:
    function: |
      def parse(log):
          gate, lane = log.split("/")
          return {"gate": gate, "lane": int(lane)}
fields:
  - { name: gate, type: string, required: true }
  - { name: lane, type: int }
`;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pharos-parse-"));
  writeFileSync(join(folder, "good.log"), request);
  writeFileSync(join(folder, "half.log"), `${request}nothing\n`);
  writeFileSync(join(folder, "gates.log"), "north/1\nnorth/x\n");
  writeFileSync(join(folder, "gates.yml"), gates);
  const opened = "schema: Custom.Opened\nfields: [{ name: gate, type: string, required: true }]\n";
  writeFileSync(join(folder, "opened.yml"), opened);
  writeFileSync(join(folder, "wrong.yml"), "schema: Custom.Wrong\nfields: []\n");
  writeFileSync(join(folder, "cut.gz"), Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]));
});
afterAll(() => rmSync(folder, { recursive: true }));

function parse(...args: string[]) {
  return runCommand(addParseCommand, ["parse", ...args], folder);
}

it("prints typed events and ends with the counts", async () => {
  const { status, stdout } = await parse("good.log", "--log-type", "Nginx.Access");
  const lines = stdout.split("\n").slice(0, -1);
  expect(status).toBe(0);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ p_log_type: "Nginx.Access", status: 200, remoteUser: "mira" });
  expect(lines[1]).toBe('{"lines":1,"events":1,"failed":0}');
});

it.each([
  {
    what: "an array within each value",
    content: '{"export":{"id":1},"gates":[{"gate":"north"},{"gate":"south"}]}',
    args: ["--stream-type", "JsonArray", "--array-field", "gates"],
  },
  {
    what: "the children of an element",
    content: "<log><gates><item><gate>north</gate></item><item><gate>south</gate></item></gates></log>",
    args: ["--stream-type", "XML", "--root-element", "gates"],
  },
])("reads $what", async ({ content, args }) => {
  writeFileSync(join(folder, "stream.log"), content);
  const { stdout } = await parse("stream.log", "--schema", "opened.yml", "--log-type", "Custom.Opened", ...args);
  const events = stdout.split("\n").slice(0, 2);
  expect(events.map((line) => JSON.parse(line).gate)).toEqual(["north", "south"]);
  expect(stdout).toContain('{"lines":2,"events":2,"failed":0}');
});

it("says on standard error why a record failed, and fails", async () => {
  const { status, stdout, stderr } = await parse("half.log", "--log-type", "nginx.access");
  expect(status).toBe(1);
  expect(stdout.split("\n").slice(1)).toEqual(['{"lines":2,"events":1,"failed":1}', ""]);
  expect(stderr).toBe(
    "half.log: record 2: Nginx.Access: the line does not have the form that the parser expects: nothing\n",
  );
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
  expect(stdout).toContain('{"lines":1,"events":1,"failed":0}');
});

it("reads files by a schema of one's own, whose parser is a script", { timeout: 60_000 }, async () => {
  const { status, stdout, stderr } = await parse("gates.log", "--schema", "gates.yml", "--log-type", "Custom.Gates");
  const [event, totals] = stdout.split("\n");
  expect(JSON.parse(event ?? "")).toMatchObject({ p_log_type: "Custom.Gates", gate: "north", lane: 1 });
  expect(totals).toBe('{"lines":2,"events":1,"failed":1}');
  expect(stderr).toContain("gates.log: record 2: Custom.Gates: the script raised ValueError(");
  expect(status).toBe(1);
});

it("tries schemas of one's own beside the built-in ones", async () => {
  const { stdout } = await parse("good.log", "--schema", "gates.yml");
  expect(stdout).toMatch(/"p_log_type":"(?!Custom)/);
});

it("reads standard input", () => {
  const main = join(import.meta.dirname, "../../main.ts");
  const args = [main, "parse", "-", "--log-type", "Nginx.Access", "--json"];
  const { status, stdout } = spawnSync(process.execPath, args, { input: request, encoding: "utf8" });
  expect(status).toBe(0);
  expect(stdout).toContain('{"lines":1,"events":1,"failed":0}');
});

it.each([
  { problem: "no file", args: [], message: "which file?" },
  { problem: "a missing file", args: ["nowhere.log"], message: "the file nowhere.log does not exist" },
  {
    problem: "an unknown log type",
    args: ["good.log", "--log-type", "Nginx.Log"],
    message: "Did you mean Nginx.Access",
  },
  {
    problem: "a schema that is not there",
    args: ["good.log", "--schema", "no.yml"],
    message: "file or folder no.yml does not exist",
  },
  {
    problem: "a schema that is wrong",
    args: ["good.log", "--schema", "wrong.yml"],
    message: 'wrong.yml:2:9: the key "fields" must name at least one field',
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
