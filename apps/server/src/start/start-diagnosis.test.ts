import { type ChildProcess, execFileSync, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadOrCreateKeyFile, openStore } from "@pharos/store";
import { runSql, startTestServer, testSecretKey } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StartToTry } from "../testing/try-starts.ts";

const main = fileURLToPath(import.meta.resolve("../main.ts"));
const isRoot = process.getuid?.() === 0;
/** A machine that runs other tests besides takes its time. */
const startMsMax = 300_000;
const folder = mkdtempSync(join(tmpdir(), "pharos-diagnosis-"));
chmodSync(folder, 0o755);

const surroundings = { PATH: process.env.PATH, HOME: process.env.HOME, PHAROS_WORKERS: "1", PHAROS_PORT: "0" };

let server: Awaited<ReturnType<typeof startTestServer>>;
/** Answers like a shop's web site. */
const website = createHttpServer((_request, response) => response.end("<html>Welcome</html>"));
/** Takes connections and says nothing. */
const taken = createServer();
let closedPort: number;
/** Tries one start after the other. */
let trying: ChildProcess;
let triedSaid = "";

beforeAll(async () => {
  server = await startTestServer();
  await once(website.listen(0, "127.0.0.1"), "listening");
  await once(taken.listen(0, "127.0.0.1"), "listening");
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  closedPort = portOf(closed);
  closed.close();
  trying = fork(fileURLToPath(import.meta.resolve("../testing/try-starts.ts")), {
    cwd: tmpdir(),
    env: surroundings,
    execArgv: [],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  for (const stream of [trying.stdout, trying.stderr]) {
    stream?.on("data", (part: Buffer) => {
      triedSaid += part.toString();
    });
  }
}, startMsMax);
afterAll(async () => {
  trying.kill("SIGKILL");
  website.close();
  taken.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function portOf(listening: { address(): AddressInfo | string | null }): number {
  return (listening.address() as AddressInfo).port;
}

/** What a start that fails writes to standard error besides its log, and its exit code. */
async function failedStart(dataDir: string, environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [main, "start", "--data-dir", dataDir], {
    cwd: tmpdir(),
    env: { ...surroundings, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errors = "";
  // One that starts all the same must not keep the test waiting.
  child.stdout.on("data", (part: Buffer) => {
    errors += part.toString();
    if (errors.includes("Pharos is ready")) child.kill("SIGTERM");
  });
  child.stderr.on("data", (part: Buffer) => {
    errors += part.toString();
  });
  await once(child, "close");
  return { code: child.exitCode, message: withoutLog(errors) };
}

function withoutLog(said: string): string {
  const lines = said.split("\n").filter((line) => line !== "" && !line.startsWith("{"));
  return lines.join("\n");
}

/** The same of a start in the process that tries them all, as the program would say it. */
async function failedTry(dataDir: string, environment: NodeJS.ProcessEnv) {
  const answered = once(trying, "message");
  trying.send({ dataDir, environment } satisfies StartToTry);
  const [{ message, exitCode: code }] = (await answered) as [{ message: string; exitCode: number }];
  return { code, message };
}

interface Failure {
  readonly name: string;
  /** Makes the data folder what it is, and gives the rest of the environment. */
  readonly prepare: (dataDir: string) => Promise<NodeJS.ProcessEnv> | NodeJS.ProcessEnv;
  readonly says: () => string | RegExp;
  readonly isForRoot?: boolean;
  /** Tried by the program itself: once for each exit code. */
  readonly isByProgram?: boolean;
  readonly code?: number;
  readonly cleanUp?: (dataDir: string) => void;
}

const withUrl = (change: (url: URL) => void) => () => {
  const url = new URL(server.url);
  change(url);
  return { PHAROS_DATABASE_URL: url.href };
};
const mount = (dataDir: string, options: string) => {
  mkdirSync(dataDir, { mode: 0o755 });
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", dataDir]);
  return {};
};
const unmount = (dataDir: string) => execFileSync("umount", ["-l", dataDir]);

const failures: Failure[] = [
  {
    name: "a port that is taken",
    isByProgram: true,
    prepare: () => ({ PHAROS_PORT: String(portOf(taken)) }),
    says: () =>
      `pharos: Another program listens on 127.0.0.1, port ${portOf(taken)}. Stop it, or choose another port with PHAROS_PORT or --port.`,
  },
  {
    name: "an address of another machine",
    prepare: () => ({ PHAROS_HOST: "192.0.2.1" }),
    says: () => /^pharos: 192\.0\.2\.1 is not an address of this machine\. Choose one with PHAROS_HOST/,
  },
  {
    name: "a port that is none",
    isByProgram: true,
    code: 2,
    prepare: () => ({ PHAROS_PORT: "eighty" }),
    says: () => /PHAROS_PORT \(environment\): must be a whole number, but is "eighty"/,
  },
  {
    name: "a data folder that is a file",
    prepare: (dataDir) => {
      writeFileSync(dataDir, "");
      return {};
    },
    says: () => /^pharos: Pharos cannot create or read the data folder .*PHAROS_DATA_DIR/,
  },
  {
    name: "a data folder on a read-only disk",
    isForRoot: true,
    prepare: (dataDir) => mount(dataDir, "size=8m,mode=0755,ro"),
    says: () => /^pharos: Pharos cannot write .* read-only.*PHAROS_DATA_DIR/,
    cleanUp: unmount,
  },
  {
    name: "a disk that is full",
    isForRoot: true,
    prepare: (dataDir) => mount(dataDir, "size=8m,mode=0755"),
    says: () => /^pharos: The disk of the data folder .* is full\. Free some space, or choose another folder/,
    cleanUp: unmount,
  },
  {
    name: "a database where nobody answers",
    prepare: () => ({ PHAROS_DATABASE_URL: `postgres://pharos:hunter2@127.0.0.1:${closedPort}/pharos` }),
    says: () =>
      new RegExp(
        `^pharos: The PostgreSQL server postgres://127\\.0\\.0\\.1:${closedPort}/pharos \\(PHAROS_DATABASE_URL\\) cannot be used: .*ECONNREFUSED.*Check the host and the port`,
      ),
  },
  {
    name: "a database on a host that nobody knows",
    prepare: () => ({ PHAROS_DATABASE_URL: "postgres://pharos:hunter2@no-such-host.invalid/pharos" }),
    says: () => /PHAROS_DATABASE_URL\) cannot be used: .*no-such-host\.invalid.*Check the host and the port/,
  },
  {
    name: "a database that is a web site",
    prepare: () => ({ PHAROS_DATABASE_URL: `postgres://pharos:hunter2@127.0.0.1:${portOf(website)}/pharos` }),
    says: () => /PHAROS_DATABASE_URL\) cannot be used: .*is the address of a PostgreSQL server of version 15 or later/,
  },
  {
    name: "a database that says nothing",
    prepare: () => ({ PHAROS_DATABASE_URL: `postgres://pharos:hunter2@127.0.0.1:${portOf(taken)}/pharos` }),
    says: () => /PHAROS_DATABASE_URL\) cannot be used: .*timeout.*is the address of a PostgreSQL server/,
  },
  {
    name: "a wrong password of the database",
    prepare: withUrl((url) => {
      url.password = "hunter2";
    }),
    says: () =>
      /PHAROS_DATABASE_URL\) cannot be used: password authentication failed.*name and the password of the user/,
  },
  {
    name: "a database that is not there",
    prepare: withUrl((url) => {
      url.pathname = "/nowhere";
    }),
    says: () =>
      /\/nowhere \(PHAROS_DATABASE_URL\) cannot be used: database "nowhere" does not exist\. Create the database/,
  },
  {
    name: "a lake where nobody answers",
    prepare: () => ({
      PHAROS_DATABASE_URL: server.url,
      PHAROS_LAKE_URL: `http://pharos:hunter2@127.0.0.1:${closedPort}`,
    }),
    says: () =>
      /^pharos: The ClickHouse server http:\/\/127\.0\.0\.1:\d+ \(PHAROS_LAKE_URL\) cannot be used: .*Check the address/,
  },
  {
    name: "a lake that is a web site",
    prepare: () => ({ PHAROS_DATABASE_URL: server.url, PHAROS_LAKE_URL: `http://127.0.0.1:${portOf(website)}` }),
    says: () => /\(PHAROS_LAKE_URL\) cannot be used: .*Check the address/,
  },
  {
    name: "a database of a newer Pharos",
    prepare: async () => {
      const store = await openStore({ url: server.url }, { secretKey: testSecretKey });
      await store.close();
      await runSql(server.url, "INSERT INTO migrations (name, checksum) VALUES ('9999-come-later.sql', '')");
      return { PHAROS_DATABASE_URL: server.url };
    },
    says: () =>
      /^pharos: This database was used by a newer Pharos \(migration 9999-come-later\.sql\); start that version/,
  },
];

describe("a start that fails says in one sentence what is wrong, which setting it is, and what to do", () => {
  test.each(failures.filter(({ isForRoot }) => isRoot || !isForRoot))(
    "$name",
    async ({ name, prepare, says, cleanUp, isByProgram, code: expected = 1 }) => {
      const dataDir = join(folder, name.replaceAll(" ", "-"));
      try {
        const fails = isByProgram ? failedStart : failedTry;
        const { code, message } = await fails(dataDir, await prepare(dataDir));
        expect(message).toMatch(says());
        expect(message).not.toMatch(/hunter2|\n {4}at /);
        expect(code).toBe(expected);
      } finally {
        cleanUp?.(dataDir);
      }
    },
    startMsMax,
  );

  test("and says nothing else, besides its log", () => {
    expect(withoutLog(triedSaid)).toBe("");
    expect(triedSaid).not.toContain("hunter2");
  });

  test.skipIf(isRoot)("what needs root is not tried: a read-only disk and a full one", () => {
    expect(failures.filter(({ isForRoot }) => isForRoot)).toHaveLength(2);
  });
});

describe("a data folder with a database", () => {
  const dataDir = join(folder, "used");
  const account = isRoot ? { account: { uid: 60_900, gid: 60_900 } } : {};
  const openIt = async (secretKey?: Uint8Array) =>
    openStore(
      { dataDir },
      { secretKey: secretKey ?? (await loadOrCreateKeyFile(join(dataDir, "secret.key"))), ...account },
    );
  const source = {
    label: "Doors",
    type: "HTTP",
    logTypes: [],
    streamType: "Lines",
    streamOptions: {},
    auth: { method: "Bearer", secret: "open-sesame" },
    enabled: true,
    createdBy: "ada",
  } as const;

  test(
    "of another process is refused",
    async () => {
      mkdirSync(dataDir, { mode: 0o711 });
      const store = await openIt();
      await store.sources.create(source, new Date());
      const { code, message } = await failedStart(dataDir, {});
      await store.close();
      expect(message).toMatch(
        /^pharos: Another Pharos is running on the data folder .*; stop it first, or choose another/,
      );
      expect(code).toBe(1);
    },
    startMsMax,
  );

  test(
    "whose key is lost is refused, and no new key is left behind",
    async () => {
      const key = await loadOrCreateKeyFile(join(dataDir, "secret.key"));
      rmSync(join(dataDir, "secret.key"));
      for (let start = 0; start < 2; start++) {
        const { code, message } = await failedStart(dataDir, {});
        expect(message).toMatch(
          /^pharos: The file .*secret\.key is missing.* the secrets of 1 log source \(Doors\) cannot be read.*--accept-lost-key/,
        );
        expect(code).toBe(1);
      }
      writeFileSync(join(dataDir, "secret.key"), key.toString("hex"), { mode: 0o600 });
      await (await openIt()).close();
    },
    startMsMax,
  );
});
