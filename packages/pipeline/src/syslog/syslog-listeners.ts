import { hostname } from "node:os";
import { setTimeout } from "node:timers/promises";
import { describeError, isSyslogConflict, type SyslogListener } from "@pharos/domain";
import type { SyslogSource } from "@pharos/store";
import { ConnectionLimits } from "./connection-limits.ts";
import { type NoteError, receiveConnection, receiveFromTls } from "./receive-stream.ts";
import { type IntakeEngines, SyslogIntake } from "./syslog-intake.ts";
import { SyslogPorts } from "./syslog-ports.ts";
import { newRouteStatus, openRoute, type SyslogRoute } from "./syslog-route.ts";

export interface SyslogListenerOptions extends IntakeEngines {
  /** Address of all ports. */
  readonly host: string;
}

const sendEveryMs = 500;
const followEveryMs = 2_000;
const reportEveryMs = 5_000;
/** What was accepted has so long to be stored when Pharos stops, or when its source is gone. */
const leavingMsMax = 15_000;
const lookEveryMs = 20;

/** Listens for the syslog of all sources in one process, and follows their settings while it does. */
export class SyslogListeners {
  readonly #options: SyslogListenerOptions;
  readonly #process = `${hostname()}:${process.pid}`;
  readonly #limits = new ConnectionLimits();
  readonly #routes = new Map<string, SyslogRoute>();
  /** Source id → what prevents it from listening at all. */
  #conflicts: ReadonlyMap<string, string> = new Map();
  readonly #ports: SyslogPorts;
  /** Those of sources that are gone, until what they took is stored. */
  readonly #leaving = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(options: SyslogListenerOptions) {
    this.#options = options;
    this.#ports = new SyslogPorts(options.host, {
      onConnection: (route, socket) => receiveConnection(this.#receiving, route, socket),
      onDatagram: ({ intake }, bytes) => {
        if (intake.isFull) intake.lose(1);
        else intake.sink.message(bytes);
      },
      onError: (route, address, error) => this.#noteError(route, address, error),
    });
  }

  /** Listens until it is disposed; then stores what it accepted. */
  start(): AsyncDisposable {
    const running = Promise.all([
      this.#repeat(followEveryMs, () => this.follow()),
      this.#repeat(sendEveryMs, async () => {
        for (const { intake } of this.#routes.values()) intake.send();
      }),
      this.#repeat(reportEveryMs, () => this.report()),
    ]);
    return {
      [Symbol.asyncDispose]: async () => {
        this.#stopping.abort();
        await running;
        await this.stop();
      },
    };
  }

  /** Makes what is listened on what the settings of all sources say now. */
  async follow(): Promise<void> {
    const listed = (await this.#options.store.syslog.list()).filter(({ source }) => source.enabled);
    const ids = new Set(listed.map(({ source }) => source.id));
    for (const [id, route] of this.#routes) if (!ids.has(id)) this.#leave(route);
    for (const one of listed) await this.#followSource(one);
    this.#conflicts = findConflicts(listed);
    await this.#ports.follow([...this.#routes.values()].filter(({ source }) => !this.#conflicts.has(source.id)));
  }

  /** Delivers what has come; resolves when it is durable. */
  async deliver(): Promise<void> {
    await Promise.all([...this.#routes.values()].map(({ intake }) => intake.flush()));
  }

  /** Counts datagrams that were lost, and tells everybody how this process listens. */
  async report(): Promise<void> {
    await this.#countLost();
    const { store, clock } = this.#options;
    const seenAt = clock();
    const listeners = new Map([...this.#routes].map(([id, route]) => [id, this.#describe(route, seenAt)]));
    await store.syslog.report(this.#process, listeners);
    await store.syslog.forgetGone(seenAt);
  }

  /** Tells senders to stop, and stores what they had sent. */
  async stop(): Promise<void> {
    const { store, onProblem } = this.#options;
    await this.#countLost().catch((error: unknown) => onProblem("Lost datagrams were not counted", error));
    await this.#ports.close();
    for (const route of [...this.#routes.values()]) this.#leave(route);
    await Promise.all(this.#leaving);
    await store.syslog.report(this.#process, new Map());
  }

  async #followSource({ source, settings }: SyslogSource): Promise<void> {
    const before = this.#routes.get(source.id);
    if (before?.source.revision === source.revision) return;
    const intake = before?.intake ?? new SyslogIntake(this.#options, source);
    intake.source = source;
    const status = before?.status ?? newRouteStatus();
    const key = settings.tls ? await this.#readKey(source.id) : undefined;
    const route = openRoute({ source, settings, intake, status }, key);
    receiveFromTls(this.#receiving, route);
    this.#routes.set(source.id, route);
    // Whoever may still send comes back, and is asked for what the settings ask now.
    for (const connection of status.connections) connection.end();
  }

  /** One key that cannot be read is no reason for the other sources not to listen. */
  async #readKey(sourceId: string): Promise<string | Error | undefined> {
    try {
      return await this.#options.store.sources.secret(sourceId);
    } catch (error) {
      return new Error(describeError(error));
    }
  }

  async #countLost(): Promise<void> {
    await this.#ports.countDrops();
    for (const { intake } of this.#routes.values()) await intake.countLost();
  }

  #describe({ source, settings, status, intake }: SyslogRoute, seenAt: Date): Omit<SyslogListener, "process"> {
    const conflict = this.#conflicts.get(source.id);
    const { addresses, problem } = conflict ? { addresses: [], problem: conflict } : this.#ports.describe(settings);
    return {
      addresses,
      connections: status.connections.size,
      problem: problem ?? status.tlsProblem,
      lastError: status.lastError,
      lastErrorAt: status.lastErrorAt,
      lost: intake.lost,
      seenAt,
    };
  }

  readonly #noteError: NoteError = ({ status }, address, error) => {
    status.lastError = address === "" ? error : `${address}: ${error}`;
    status.lastErrorAt = this.#options.clock();
  };

  get #receiving() {
    return { limits: this.#limits, noteError: this.#noteError };
  }

  #leave(route: SyslogRoute): void {
    this.#routes.delete(route.source.id);
    const leaving: Promise<void> = this.#finish(route).finally(() => this.#leaving.delete(leaving));
    this.#leaving.add(leaving);
  }

  async #finish({ status, intake }: SyslogRoute): Promise<void> {
    const { wait } = this.#options;
    const enough = new AbortController();
    for (const connection of status.connections) connection.end();
    const ending = async () => {
      while (status.connections.size > 0 && !enough.signal.aborted) await wait(lookEveryMs, enough.signal);
      await intake.flush();
    };
    await Promise.race([ending(), wait(leavingMsMax, enough.signal)]);
    enough.abort();
    intake.giveUp();
  }

  async #repeat(everyMs: number, run: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await run().catch((error: unknown) => this.#options.onProblem("Syslog sources could not be followed", error));
      await setTimeout(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Sources whose port and senders an older one has, with a sentence for people. */
function findConflicts(listed: readonly SyslogSource[]): Map<string, string> {
  const conflicts = new Map<string, string>();
  for (const [at, { source, settings }] of listed.entries()) {
    const other = listed.slice(0, at).find((earlier) => isSyslogConflict(earlier.settings, settings));
    if (!other) continue;
    conflicts.set(
      source.id,
      `The log source ${other.source.label} listens on port ${settings.port} for the same senders.`,
    );
  }
  return conflicts;
}
