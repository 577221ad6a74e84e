import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { QueryOptions } from "../gate/query-gate.ts";
import type { Lake, LakeAddress, LakeOptions } from "../lake.ts";
import { type AttackedLog, fillAttackedLake, hiddenMark } from "./attacked-lake.ts";

/** What a query achieved that no query may. */
export interface GateFinding {
  readonly sql: string;
  readonly kind:
    | "hidden rows told"
    | "server told"
    | "data changed"
    | "file written"
    | "network reached"
    | "others late"
    | "program blocked"
    | "query endless"
    | "lake lost";
  readonly details: string;
}

export interface AttackedLake {
  readonly lake: Lake;
  readonly address: LakeAddress;
  remove(): Promise<void>;
}

/** What came of one query: its rows, or its error as text. */
type Outcome = { readonly rows: unknown } | { readonly error: string };

/** Resolves to the rows of what somebody wrote. */
export type Ask = (lake: Lake, text: string, options: QueryOptions) => Promise<unknown>;

export interface GateRun {
  /** An empty lake in a folder of its own. */
  readonly openLake: (options: LakeOptions) => Promise<AttackedLake>;
  readonly attempts: readonly string[];
  /** How a text is asked; as SQL unless it is another language's. */
  readonly ask?: Ask;
  /** Undefined for a reader who may see all log types. */
  readonly logTypeAccess: readonly string[] | undefined;
  /** Measures the queries of others and the event loop while each attempt runs. */
  readonly measuresOthers?: boolean;
  /** Before the engine sees a statement: what making it of a text may take. */
  readonly prepareMsMax?: number;
  readonly onFinding?: (finding: GateFinding) => void;
}

const timeoutMs = 3_000;
/** Beyond its own time-out an attempt may take so long to be stopped. */
const stopMsMax = 7_000;
/** Of another person's small query while the attempt runs, and in which it must answer again after it. */
const othersMsMax = 5_000;
const blockedMsMax = 1_000;

/**
 * Asks every query of two lakes that differ in their hidden rows alone. Whatever is told of those rows, by a value, a
 * count, an error or the lack of one, makes a difference between the two answers.
 */
export async function runGateAttempts(run: GateRun): Promise<GateFinding[]> {
  const findings: GateFinding[] = [];
  const find = (finding: GateFinding) => {
    findings.push(finding);
    run.onFinding?.(finding);
  };
  const first = await askAll(run, { hiddenRows: 1, seed: 1 }, find);
  const second = run.logTypeAccess === undefined ? first : await askAll(run, { hiddenRows: 7, seed: 2 }, find);
  for (const [at, sql] of run.attempts.entries()) {
    const [one, other] = [JSON.stringify(first[at]), JSON.stringify(second[at])];
    if (one !== other) {
      find({
        sql,
        kind: "hidden rows told",
        details: `${one?.slice(0, 200)} with one hidden row, ${other?.slice(0, 200)} with others`,
      });
    }
  }
  return findings;
}

async function askAll(run: GateRun, log: AttackedLog, find: (finding: GateFinding) => void): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), "pharos-gate-attacks-"));
  const arrived: string[] = [];
  const server = createServer((socket) => {
    arrived.push("a connection");
    socket.on("error", () => undefined);
    socket.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const test = await run.openLake({ memoryBytesMax: 512 * 2 ** 20 });
  const facts = [...serverFacts, ...("path" in test.address ? [test.address.path] : [])];
  try {
    await fillAttackedLake(test.lake, log);
    const before = await stateOf(test.lake);
    const outcomes: Outcome[] = [];
    for (const sql of run.attempts) {
      const told = sql.replaceAll("FOLDER", folder).replaceAll("LISTENER", String(port));
      const outcome = await (run.measuresOthers === true ? askMeasured : ask)(test.lake, told, run, (kind, details) =>
        find({ sql, kind, details }),
      );
      const text = JSON.stringify(outcome).replaceAll(JSON.stringify(told).slice(1, -1), "");
      if (run.logTypeAccess !== undefined && text.includes(hiddenMark)) {
        find({ sql, kind: "hidden rows told", details: text.slice(0, 300) });
      }
      const fact = facts.find((one) => (typeof one === "string" ? text.includes(one) : one.test(text)));
      if (fact !== undefined) find({ sql, kind: "server told", details: text.slice(0, 300) });
      if (arrived.length > 0) find({ sql, kind: "network reached", details: arrived.splice(0).join() });
      const files = readdirSync(folder);
      if (files.length > 0) find({ sql, kind: "file written", details: files.join() });
      for (const file of files) rmSync(join(folder, file), { recursive: true });
      outcomes.push(
        "rows" in outcome ? outcome : { error: outcome.error.replaceAll(folder, "").replaceAll(String(port), "") },
      );
    }
    const after = await stateOf(test.lake);
    if (after !== before) find({ sql: "one of all", kind: "data changed", details: `${before} → ${after}` });
    return outcomes;
  } finally {
    await test.remove();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Of the machine and the engine: names, versions, paths, accounts. */
const serverFacts: readonly (string | RegExp)[] = [
  hostname(),
  /root:x:0:0/,
  /"2\d\.\d+\.\d+\.\d+"/,
  /DB::|StackTrace|\/usr\/|\/build\/|\.cpp/,
  /\[\["default"\]\]/,
  /(?!00000000)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/,
];

const askSql: Ask = async (lake, sql, options) => (await lake.query(sql, options)).rows;

async function ask(lake: Lake, text: string, { logTypeAccess, ask = askSql }: GateRun): Promise<Outcome> {
  const access = logTypeAccess === undefined ? {} : { logTypeAccess };
  try {
    return { rows: await ask(lake, text, { ...access, timeoutMs, maxRows: 100 }) };
  } catch (error) {
    return { error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

type Report = (kind: GateFinding["kind"], details: string) => void;

async function askMeasured(lake: Lake, sql: string, run: GateRun, report: Report): Promise<Outcome> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const startedAt = performance.now();
  let isOver = false;
  const asked = ask(lake, sql, run).finally(() => {
    isOver = true;
  });
  const giveUp = new AbortController();
  const givenUp = wait((run.prepareMsMax ?? 0) + timeoutMs + stopMsMax, "endless" as const, {
    signal: giveUp.signal,
  }).catch(() => "endless" as const);
  const others = askOthers(lake, () => isOver);
  const outcome = await Promise.race([asked, givenUp]);
  const ms = Math.round(performance.now() - startedAt);
  giveUp.abort();
  if (outcome === "endless") report("query endless", `no end after ${ms} ms with a time-out of ${timeoutMs} ms`);
  isOver = true;
  const slowest = await others;
  delay.disable();
  if (slowest === undefined) report("lake lost", "others' queries fail");
  else if (slowest > othersMsMax) report("others late", `${slowest} ms`);
  const blockedMs = Math.round(delay.max / 1e6);
  if (blockedMs > blockedMsMax) report("program blocked", `${blockedMs} ms`);
  return outcome === "endless" ? { error: "endless" } : outcome;
}

/** The longest that another person waits for a small query, at least once while the attempt runs and once after it. */
async function askOthers(lake: Lake, isOver: () => boolean): Promise<number | undefined> {
  let slowest = 0;
  for (let isLast = false; !isLast; ) {
    isLast = isOver();
    const startedAt = performance.now();
    for (;;) {
      try {
        const { rows } = await lake.query("SELECT count() FROM pharos_logs.custom_door", { timeoutMs: 30_000 });
        if (JSON.stringify(rows) !== "[[2]]") return undefined;
        break;
      } catch (error) {
        // While the engine starts again, a query may fail once: it is asked again, and the time counts on.
        if (performance.now() - startedAt > 4 * othersMsMax) throw error;
        await wait(100);
      }
    }
    slowest = Math.max(slowest, Math.round(performance.now() - startedAt));
    if (!isLast) await wait(50);
  }
  return slowest;
}

/** All tables and how many rows they hold, for somebody who may see all. */
async function stateOf(lake: Lake): Promise<string> {
  const tables = (await lake.knownTables()).map(({ database, table }) => `${database}.${table}`).sort();
  const counts: string[] = [];
  for (const table of tables) {
    const { rows } = await lake.query(`SELECT count() FROM ${table}`);
    counts.push(`${table} ${rows[0]?.[0]}`);
  }
  return counts.join(", ");
}
