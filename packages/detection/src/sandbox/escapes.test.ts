import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startRuleEngine } from "../engine/rule-engine.ts";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";
import { type EscapeAttempt, hostAttempts, javascript, neighbourAttempts } from "./escape-attempts.ts";
import { allLayers, type SandboxLayers } from "./layers.ts";

const folder = mkdtempSync(join(tmpdir(), "pharos-escapes-"));
const canary = join(folder, "secret.txt");
const socketPath = join(folder, "closed.sock");
let server: Server;
let closed: Server;
let victim: ChildProcess;
let connections = 0;

beforeAll(async () => {
  writeFileSync(canary, "canary");
  process.env.PHAROS_ESCAPE_TEST = "canary";
  server = createServer((socket) => {
    connections += 1;
    socket.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closed = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => closed.listen(socketPath, resolve));
  victim = spawn("/bin/sleep", ["100000"], { stdio: "ignore" });
});
afterAll(() => {
  server.close();
  closed.close();
  victim.kill("SIGKILL");
  delete process.env.PHAROS_ESCAPE_TEST;
  rmSync(folder, { recursive: true });
});

const noLayers: SandboxLayers = { interpreter: false, permissions: false, account: false, namespace: false };

/** An account alone keeps from files, from processes of others, their sockets and signals to them, not from the network. */
const ofAccount = /file|folder|environ|the parent$|a process$|^Native:/;
/** How many processes an account may have. */
const processesOfAccount = javascript(
  "Deno: start as many programs as it likes",
  'const most = Deno.readTextFileSync("/proc/self/limits").match(/Max processes +([0-9]+)/); return !(Number(most?.[1]) <= 4096)',
);
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

const configurations: { name: string; layers: SandboxLayers; attempts: readonly EscapeAttempt[] }[] = [
  {
    name: "all layers",
    layers: allLayers,
    attempts: [...hostAttempts, ...neighbourAttempts],
  },
  {
    name: "all but the hardening of Python",
    layers: { ...allLayers, interpreter: false },
    attempts: hostAttempts,
  },
  {
    name: "all but the permission model",
    layers: { ...allLayers, permissions: false },
    attempts: [...hostAttempts, ...neighbourAttempts],
  },
  {
    name: "only the hardening of Python",
    layers: { ...noLayers, interpreter: true },
    attempts: [...hostAttempts, ...neighbourAttempts],
  },
  {
    name: "only the permission model",
    layers: { ...noLayers, permissions: true },
    attempts: hostAttempts,
  },
  {
    name: "only an account of its own",
    layers: { ...noLayers, account: true },
    attempts: [...hostAttempts.filter(({ name }) => ofAccount.test(name)), processesOfAccount],
  },
  {
    name: "only bubblewrap",
    layers: { ...noLayers, namespace: true },
    // Bubblewrap alone leaves root the root of a namespace that has nothing.
    attempts: hostAttempts.filter(({ name }) => !/^Native: (become root|join root's group)$/.test(name)),
  },
];

// Attempts that end the process cost a start each, which a busy machine stretches.
const timeout = 120_000;

test.for(configurations)("nothing gets out with $name", { timeout }, async ({ layers, attempts }, { skip }) => {
  const { escaped, outages, notices } = await attempt(attempts, layers);
  const hasBubblewrap = !notices.some((notice) => notice.includes("without bubblewrap"));
  if (layers.namespace && !layers.interpreter && !layers.permissions && !hasBubblewrap) {
    skip("bubblewrap does not work on this machine");
  }
  if (layers.account && !layers.namespace && account === undefined) skip("only root can choose an account");
  expect(outages).toEqual([]);
  expect(escaped).toEqual([]);
  expect(readdirSync(folder)).toEqual(["closed.sock", "secret.txt"]);
  expect(connections).toBe(0);
});

test("the attempts do get out where there is no layer", { timeout }, async () => {
  const attempts = hostAttempts.filter(({ name }) =>
    /^Deno: (read|write|start|look|a native|signal)|\.db'\)$|^JavaScript: (read|signal)|^Native: (slow|become|connect)/.test(
      name,
    ),
  );
  const { escaped, errors } = await attempt(attempts, noLayers);
  expect(errors).toEqual([]);
  expect(escaped).toHaveLength(attempts.length);
});

async function attempt(attempts: readonly EscapeAttempt[], layers: SandboxLayers) {
  const rules = attempts.flatMap(({ name, attack, victim }) => [
    aRule({ id: `Attack: ${name}`, body: ruleOf(attack) }),
    aRule({ id: `Victim: ${name}`, body: ruleOf(victim ?? "return False") }),
  ]);
  const notices: string[] = [];
  const engine = await startRuleEngine({
    rules,
    globals: [{ id: "shared_global", description: "", body: "def answer():\n    return 42" }],
    layers,
    ...(account && { account }),
    callTimeoutMs: 300,
    cacheFolder: testCacheFolder,
    notice: (message) => notices.push(message),
  });
  const { matches, errors } = await engine.evaluate({ events: [anEvent({ x: 1, list: [1] }, ...rules.keys())] });
  await engine.close();
  return { escaped: matches.map(({ ruleId }) => ruleId), outages: engine.outages(), notices, errors };
}

function ruleOf(body: string): string {
  const told = body
    .replaceAll("CANARY", canary)
    .replaceAll("VICTIM", String(victim.pid))
    .replaceAll("SOCKET", socketPath)
    .replaceAll("PORT", String((server.address() as { port: number }).port));
  return `def rule(event):\n    ${told.replaceAll("\n", "\n    ")}`;
}
