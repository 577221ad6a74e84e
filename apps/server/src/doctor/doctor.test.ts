import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { configurationSchema } from "../configuration/configuration.ts";
import type { CheckResult } from "./check.ts";
import { checkInstallation, type InstallationFacts } from "./check-installation.ts";
import { checkMachine, type MachineFacts } from "./check-machine.ts";
import { checkSettings, type SettingFacts } from "./check-settings.ts";
import { checkStores, type StoreFacts } from "./check-stores.ts";

const now = new Date("2026-11-22T12:00:00Z");
const gigabyte = 1024 ** 3;

const goodMachine: MachineFacts = {
  nodeVersion: "26.10.0",
  now,
  fileTime: now,
  newestFile: new Date("2026-11-22T11:00:00Z"),
  diskFreeBytes: 100 * gigabyte,
  diskTotalBytes: 200 * gigabyte,
  memoryBytes: 8 * gigabyte,
  openFilesMax: 65_536,
};
const goodInstallation: InstallationFacts = {
  dataDir: "/data",
  files: [{ path: "/data", verdict: "fine" }],
  accounts: { kind: "own", accounts: { lake: { uid: 60_901, gid: 60_901 } }, lakeReason: undefined },
  isRoot: true,
  sandbox: { missing: [] },
  isRunning: false,
  addressProblem: undefined,
};
const goodSettings: SettingFacts = {
  settings: configurationSchema.parse({}),
  hasKeyFile: false,
  hasDatabase: false,
  dataDir: "/data",
};

function statusesOf(results: readonly CheckResult[], check: string): string[] {
  return results.filter((result) => result.check === check).map(({ status }) => status);
}

test("passes a good installation in every check", () => {
  const results = [
    ...checkMachine(goodMachine),
    ...checkInstallation(goodInstallation),
    ...checkSettings(goodSettings),
  ];
  expect(results.filter(({ status }) => status !== "pass")).toEqual([]);
});

describe("stores", () => {
  const well: StoreFacts = { databaseProblem: undefined, lakeProblem: undefined, readiness: undefined };
  const refused =
    "The PostgreSQL server postgres://db/pharos (PHAROS_DATABASE_URL) cannot be used: refused. Check the host.";

  test.each<[string, Partial<StoreFacts>, Partial<CheckResult>[]]>([
    ["that answer", {}, []],
    [
      "that do not",
      { databaseProblem: refused },
      [{ check: "database", status: "fail", finding: expect.stringContaining("refused."), remedy: "Check the host." }],
    ],
    ["with a NATS that syncs", { nats: { version: "2.12.1" } }, [{ check: "nats server", status: "pass" }]],
    ["with a NATS that cannot sync", { nats: { version: "2.9.10" } }, [{ check: "nats server", status: "warn" }]],
    [
      "with a NATS that refuses",
      { nats: { problem: "NATS refused the user. Look at it." } },
      [{ check: "nats server", status: "fail", finding: "NATS refused the user.", remedy: "Look at it." }],
    ],
    ["of a Pharos that is ready", { readiness: { status: "ready" } }, [{ check: "running", status: "pass" }]],
    [
      "of a Pharos on a full disk",
      { readiness: { status: "not ready", reasons: { disk: "No logs." }, details: { disk: "1 MB are free." } } },
      [{ check: "running disk", status: "fail", finding: "No logs. 1 MB are free." }],
    ],
    [
      "of a Pharos whose disk fills up",
      { readiness: { status: "ready", details: { disk: "2 GB are free." } } },
      [{ check: "running disk", status: "warn", finding: "2 GB are free." }],
    ],
  ])("%s", (_name, facts, results) => {
    expect(checkStores({ ...well, ...facts })).toEqual(results.map((result) => expect.objectContaining(result)));
  });

  test("of which the key is lost", () => {
    expect(statusesOf(checkSettings({ ...goodSettings, hasDatabase: true }), "key")).toEqual(["fail"]);
  });
});

describe("the machine", () => {
  test.each<[string, Partial<MachineFacts>, string, string]>([
    ["an old Node.js", { nodeVersion: "24.1.0" }, "node", "fail"],
    ["a clock of 1970", { now: new Date(0), fileTime: new Date(0) }, "clock", "fail"],
    ["a file server with another clock", { fileTime: new Date("2026-11-22T12:00:30Z") }, "clock", "warn"],
    ["files of the future", { newestFile: new Date("2026-11-23T00:00:00Z") }, "clock", "fail"],
    ["little space", { diskFreeBytes: 5 * gigabyte }, "disk", "warn"],
    ["little space of a large disk", { diskFreeBytes: 50 * gigabyte, diskTotalBytes: 1000 * gigabyte }, "disk", "warn"],
    ["no space", { diskFreeBytes: gigabyte / 2 }, "disk", "fail"],
    ["little memory", { memoryBytes: 3 * gigabyte }, "memory", "warn"],
    ["too little memory", { memoryBytes: gigabyte }, "memory", "fail"],
    ["few open files", { openFilesMax: 1024 }, "open files", "warn"],
    ["no limit of open files", { openFilesMax: undefined }, "open files", "pass"],
  ])("with %s", (_name, facts, check, status) => {
    const results = checkMachine({ ...goodMachine, ...facts });
    expect(statusesOf(results, check)).toEqual([status]);
    expect(results.filter((r) => r.status !== "pass").every(({ remedy }) => remedy !== "")).toBe(true);
  });
});

describe("the installation", () => {
  test.each<[string, Partial<InstallationFacts>, string, string[]]>([
    ["with no data folder yet", { files: undefined, accounts: undefined }, "files", ["pass"]],
    [
      "with a key that others may read",
      { files: [{ path: "/data/secret.key", verdict: "repair", mode: 0o600, message: "" }] },
      "files",
      ["warn"],
    ],
    [
      "with a data folder of another user",
      { files: [{ path: "/data", verdict: "refuse", message: "of another" }] },
      "files",
      ["fail"],
    ],
    [
      "of an ordinary user",
      { isRoot: false, accounts: { kind: "ourselves", reason: undefined } },
      "accounts",
      ["pass"],
    ],
    [
      "whose children run as root",
      { accounts: { kind: "ourselves", reason: "/root is closed" } },
      "accounts",
      ["fail"],
    ],
    ["whose numbers are taken", { accounts: { kind: "refused", message: "taken" } }, "accounts", ["fail"]],
    ["without bubblewrap", { sandbox: { missing: [{ layer: "namespace", reason: "no bwrap" }] } }, "sandbox", ["warn"]],
    ["without Deno", { sandbox: { problem: "no Deno" } }, "sandbox", ["fail"]],
    ["beside a running server", { isRunning: true }, "address", ["pass"]],
    ["whose port is taken", { addressProblem: "Another program listens on it. Stop it." }, "address", ["fail"]],
  ])("%s", (_name, facts, check, statuses) => {
    expect(statusesOf(checkInstallation({ ...goodInstallation, ...facts }), check)).toEqual(statuses);
  });
});

describe("the settings", () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    ["every address without TLS", { host: "0.0.0.0" }, "host", "warn"],
    ["every address behind TLS", { host: "0.0.0.0", publicUrl: "https://pharos.example" }, "host", "pass"],
    ["a proxy", { trustProxy: "10.0.0.5" }, "proxy", "pass"],
    ["a proxy anywhere", { trustProxy: "0.0.0.0/0" }, "proxy", "warn"],
    ["a private host", { allowedPrivateHosts: "gpu.lan" }, "private hosts", "pass"],
    ["all private hosts", { allowedPrivateHosts: "10.0.0.0/8" }, "private hosts", "warn"],
    ["a database in the clear", { databaseUrl: "postgres://db/pharos" }, "database", "warn"],
    ["an encrypted database", { databaseUrl: "postgres://db/pharos?sslmode=verify-full" }, "database", "pass"],
    ["a database on this host", { databaseUrl: "postgres://127.0.0.1/pharos" }, "database", "pass"],
    ["a lake in the clear", { lakeUrl: "http://clickhouse:8123" }, "lake", "warn"],
    ["NATS in the clear", { natsUrl: "nats://me:secret@10.0.0.7:4222" }, "nats", "warn"],
    ["encrypted NATS", { natsUrl: "tls://me:secret@nats-1.lan,tls://nats-2.lan" }, "nats", "pass"],
    ["NATS on this host", { natsUrl: "nats://127.0.0.1:4222" }, "nats", "pass"],
    ["the first password", { adminEmail: "a@b.example", adminPassword: "long enough" }, "administrator", "warn"],
  ])("name %s", (_name, given, check, status) => {
    const settings = configurationSchema.parse(given);
    expect(statusesOf(checkSettings({ ...goodSettings, settings }), check)).toEqual([status]);
  });

  test("say that a key in a file alone wants a copy", () => {
    expect(statusesOf(checkSettings({ ...goodSettings, hasKeyFile: true }), "key")).toEqual(["warn"]);
  });
});

describe("the command", () => {
  const main = fileURLToPath(import.meta.resolve("../main.ts"));
  const run = (dataDir: string, ...args: readonly string[]) =>
    spawnSync(process.execPath, [main, "doctor", "--data-dir", dataDir, ...args], {
      cwd: tmpdir(),
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PHAROS_PORT: "0" },
      encoding: "utf8",
    });

  test("finds an open key in a folder, changes nothing, and prints a line of JSON for each check", () => {
    const dataDir = mkdtempSync(join(tmpdir(), "pharos-doctor-test-"));
    writeFileSync(join(dataDir, "secret.key"), "key");
    chmodSync(join(dataDir, "secret.key"), 0o644);
    const { stdout } = run(dataDir, "--json");
    const results = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as CheckResult);
    expect(results).toContainEqual(
      expect.objectContaining({ check: "files", status: "warn", finding: expect.stringContaining("secret.key") }),
    );
    expect(new Set(results.map(({ check }) => check)).size).toBeGreaterThan(9);
    expect(readdirSync(dataDir)).toEqual(["secret.key"]);
    rmSync(dataDir, { recursive: true });
  }, 60_000);

  test("works where there is no data folder, and makes none", () => {
    const folder = mkdtempSync(join(tmpdir(), "pharos-doctor-test-"));
    const { stdout, stderr } = run(join(folder, "none"));
    expect(stderr).toBe("");
    expect(stdout).toMatch(/\d+ passed, \d+ to look at, \d+ failed\n$/);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  }, 60_000);
});
