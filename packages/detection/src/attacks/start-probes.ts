import { createHash, randomUUID } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { readPythonSources } from "../interpreter/python-sources.ts";
import { snapshotPathIn } from "../interpreter/snapshot-file.ts";
import { testCacheFolder } from "../testing/a-rule.ts";
import type { AttackGlobals } from "./attack-program.ts";
import type { Finding } from "./finding.ts";

/** What is seen of an attempt from outside: files, secrets, the network, signals, memory, processes. */
export interface Probes {
  readonly globals: AttackGlobals;
  /** For the memory image of Python; attempts know it. */
  readonly cacheFolder: string;
  /** The cache folder is now as it should be. */
  trustCache(): void;
  /** What has happened since the last look; `told` is everything that came out of the sandbox. */
  look(attempt: string, told: unknown): Promise<Finding[]>;
  /** Processes that carry the attempts' marks and are still there. */
  leftBehind(): string[];
  close(): void;
}

const secretVariable = "PHAROS_ATTACK_SECRET";

export async function startProbes(memoryBytesMax: number): Promise<Probes> {
  const fileSecret = `file-secret-${randomUUID()}`;
  const variableSecret = `variable-secret-${randomUUID()}`;
  const root = mkdtempSync(join(tmpdir(), "pharos-attacks-"));
  const [folder, cacheFolder] = [join(root, "open"), join(root, "cache")];
  mkdirSync(folder);
  mkdirSync(cacheFolder);
  copyImage(cacheFolder);
  const secretFile = join(folder, "secret.txt");
  writeFileSync(secretFile, fileSecret);
  // Nothing here may be held back by modes alone: the walls have to.
  chmodSync(root, 0o755);
  chmodSync(folder, 0o777);
  chmodSync(secretFile, 0o666);
  process.env[secretVariable] = variableSecret;

  const arrived: string[] = [];
  const server = createServer((socket) => {
    arrived.push("a connection");
    socket.on("data", (bytes) => arrived.push(bytes.toString("latin1").slice(0, 200)));
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const datagrams = createSocket("udp4", (bytes) => arrived.push(`datagram ${bytes.toString("latin1").slice(0, 200)}`));
  datagrams.bind(0, "127.0.0.1");
  await once(datagrams, "listening");
  const signal = "SIGUSR2";
  let signals = 0;
  const countSignal = () => {
    signals += 1;
  };
  process.on(signal, countSignal);

  let files = fingerprint(folder);
  let cache = fingerprint(cacheFolder);
  let memoryBytes = 0;
  const sampling = setInterval(() => {
    memoryBytes = Math.max(memoryBytes, largestChildBytes());
  }, 50);

  return {
    cacheFolder,
    globals: {
      SECRET_FILE: secretFile,
      FOLDER: folder,
      CACHE_FOLDER: cacheFolder,
      PORT: (server.address() as { port: number }).port,
      UDP_PORT: datagrams.address().port,
      PID: process.pid,
    },
    trustCache() {
      cache = fingerprint(cacheFolder);
    },
    async look(attempt, told) {
      // A signal or a connection that came before the answer may reach us only in the loop's next turn.
      await turn();
      await turn();
      const findings: Finding[] = [];
      const find = (kind: Finding["kind"], details: string) => findings.push({ attempt, kind, details });
      const text = JSON.stringify(told) ?? "";
      if (text.includes(fileSecret)) find("secret told", "the content of the secret file");
      if (text.includes(variableSecret)) find("secret told", "the secret of the environment");
      const now = { files: fingerprint(folder), cache: fingerprint(cacheFolder) };
      if (now.files !== files) find("file changed", `${files} → ${now.files}`.replaceAll(folder, ""));
      if (now.cache !== cache) find("file changed", "Python's memory image");
      ({ files, cache } = now);
      if (arrived.length > 0) find("network reached", arrived.splice(0).join(" | "));
      if (signals > 0) find("program signalled", `${signals} times`);
      signals = 0;
      memoryBytes = Math.max(memoryBytes, largestChildBytes());
      if (memoryBytes > memoryBytesMax) find("memory over its limit", `${Math.round(memoryBytes / 2 ** 20)} MiB`);
      memoryBytes = 0;
      return findings;
    },
    leftBehind: () =>
      processes().flatMap(({ commandLine }) => (commandLine.includes(markOfProcesses) ? [commandLine] : [])),
    close() {
      clearInterval(sampling);
      server.close();
      datagrams.close();
      process.off(signal, countSignal);
      delete process.env[secretVariable];
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Attempts have a copy of Python's image to spoil; where there is none yet, the first engine makes it. */
function copyImage(cacheFolder: string): void {
  const python = readPythonSources();
  const image = snapshotPathIn(testCacheFolder, python);
  if (existsSync(image)) copyFileSync(image, snapshotPathIn(cacheFolder, python));
}

/** Begins the `NAME` of every attempt of this run. */
export const markOfProcesses: string = `pharos-attack-${process.pid}-`;

function fingerprint(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      if (entry.isSymbolicLink()) return `${path} → ${readlinkSync(path)}`;
      const { mode, mtimeMs, size, nlink } = statSync(path);
      const content =
        entry.isFile() && size < 2 ** 20 ? createHash("sha256").update(readFileSync(path)).digest("hex") : "";
      return `${path} ${mode.toString(8)} ${nlink} ${mtimeMs} ${size} ${content.slice(0, 8)}`;
    })
    .sort()
    .join(", ");
}

interface SeenProcess {
  readonly id: number;
  readonly parent: number;
  readonly commandLine: string;
}

function processes(): SeenProcess[] {
  return readdirSync("/proc").flatMap((name) => {
    const id = Number(name);
    if (!Number.isInteger(id)) return [];
    try {
      const stat = readFileSync(`/proc/${id}/stat`, "utf8");
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      const commandLine = readFileSync(`/proc/${id}/cmdline`, "utf8").replaceAll("\0", " ");
      return [{ id, parent, commandLine }];
    } catch {
      return []; // It ended between the two looks.
    }
  });
}

/** The most that one of our descendants ever had in memory. */
function largestChildBytes(): number {
  const all = processes();
  const ours = new Set([process.pid]);
  for (let grown = true; grown; ) {
    const before = ours.size;
    for (const { id, parent } of all) if (ours.has(parent)) ours.add(id);
    grown = ours.size > before;
  }
  ours.delete(process.pid);
  return Math.max(0, ...[...ours].map(peakBytes));
}

function peakBytes(id: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0; // It has ended.
  }
}
