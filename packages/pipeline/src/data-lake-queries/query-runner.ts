import { AsyncLocalStorage } from "node:async_hooks";
import {
  createSerialQueue,
  type DataLakeQuery,
  identifyActor,
  noQueryProgress,
  PharosError,
  queryTextLengthMax,
} from "@pharos/domain";
import type { Lake, LakeRun } from "@pharos/lake";
import { type DataLakeQueryOutcome, dataLakeQueryRenewalMs, type Store } from "@pharos/store";
import { fail, inSpan, recordSteps } from "../tracing/in-span.ts";
import { compileIndicatorSearch } from "./compile-indicator-search.ts";
import { queriesTooMany, queryCancelled, queryStopped, queryTooLong } from "./errors.ts";
import { executeQuery, resultsUntil } from "./execute-query.ts";
import { nextTurn, type QueuedQuery, type TurnLimits } from "./next-turn.ts";
import type { CompiledQuery, QueryCompiler } from "./query-compiler.ts";
import { progressOf } from "./query-progress.ts";
import { cacheKeyOf, isClosed, type QueryRequest, resultCacheMs, shareKeyOf } from "./query-request.ts";
import { exportedRows, keptRows, runOptions } from "./run-options.ts";

export interface QueryRunnerOptions {
  readonly store: Store;
  readonly lake: Lake;
  readonly compile: QueryCompiler;
  readonly clock: () => Date;
  /** What must not happen and nobody is there to be told. */
  readonly onProblem: (what: string, error: unknown) => void;
  /** Of queries that somebody waits for. */
  readonly limits?: TurnLimits;
}

interface Entry extends QueuedQuery {
  readonly query: DataLakeQuery;
  readonly request: QueryRequest;
  readonly compiled: CompiledQuery;
  readonly aborting: AbortController;
  /** Resolves with why there are not all rows; undefined where there are. */
  readonly ended: PromiseWithResolvers<unknown>;
  /** Its turn belongs to the trace of whoever asked, not of whoever ended before. */
  readonly inItsTrace: <T>(work: () => T) => T;
  readonly askedMs: number;
  run: LakeRun | undefined;
}
interface Started {
  readonly query: DataLakeQuery;
  readonly ended: Promise<unknown>;
}

/** Fewer than the connections that the embedded lake has for people: a search beside them need not wait. */
const limitsDefault: TurnLimits = { total: 3, perIssuer: 2 };
const backgroundLimits: TurnLimits = { total: 1, perIssuer: 1 };
/** Of one issuer. */
const waitingMax = 50;

/**
 * Executes queries, each issuer's in turn with those of others. A query is in the store from the moment that it is
 * asked; whoever asked reads there how it goes.
 */
export class QueryRunner {
  readonly #options: QueryRunnerOptions;
  /** The issuers of queries on their way into the store. */
  readonly #starting: string[] = [];
  readonly #waiting: Entry[] = [];
  readonly #running = new Map<string, Entry>();
  readonly #turns = new Map<string, number>();
  /** Of what several may take, by its key: the latest that was asked here is looked for or started. */
  readonly #sharing = new Map<string, Promise<Started>>();
  readonly #renewal: NodeJS.Timeout;
  readonly #renewals = createSerialQueue();
  #turn = 0;
  #isStopping = false;

  constructor(options: QueryRunnerOptions) {
    this.#options = options;
    this.#renewal = setInterval(() => void this.renew(), dataLakeQueryRenewalMs);
    this.#renewal.unref();
  }

  /** Resolves when the query is in the store; it runs when its turn comes. @throws queriesTooMany */
  async start(request: QueryRequest): Promise<DataLakeQuery> {
    return (await this.#admit(request)).query;
  }

  /** Resolves when all its rows are in the store. @throws why they are not, and queriesTooMany */
  async run(request: QueryRequest): Promise<DataLakeQuery> {
    const { query, ended } = await this.#admit(request);
    const reason = await ended;
    if (reason !== undefined) throw reason;
    const { store, clock } = this.#options;
    return (await store.dataLakeQueries.get(query.id, clock())) ?? query;
  }

  /** Every row of a query, which the caller reads at once: none is kept, and no turn is taken. @throws what it failed with */
  async open(request: QueryRequest): Promise<LakeRun> {
    const compiled = await this.#compile(request);
    if (compiled instanceof PharosError) throw compiled;
    return this.#options.lake.run(compiled.sql, runOptions(request, compiled, exportedRows));
  }

  /** The rows that there are stay readable. False where it had ended before, here or in another process. */
  async cancel(query: DataLakeQuery): Promise<boolean> {
    const now = this.#options.clock();
    const run = this.#running.get(query.id)?.run;
    const isCancelled = await this.#complete(query, {
      ...nothingDone,
      status: "cancelled",
      executionMs: query.startedAt ? now.getTime() - query.startedAt.getTime() : 0,
      progress: run ? await progressOf(run) : query.progress,
      resultsUntil: resultsUntil(now),
    });
    await this.#abandon(query.id, queryCancelled());
    return isCancelled;
  }

  /** Nobody wants the rows any more: the engine stops, or its turn never comes. */
  async #abandon(id: string, reason: PharosError): Promise<void> {
    const place = this.#waiting.findIndex((entry) => entry.id === id);
    const [waiting] = place < 0 ? [] : this.#waiting.splice(place, 1);
    waiting?.ended.resolve(reason);
    const entry = this.#running.get(id);
    entry?.aborting.abort(reason);
    await entry?.run?.cancel(reason);
  }

  /** Resolves when a query that was started here has ended; at once for any other. */
  async ended(id: string): Promise<void> {
    const waiting = this.#waiting.find((entry) => entry.id === id);
    await (waiting ?? this.#running.get(id))?.ended.promise;
  }

  /** Tells the store that the queries of this process go on, and stops those that nobody waits for any more. */
  renew(): Promise<void> {
    return this.#renewals.run(() => this.#renewAll());
  }

  async #renewAll(): Promise<void> {
    const { store, clock, onProblem } = this.#options;
    for (const { id, run } of [...this.#waiting, ...this.#running.values()]) {
      if (this.#isStopping) return;
      try {
        const isWanted = await store.dataLakeQueries.renew(id, await progressOf(run), clock());
        if (!isWanted) await this.#abandon(id, queryCancelled());
      } catch (error) {
        onProblem(`The query ${id} could not be renewed`, error);
      }
    }
  }

  /** Ends every query; resolves when the store knows. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#renewal);
    const entries = [...this.#waiting, ...this.#running.values()];
    const reason = queryStopped();
    for (const { query } of entries) {
      await this.#complete(query, { ...nothingDone, status: "failed", message: reason.message });
    }
    await Promise.all(entries.map(({ id }) => this.#abandon(id, reason)));
    await Promise.all([this.#renewals.idle(), ...entries.map(({ ended }) => ended.promise)]);
  }

  async #admit(request: QueryRequest): Promise<Started> {
    const issuer = identifyActor(request.issuedBy);
    if (request.text.length > queryTextLengthMax) throw queryTooLong(request.text.length);
    const waiting = [...this.#starting, ...this.#waiting.map((entry) => entry.issuer)];
    if (waiting.filter((one) => one === issuer).length >= waitingMax) throw queriesTooMany(waitingMax);
    this.#starting.push(issuer);
    try {
      return await (request.maxAgeMs ? this.#share(issuer, request, request.maxAgeMs) : this.#start(issuer, request));
    } finally {
      this.#starting.splice(this.#starting.indexOf(issuer), 1);
    }
  }

  /** One execution answers all who ask the same meanwhile, and a while afterwards. */
  async #share(issuer: string, request: QueryRequest, maxAgeMs: number): Promise<Started> {
    const shareKey = shareKeyOf(request);
    const key = shareKey.toString("hex");
    // Whoever came first may start it: those behind look for it then.
    const before = this.#sharing.get(key)?.catch(() => undefined);
    const started = Promise.resolve(before).then(
      async () => (await this.#findShared(shareKey, maxAgeMs)) ?? this.#start(issuer, request, shareKey),
    );
    this.#sharing.set(key, started);
    try {
      return await started;
    } finally {
      if (this.#sharing.get(key) === started) this.#sharing.delete(key);
    }
  }

  async #findShared(shareKey: Buffer, maxAgeMs: number): Promise<Started | undefined> {
    const { store, clock } = this.#options;
    const now = clock();
    const query = await store.dataLakeQueries.findShared(shareKey, new Date(now.getTime() - maxAgeMs), now);
    return query && { query, ended: this.ended(query.id).then(() => undefined) };
  }

  #start(issuer: string, asked: QueryRequest, shareKey?: Buffer): Promise<Started> {
    const attributes = { "pharos.query.kind": asked.kind, "pharos.query.language": asked.language };
    const until = ({ ended }: Started) => ended;
    return inSpan("query", attributes, () => this.#startOne(issuer, asked, shareKey), { until });
  }

  async #startOne(issuer: string, asked: QueryRequest, shareKey: Buffer | undefined): Promise<Started> {
    const { store, clock } = this.#options;
    const now = clock();
    const request = { ...asked, referenceTime: asked.referenceTime ?? now };
    const compiled = await inSpan("compile", {}, () => this.#compile(request));
    const isWrong = compiled instanceof PharosError;
    const cacheKey = isWrong ? undefined : await this.#cacheKey(request, compiled, now);
    const { parent, skipsCache, isBackground, timeoutMs, referenceTime, maxAgeMs, ...kept } = request;
    const lineage = { parentId: parent?.id, rootId: parent?.rootId ?? parent?.id };
    const query = await store.dataLakeQueries.create({ ...kept, ...lineage, cacheKey, shareKey }, now);
    if (isWrong) {
      await this.#complete(query, { ...nothingDone, status: "failed", message: compiled.message });
      return { query, ended: Promise.resolve(compiled) };
    }
    if (!skipsCache && cacheKey && (await this.#answerFromEarlier(query, cacheKey))) {
      return { query, ended: Promise.resolve(undefined) };
    }
    return { query, ended: this.#enqueue({ id: query.id, issuer, query, request, compiled }) };
  }

  async #compile(request: QueryRequest): Promise<CompiledQuery | PharosError> {
    const { kind, text, language, params, logTypeAccess, issuedBy, referenceTime = this.#options.clock() } = request;
    const { lake, compile } = this.#options;
    const query = { text, language, params, logTypeAccess, referenceTime, owner: identifyActor(issuedBy) };
    try {
      return await (kind === "indicator_search" ? compileIndicatorSearch(lake, query) : compile(query));
    } catch (error) {
      if (error instanceof PharosError) return error;
      throw error;
    }
  }

  /** Undefined where no other execution can have the same rows, or nobody knows. */
  async #cacheKey(request: QueryRequest, compiled: CompiledQuery, now: Date): Promise<Buffer | undefined> {
    if (!isClosed(compiled, now)) return undefined;
    const { sql, eventTimes, tableTimes } = compiled;
    try {
      const state = await this.#options.lake.answerState(sql, runOptions(request, compiled, keptRows), tableTimes);
      return state === undefined ? undefined : cacheKeyOf(request, eventTimes, state);
    } catch {
      // The statement will fail again when it runs, and say so.
      return undefined;
    }
  }

  async #answerFromEarlier({ id }: DataLakeQuery, cacheKey: Buffer): Promise<boolean> {
    const { store, clock } = this.#options;
    const now = clock();
    const since = new Date(now.getTime() - resultCacheMs);
    const earlier = await store.dataLakeQueries.findReusable(cacheKey, since, now);
    return earlier !== undefined && store.dataLakeQueries.completeFrom(id, earlier, resultsUntil(now), now);
  }

  #enqueue(entry: Pick<Entry, "id" | "issuer" | "query" | "request" | "compiled">): Promise<unknown> {
    const ended = Promise.withResolvers<unknown>();
    this.#waiting.push({
      ...entry,
      aborting: new AbortController(),
      ended,
      inItsTrace: AsyncLocalStorage.snapshot(),
      askedMs: Date.now(),
      run: undefined,
    });
    this.#fillPlaces();
    return ended.promise;
  }

  #fillPlaces(): void {
    const { limits = limitsDefault } = this.#options;
    this.#fill(false, limits);
    this.#fill(true, backgroundLimits);
  }

  /** What nobody waits for has a place of its own, since the lake has a connection of its own for it. */
  #fill(isBackground: boolean, limits: TurnLimits): void {
    const isSuch = ({ request }: Entry) => request.isBackground === isBackground;
    while (!this.#isStopping) {
      const running = [...this.#running.values()].filter(isSuch);
      const next = nextTurn(this.#waiting.filter(isSuch), running, this.#turns, limits);
      const place = this.#waiting.findIndex(({ id }) => id === next?.id);
      const [entry] = place < 0 ? [] : this.#waiting.splice(place, 1);
      if (!entry) return;
      this.#begin(entry);
    }
  }

  #begin(entry: Entry): void {
    this.#running.set(entry.id, entry);
    this.#turns.set(entry.issuer, ++this.#turn);
    entry
      .inItsTrace(() => {
        recordSteps([{ name: "wait for a turn", startMs: entry.askedMs, endMs: Date.now() }]);
        return this.#execute(entry);
      })
      .catch((error: unknown) => {
        this.#options.onProblem(`The query ${entry.id} was lost`, error);
        return error;
      })
      .then((reason) => {
        this.#running.delete(entry.id);
        entry.ended.resolve(reason);
        this.#fillPlaces();
      });
  }

  /** Why there are not all rows; undefined where there are. */
  async #execute(entry: Entry): Promise<unknown> {
    const { store, clock } = this.#options;
    const { query, request, compiled, aborting } = entry;
    if (!(await store.dataLakeQueries.begin(query.id, compiled.visualize, clock()))) return queryCancelled();
    const onOpen = (run: LakeRun) => {
      entry.run = run;
      if (aborting.signal.aborted) void run.cancel(aborting.signal.reason as PharosError);
    };
    const execution = { query, request, compiled, signal: aborting.signal, onOpen };
    const { outcome, reason } = await inSpan("execute", {}, async (span) => {
      const ending = await executeQuery(this.#options, execution);
      if (ending.reason !== undefined) fail(span, ending.reason);
      return ending;
    });
    await this.#complete(query, outcome);
    return reason;
  }

  #complete({ id }: DataLakeQuery, outcome: DataLakeQueryOutcome): Promise<boolean> {
    return this.#options.store.dataLakeQueries.complete(id, outcome, this.#options.clock());
  }
}

const nothingDone = {
  message: "",
  executionMs: 0,
  truncatedBy: undefined,
  progress: noQueryProgress,
  resultsUntil: undefined,
};
