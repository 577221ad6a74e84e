import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { PharosError } from "@pharos/domain";
import type { Engine, EngineProgress } from "../connection/engine.ts";
import { queryError } from "../connection/engine-message.ts";
import type { Statement } from "../connection/statement.ts";
import { queryCancelled, queryTooSlow } from "../errors/errors.ts";
import { type AnswerLine, answerLines } from "./answer-lines.ts";
import type { LakeRun, ResultColumn, ResultRow, RunProgress, RunTruncation } from "./lake-run.ts";

export interface RunLimits {
  readonly rowsMax: number;
  /** Of the answer's rows as JSON. */
  readonly bytesMax: number;
  readonly timeoutMs: number;
  /** Nobody waits for it: it must not hold up those who wait. */
  readonly isBackground: boolean;
}

const batchRows = 1000;
/** The engine stops by itself; this is for a reader who does not read. */
const readerGraceMs = 5000;
const stopEveryMs = 50;
/** Longer answers are worth reading while the engine works. */
const wholeRowsMax = 10_000;
/** A statement that cannot be stopped keeps its place, but keeps nobody waiting for longer than this. */
const cancelMsMax = 2000;

/** Begins the statement, which has been checked. What it runs under, time and rows, is among its settings already. */
export function openRun(engine: Engine, statement: Statement, limits: RunLimits): LakeRun {
  return new EngineRun(engine, statement, limits);
}

class EngineRun implements LakeRun {
  readonly columns: Promise<readonly ResultColumn[]>;
  readonly batches: AsyncIterable<readonly ResultRow[]>;
  readonly ended: Promise<void>;
  truncatedBy: RunTruncation | undefined;
  readonly #engine: Engine;
  readonly #limits: RunLimits;
  readonly #name = `pharos-${randomUUID()}`;
  readonly #pieces: AsyncGenerator<Uint8Array, void>;
  readonly #lines: AsyncGenerator<AnswerLine, void>;
  readonly #waiting = new AbortController();
  #counted: EngineProgress = { rowsRead: 0, bytesRead: 0, totalRowsToRead: 0, memoryBytes: 0 };
  #rowCount = 0;
  #bytes = 0;
  #startedAt: number | undefined;
  #endedAt: number | undefined;
  readonly #end: () => void;
  #deadline: NodeJS.Timeout | undefined;
  #stopped: PharosError | undefined;

  constructor(engine: Engine, statement: Statement, limits: RunLimits) {
    this.#engine = engine;
    this.#limits = limits;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.#end = () => {
      clearTimeout(this.#deadline);
      this.#endedAt ??= performance.now();
      resolve();
    };
    this.#pieces = engine.answer(
      { ...statement, name: this.#name },
      {
        lane: limits.isBackground ? "background" : "people",
        isWhole: limits.rowsMax <= wholeRowsMax,
        signal: this.#waiting.signal,
        begins: () => this.#begin(),
      },
    );
    this.#lines = answerLines(this.#pieces);
    this.columns = this.#readColumns();
    // Whoever reads the batches learns of it there.
    this.columns.catch(() => undefined);
    this.batches = this.#readBatches();
  }

  get notice(): string | undefined {
    if (this.truncatedBy === "rows")
      return `Only the first ${this.#limits.rowsMax.toLocaleString("en")} rows are shown`;
    if (this.truncatedBy === undefined) return undefined;
    const size = `${Math.round((this.#limits.bytesMax / 1024 ** 2) * 10) / 10} MiB`;
    return `The result is larger than ${size}; select fewer columns or rows`;
  }

  async progress(): Promise<RunProgress> {
    if (this.#startedAt !== undefined && this.#endedAt === undefined) {
      this.#count(await this.#engine.progress(this.#name));
    }
    const elapsedMs = this.#startedAt === undefined ? 0 : (this.#endedAt ?? performance.now()) - this.#startedAt;
    return { ...this.#counted, elapsedMs: Math.round(elapsedMs), rowCount: this.#rowCount };
  }

  async cancel(reason: PharosError = queryCancelled()): Promise<void> {
    if (this.#endedAt !== undefined) return;
    this.#stopped ??= reason;
    this.#waiting.abort(reason);
    let isOver = false;
    const over = this.#pieces.return().finally(() => {
      isOver = true;
    });
    over.catch(() => undefined);
    // Again, because the statement may be about to begin.
    const until = performance.now() + cancelMsMax;
    while (!isOver && performance.now() < until) {
      await this.#engine.stop(this.#name);
      await Promise.race([over.catch(() => undefined), delay(stopEveryMs)]);
    }
    this.#end();
  }

  async #readColumns(): Promise<readonly ResultColumn[]> {
    return this.#explained(async () => {
      for (;;) {
        const { done, value } = await this.#lines.next();
        if (done) throw this.#stopped ?? new Error("The engine's answer has no columns");
        if ("meta" in value) return value.meta;
        // Parts of the query that were run beforehand.
        if ("progress" in value) this.#count(value.progress);
      }
    });
  }

  async *#readBatches(): AsyncGenerator<readonly ResultRow[], void> {
    await this.columns;
    let isComplete = false;
    try {
      let batch: ResultRow[] = [];
      for (;;) {
        const { done, value } = await this.#explained(() => this.#lines.next());
        if (this.#stopped !== undefined) throw this.#stopped;
        isComplete = done === true;
        if (done) break;
        if ("progress" in value) this.#count(value.progress);
        if (!("row" in value)) continue;
        if (!this.#takes(value.bytes)) break;
        batch.push(value.row);
        if (batch.length < batchRows) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    } finally {
      await this.#leave(isComplete);
    }
  }

  /** Counts the row, unless there is no room for it. */
  #takes(bytes: number): boolean {
    if (this.#rowCount >= this.#limits.rowsMax) this.truncatedBy = "rows";
    else if (this.#bytes + bytes > this.#limits.bytesMax) this.truncatedBy = "bytes";
    if (this.truncatedBy !== undefined) return false;
    this.#rowCount++;
    this.#bytes += bytes;
    return true;
  }

  /** An engine that is still at work on what nobody wants stops. */
  async #leave(isComplete: boolean): Promise<void> {
    await this.#lines.return();
    if (!isComplete && this.#endedAt === undefined) await this.#engine.stop(this.#name);
    this.#end();
  }

  #begin(): void {
    this.#startedAt = performance.now();
    const { timeoutMs } = this.#limits;
    this.#deadline = setTimeout(() => {
      this.cancel(queryTooSlow(timeoutMs / 1000)).catch(() => undefined);
    }, timeoutMs + readerGraceMs).unref();
  }

  #count(counted: Partial<EngineProgress> | undefined): void {
    const most = (name: keyof EngineProgress) => Math.max(this.#counted[name], counted?.[name] ?? 0);
    this.#counted = {
      rowsRead: most("rowsRead"),
      bytesRead: most("bytesRead"),
      totalRowsToRead: most("totalRowsToRead"),
      memoryBytes: most("memoryBytes"),
    };
  }

  async #explained<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.#end();
      throw this.#stopped ?? queryError(error, this.#limits.timeoutMs) ?? error;
    }
  }
}
