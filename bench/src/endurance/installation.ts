import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningServer, startServer } from "../running-server.ts";
import { ApiClient } from "./api-client.ts";
import type { EventSource } from "./event-sources.ts";
import type { Measurements } from "./measurements.ts";

const permissions = [
  "AlertModify",
  "RuleModify",
  "DataAnalyticsRead",
  "LogSourceModify",
  "UserRead",
  "SummaryRead",
] as const;

export interface Ledger {
  readonly received: number;
  readonly stored: number;
  readonly failed: number;
  readonly dropped: number;
  readonly repeated: number;
}

/** A Pharos of its own, as `npm start` starts it: a process, embedded stores, a data folder that goes when it is done. */
export class Installation {
  readonly dataDir: string;
  readonly #measurements: Measurements;
  #server: RunningServer | undefined;

  private constructor(dataDir: string, measurements: Measurements) {
    this.dataDir = dataDir;
    this.#measurements = measurements;
  }

  static async create(measurements: Measurements): Promise<Installation> {
    const installation = new Installation(await mkdtemp(join(tmpdir(), "pharos-endurance-")), measurements);
    await installation.start();
    return installation;
  }

  get server(): RunningServer {
    if (!this.#server) throw new Error("Pharos is not running");
    return this.#server;
  }

  async start(): Promise<void> {
    this.#server = await startServer(this.dataDir, {
      environment: { PHAROS_ADMIN_EMAIL: "ada@meridian.example", PHAROS_ADMIN_PASSWORD: "Lighthouse-keeper-7" },
      onLog: (line) => this.#noteLog(line),
    });
  }

  /** How long it took. */
  async stop(): Promise<number> {
    const startMs = performance.now();
    await this.#server?.stop();
    this.#server = undefined;
    return performance.now() - startMs;
  }

  async discard(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  async openApi(): Promise<ApiClient> {
    const flags = permissions.flatMap((permission) => ["--permission", permission]);
    const created = await this.server.command("token", "create", "--name", "endurance", ...flags, "--json");
    const { token } = JSON.parse(created) as { token: string };
    return new ApiClient(this.server.url, token, this.#measurements);
  }

  /** Returns where its logs are sent to. */
  async createSource({
    label,
    logType,
    streamType,
  }: Pick<EventSource, "label" | "logType" | "streamType">): Promise<string> {
    const flags = ["--label", label, "--log-type", logType, "--stream-type", streamType, "--auth", "None", "--json"];
    const created = await this.server.command("source", "create", "http", ...flags);
    return (JSON.parse(created) as { url: string }).url;
  }

  /** By the label of the source. */
  async readLedgers(): Promise<ReadonlyMap<string, Ledger>> {
    const lines = (await this.server.command("source", "list", "--json")).trim().split("\n");
    const sources = lines.map((line) => JSON.parse(line) as { label: string; counts: Ledger });
    return new Map(sources.map(({ label, counts }) => [label, counts]));
  }

  /** Of a new installation all that there are. */
  async readAlerts(): Promise<readonly { readonly eventCount: number }[]> {
    const lines = (await this.server.command("alerts", "list", "--json")).trim().split("\n");
    return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as { eventCount: number });
  }

  async query(sql: string): Promise<Record<string, unknown>> {
    return JSON.parse(await this.server.command("query", sql, "--json")) as Record<string, unknown>;
  }

  /** What Pharos itself logs as an error is one. */
  #noteLog(line: string): void {
    try {
      const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
      this.#measurements.noteError(`log: ${msg ?? ""} ${err?.message ?? ""}`.slice(0, 300));
    } catch {
      this.#measurements.noteError(`log: ${line.slice(0, 300)}`);
    }
  }
}
