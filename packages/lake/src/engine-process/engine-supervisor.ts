import { setTimeout as delay } from "node:timers/promises";
import { ClickHouseError } from "@clickhouse/client";
import { describeError } from "@pharos/domain";
import type { Statement } from "../connection/statement.ts";
import type { WatchedStatement } from "../connection/statement-watch.ts";
import { lakeEngineRestarted, lakeUnavailable, queryEndsEngine } from "../errors/errors.ts";
import { describeEnd, type EngineEnd } from "./describe-end.ts";
import { readResidentBytes } from "./resident-memory.ts";
import { restartDelayMs } from "./restart-delay.ts";
import type { EngineProcess } from "./start-engine-process.ts";
import { acquit, isRefused, type Suspects, suspectAfterEnd } from "./suspects.ts";
import { textKey } from "./text-key.ts";

export interface SupervisorOptions {
  /** Ends the process, and rejects, when the signal says so. */
  readonly start: (signal: AbortSignal) => Promise<EngineProcess>;
  /** Rejects when the engine does not answer. */
  readonly ping: () => Promise<void>;
  /** Of the process's own memory. */
  readonly processBytesMax: number;
  /** Something that whoever runs Pharos should know. */
  readonly onNotice: (notice: string) => void;
}

const tickMs = 500;
/** Counted in ticks, so that a parent that was busy itself does not take its own silence for the engine's. */
const silentTicksMax = 16;
/** Beyond a statement's own limit, at which the engine ends it by itself, and the KILL that follows. */
const overrunGraceMs = 10_000;
/** Of a statement that nobody waits for any more. */
const abandonedMsMax = 30_000;
/** Of a statement with a person's text that sets no limit: it is only read, or looks up few rows. */
const limitMsDefault = 20_000;
/** How long a statement waits for an engine that is being started again. */
const waitMsMax = 20_000;
/** A connection breaks before its process is known to have ended. */
const endKnownMsMax = 3000;
const minuteMs = 60_000;

interface AtWork {
  /** Undefined for a statement of Pharos's own. */
  readonly key: string | undefined;
  /** Undefined where it may take as long as it does. */
  endsBy: number | undefined;
}

interface RunningEngine {
  readonly process: EngineProcess;
  readonly atWork: Set<AtWork>;
  isOver: boolean;
  /** Why the supervisor ended it. */
  end: EngineEnd | undefined;
  silentTicks: number;
  isPinging: boolean;
}

/** Keeps an engine's process running, and ends it when it must be ended. */
export class EngineSupervisor {
  readonly #options: SupervisorOptions;
  readonly #closing = new AbortController();
  /** Resolves when the first engine takes statements. Rejects with lakeFolderUnusable. */
  readonly opened: Promise<void>;
  #running: Promise<RunningEngine>;
  #suspects: Suspects = new Map();
  #ends: number[] = [];

  /** Starts the engine; statements wait for it. */
  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#running = this.#launch();
    this.opened = this.#running.then(() => undefined);
    // Whoever waits for it learns of it.
    this.opened.catch(() => undefined);
  }

  /** See `StatementWatch`. @throws queryEndsEngine, lakeUnavailable */
  async watch({ origin, settings = {} }: Statement): Promise<WatchedStatement> {
    const key = origin === undefined ? undefined : textKey(origin);
    const running = await this.#untilRunning();
    if (key !== undefined && isRefused(this.#suspects, key, new Date())) throw queryEndsEngine();
    const atWork: AtWork = { key, endsBy: endsBy(settings.max_execution_time, key !== undefined) };
    running.atWork.add(atWork);
    const finish = () => {
      if (running.isOver || !running.atWork.delete(atWork) || key === undefined) return;
      this.#suspects = acquit(this.#suspects, key);
    };
    return {
      finish,
      abandon: () => {
        const soon = performance.now() + abandonedMsMax;
        atWork.endsBy = Math.min(atWork.endsBy ?? soon, soon);
      },
      isLost: () => running.isOver,
      explain: async (error) => {
        if (mayBeLost(error)) {
          await Promise.race([running.process.ended, delay(endKnownMsMax, undefined, { ref: false })]);
        }
        if (running.isOver) return lakeEngineRestarted();
        finish();
        return error;
      },
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const running = await this.#running.catch(() => undefined);
    running?.process.kill();
    await running?.process.ended;
  }

  async #untilRunning(): Promise<RunningEngine> {
    const tooLong = new AbortController();
    try {
      return await Promise.race([
        this.#running,
        delay(waitMsMax, undefined, { ref: false, signal: tooLong.signal }).then(() => {
          const isFirstStart = this.#ends.length === 0;
          throw lakeUnavailable(
            isFirstStart
              ? "it is still opening its tables. Try again in a minute"
              : "its engine is being started again. Try again in a minute",
          );
        }),
      ]);
    } finally {
      tooLong.abort();
    }
  }

  async #launch(): Promise<RunningEngine> {
    const process = await this.#options.start(this.#closing.signal);
    const running: RunningEngine = {
      process,
      atWork: new Set(),
      isOver: false,
      end: undefined,
      silentTicks: 0,
      isPinging: false,
    };
    const timer = setInterval(() => this.#look(running), tickMs);
    timer.unref();
    void process.ended.then(({ code, signal, lastWords }) => {
      clearInterval(timer);
      running.isOver = true;
      if (!this.#closing.signal.aborted)
        this.#startAgain(running, running.end ?? { kind: "ended", code, signal, lastWords });
    });
    return running;
  }

  #startAgain(running: RunningEngine, end: EngineEnd): void {
    const now = Date.now();
    this.#ends = [...this.#ends.filter((at) => at > now - minuteMs), now];
    const suspected = suspectedOf(end, running);
    this.#suspects = suspectAfterEnd(this.#suspects, suspected, new Date(now));
    const refused = [...suspected].filter((key) => isRefused(this.#suspects, key, new Date(now))).length;
    this.#options.onNotice(describeEnd(end, { endsInLastMinute: this.#ends.length, refused }));
    this.#running = this.#relaunch();
    // Whoever asks for it learns of it.
    this.#running.catch(() => undefined);
  }

  async #relaunch(): Promise<RunningEngine> {
    const { signal } = this.#closing;
    for (let failedStarts = 0; ; failedStarts++) {
      await delay(restartDelayMs(this.#ends.length, failedStarts), undefined, { signal, ref: false });
      try {
        return await this.#launch();
      } catch (error) {
        const reason = describeError(error);
        this.#options.onNotice(`The data lake's engine could not be started again. ${reason}`);
      }
    }
  }

  #look(running: RunningEngine): void {
    const now = performance.now();
    const late = [...running.atWork].find((atWork) => atWork.endsBy !== undefined && now > atWork.endsBy);
    if (late !== undefined) this.#end(running, { kind: "overrun", key: late.key });
    if (running.isPinging) running.silentTicks++;
    else void this.#ping(running);
    if (running.silentTicks > silentTicksMax) this.#end(running, { kind: "silent" });
    void readResidentBytes(running.process.pid).then((bytes = 0) => {
      const bytesMax = this.#options.processBytesMax;
      if (bytes > bytesMax) this.#end(running, { kind: "memory", bytes, bytesMax });
    });
  }

  async #ping(running: RunningEngine): Promise<void> {
    running.isPinging = true;
    // An engine that complains answers.
    await this.#options.ping().catch(() => undefined);
    running.isPinging = false;
    running.silentTicks = 0;
  }

  #end(running: RunningEngine, end: EngineEnd): void {
    if (running.isOver || running.end !== undefined) return;
    running.end = end;
    running.process.kill();
  }
}

function endsBy(limit: unknown, isPersons: boolean): number | undefined {
  if (limit === undefined && !isPersons) return undefined;
  const limitMs = limit === undefined ? limitMsDefault : Number(limit) * 1000;
  return performance.now() + limitMs + overrunGraceMs;
}

/** Signals by which others end a process; the engine does not send them to itself. */
const outsideSignals = new Set(["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"]);

/** Texts that may have ended the engine. */
function suspectedOf(end: EngineEnd, { atWork }: RunningEngine): Set<string> {
  if (end.kind === "overrun") return new Set(end.key === undefined ? [] : [end.key]);
  if (end.kind === "ended" && end.signal !== null && outsideSignals.has(end.signal)) return new Set();
  return new Set([...atWork].flatMap(({ key }) => key ?? []));
}

/** The connection broke, or the engine said that it was ending. */
function mayBeLost(error: unknown): boolean {
  return !(error instanceof ClickHouseError) || error.type === "ABORTED";
}
