import { randomUUID } from "node:crypto";
import { callTimeoutMsDefault } from "@pharos/detection";
import {
  addReceipts,
  createSerialQueue,
  emptyReceipt,
  type IngestReceipt,
  type OsAccount,
  type Rule,
} from "@pharos/domain";
import type { Chunk } from "@pharos/normalize";
import type { RuleSetAside } from "./access/hold-to-access.ts";
import { outageErrors, setAsideErrors } from "./alerts/outage-errors.ts";
import { answerCacheRequest } from "./cache/answer-cache-request.ts";
import { Committer } from "./commit/committer.ts";
import { type CommitMatches, MatchCommitter, type MatchCommitterOptions } from "./commit/match-committer.ts";
import { Admission, BackPressureError } from "./ingest/admission.ts";
import { checkSameBody } from "./ingest/check-same-body.ts";
import type { Delivery } from "./ingest/delivery.ts";
import { DeliveryHealth } from "./ingest/delivery-health.ts";
import { KnownLogTypes } from "./ingest/known-log-types.ts";
import { SliceTurns } from "./ingest/slice-turns.ts";
import { type SourceTotals, SourceTotalsLog } from "./ingest/source-totals.ts";
import { acknowledgeRepeat, type DeliveryEngines, findRepeat, storeDelivery } from "./ingest/store-delivery.ts";
import { type ReprocessCounts, type ReprocessRequest, reprocessFailures } from "./reprocess/reprocess-failures.ts";
import { inSpan, recordSteps } from "./tracing/in-span.ts";
import type { ProcessedSlice, WorkerContent } from "./worker/protocol.ts";
import { noActivity, type RuleActivity, RuleActivityLog, type RuleHealth } from "./worker/rule-activity.ts";
import { type ChunkInWorker, type OnOpened, WorkerPool } from "./worker/worker-pool.ts";
import type { WorkToCommit } from "./works/work-to-commit.ts";

export interface PipelineOptions extends MatchCommitterOptions {
  readonly onProblem: (what: string, error: unknown) => void;
  readonly workers: number;
  readonly cacheFolder: string;
  /** The account that Python's processes run as; only root can choose one. */
  readonly account?: OsAccount;
  /** Longest run of a rule with one event; `callTimeoutMsDefault` when absent. */
  readonly callTimeoutMs?: number;
  /** Time that each rule may take in a minute in each worker; `ruleMsPerMinuteDefault` when absent. */
  readonly ruleMsPerMinute?: number;
  /** Bytes that may be on their way at once; beyond them senders are told to wait. */
  readonly bytesInFlightMax: number;
  /** Hears what an operator should know of the Python of detections: a layer that is missing, rules that take long. */
  readonly onNotice?: (message: string) => void;
  /** The rules, helper modules and schemas as they are now. */
  readonly loadContent: () => Promise<WorkerContent>;
  /** Another text whenever `loadContent` may give something else; cheap. Absent where nobody else changes the content. */
  readonly readContentVersion?: () => Promise<string>;
}

interface UnderWay {
  readonly work: Promise<IngestReceipt>;
  readonly bodyDigest: string | undefined;
}

export interface PipelineActivity {
  /** By source id. */
  readonly sources: ReadonlyMap<string, SourceTotals>;
  /** Stored events by log type. */
  readonly logTypes: ReadonlyMap<string, number>;
  /** By rule id. */
  readonly rules: ReadonlyMap<string, Pick<RuleActivity, "runs" | "milliseconds">>;
}

export interface PipelineStats {
  readonly bytesInFlight: number;
  readonly chunksInFlight: number;
  /** Since this process started. */
  readonly totals: IngestReceipt;
  readonly workers: number;
  /** Those that have their rules loaded. */
  readonly workersReady: number;
  /** Rules that do not load. */
  readonly rulesNotRunning: number;
  /** Since when no delivery was stored, although some wait or fail; undefined while all is well. */
  readonly stalledSince: Date | undefined;
  /** When the commit that is under way began. */
  readonly commitSince: Date | undefined;
}

/**
 * It is measured by the clock on the wall, and a busy machine may leave an innocent rule waiting: long enough that
 * only a rule without end is stopped, short enough that it does not hold up the others for long. The format allows 15 s.
 */

/** How much may wait for the lake before no more is taken in: hours of logs, when its engine is gone. */
const waitingBytesMax = 8 * 1024 ** 3;
/** Unpacked bytes that are processed and committed at once: they take several times their size in memory. */
const slicesBytesMax = 32 * 1024 ** 2;
const lakeRetrySeconds = 60;
const lakeIsBehind = "The data lake is 8 GB behind the acknowledged events";

/** From bytes to durable rows and alerts. */
export class Pipeline {
  readonly #options: PipelineOptions;
  /** Room for the bytes of requests, from their first until they are acknowledged. */
  readonly admission: Admission;
  readonly #pool: WorkerPool;
  readonly #committer: Committer;
  readonly #matches: MatchCommitter;
  readonly #underWay = new Map<string, UnderWay>();
  readonly #health: DeliveryHealth;
  readonly #unnamedUnderWay = new Set<Promise<IngestReceipt>>();
  readonly #deliveryEngines: DeliveryEngines;
  readonly #activity = new RuleActivityLog();
  readonly #sourceTotals = new SourceTotalsLog();
  readonly #logTypes: KnownLogTypes;
  readonly #reloads = createSerialQueue();
  #waitingReload: Promise<void> | undefined;
  /** Of the content that the workers have. */
  #contentVersion: string | undefined;
  #rules: ReadonlyMap<string, Rule>;
  #setAside: readonly RuleSetAside[];
  #totals: IngestReceipt = emptyReceipt;

  private constructor(
    options: PipelineOptions,
    pool: WorkerPool,
    content: WorkerContent,
    contentVersion: string | undefined,
  ) {
    this.#options = options;
    this.#pool = pool;
    this.#contentVersion = contentVersion;
    this.#rules = rulesById(content);
    this.#setAside = content.setAside ?? [];
    this.#activity.follow(content.rules);
    this.#logTypes = new KnownLogTypes(logTypesOf(content), () => this.reload());
    this.#health = new DeliveryHealth(options.clock);
    this.admission = new Admission(options.bytesInFlightMax, { taker: options.lakeWriter.backlog });
    this.#committer = new Committer(options);
    this.#matches = new MatchCommitter(options.store, this.#committer);
    this.#deliveryEngines = {
      store: options.store,
      turns: new SliceTurns(slicesBytesMax, options.lakeWriter.backlog),
      process: (chunk, onOpened) => this.#processCounted(chunk, onOpened),
      commit: (work) => this.#committer.commit(work),
      detections: () => this.#rules,
      namesUnderWay: new Set(),
    };
  }

  /** Starts the workers; resolves when their rules are loaded, or take long. */
  static async start(options: PipelineOptions): Promise<Pipeline> {
    const contentVersion = await options.readContentVersion?.();
    const content = await options.loadContent();
    let pipeline: Pipeline | undefined;
    const pool = await WorkerPool.start({
      size: options.workers,
      content,
      cacheFolder: options.cacheFolder,
      ...(options.account && { account: options.account }),
      callTimeoutMs: options.callTimeoutMs ?? callTimeoutMsDefault,
      ...(options.ruleMsPerMinute !== undefined && { ruleMsPerMinute: options.ruleMsPerMinute }),
      cache: (request) => answerCacheRequest(options.store, request, options.clock()),
      onWorkerLost: (error) => options.onProblem("A worker was lost and is replaced", error),
      ...(options.onNotice && { onNotice: options.onNotice }),
      onOutages: () => {
        // Before there is a pipeline, its start tells them.
        if (pipeline === undefined) return;
        pipeline.#raiseOutages().catch((error: unknown) => options.onProblem("Outages of rules were not told", error));
      },
    });
    pipeline = new Pipeline(options, pool, content, contentVersion);
    await pipeline.#raiseOutages();
    return pipeline;
  }

  get stats(): PipelineStats {
    return {
      bytesInFlight: this.admission.bytes,
      chunksInFlight: this.admission.chunks,
      totals: this.#totals,
      workers: this.#options.workers,
      workersReady: this.#pool.workersReady,
      rulesNotRunning: new Set(this.#pool.outages.map(({ ruleId }) => ruleId)).size,
      stalledSince: this.#health.stalledSince,
      commitSince: this.#committer.runningSince,
    };
  }

  /**
   * Resolves when the delivery is durable: rows, matches, alerts and counts.
   * @throws PharosError InvalidInput or TooLarge for bytes that cannot be read at all; keyReused; ServerError: send it again
   */
  async ingest(delivery: Delivery): Promise<IngestReceipt> {
    const { waitingBytes } = this.#options.lakeWriter.stats;
    if (waitingBytes > waitingBytesMax) throw new BackPressureError(lakeRetrySeconds, lakeIsBehind);
    const receipt = await inSpan("ingest", attributesOf(delivery), async (span) => {
      const stored = await this.#health.follow(delivery, this.#ingestOnce(delivery));
      span.setAttributes({ "pharos.events.received": stored.received, "pharos.events.failed": stored.failed });
      return stored;
    });
    this.#totals = addReceipts(this.#totals, receipt);
    this.#sourceTotals.add(delivery.source.id, delivery.bytes.byteLength, receipt);
    return receipt;
  }

  async #ingestOnce(delivery: Delivery): Promise<IngestReceipt> {
    const { token, bodyDigest } = delivery;
    const sameUnderWay = token === undefined ? undefined : this.#underWay.get(token);
    if (sameUnderWay) {
      checkSameBody(sameUnderWay, delivery);
      delivery.onLong?.();
      const first = await sameUnderWay.work;
      return acknowledgeRepeat(this.#options.store, delivery, first.received);
    }
    const work = this.#store(delivery);
    if (token === undefined) this.#unnamedUnderWay.add(work);
    else this.#underWay.set(token, { work, bodyDigest });
    try {
      return await work;
    } finally {
      if (token === undefined) this.#unnamedUnderWay.delete(work);
      else this.#underWay.delete(token);
    }
  }

  /** Matches that no source delivered. */
  readonly commitMatches: CommitMatches = (matches) => this.#matches.commit(matches);

  /**
   * Gives failures of a source to its schemas again; tells how far it is as it goes on. Safe to break off and to repeat.
   * @throws PharosError ServerError: what was not reached is as it was
   */
  reprocess(request: ReprocessRequest): AsyncGenerator<ReprocessCounts> {
    const { store, lakeWriter, clock } = this.#options;
    const engines = {
      store,
      lake: lakeWriter.lake,
      clock,
      process: async (chunk: Chunk) => {
        const { first } = await this.#processCounted(chunk);
        return first;
      },
      commit: (work: WorkToCommit) => this.#committer.commit(work),
      detections: () => this.#rules,
    };
    return reprocessFailures(engines, request);
  }

  /** Python content is being checked, and is saved unless it fails: workers start what they will need for it. */
  expectChange(): void {
    this.#pool.expectContent();
  }

  /** Rules, helper modules or schemas changed: live for all chunks that arrive after it resolves. */
  reload(): Promise<void> {
    // One that still waits for its turn loads what is there then, for everybody who asked until then.
    this.#waitingReload ??= this.#reloads.run(() => {
      this.#waitingReload = undefined;
      return this.#reloadNow();
    });
    return this.#waitingReload;
  }

  /** Does so only where the content has another version than the one that is live. */
  reloadIfChanged(): Promise<void> {
    return this.#reloads.run(async () => {
      const version = await this.#options.readContentVersion?.();
      if (version !== this.#contentVersion) await this.#reloadNow();
    });
  }

  async #reloadNow(): Promise<void> {
    // Before the content: what is changed while it is loaded is loaded again.
    const version = await this.#options.readContentVersion?.();
    const content = await this.#options.loadContent();
    await this.#options.lakeWriter.lake.ensureTables(content.schemas.map(({ schema }) => schema));
    // Matches of new rules may come before the last worker has them, and those of old ones after.
    this.#rules = new Map([...this.#rules, ...rulesById(content)]);
    await this.#pool.replaceContent(content);
    this.#logTypes.are(logTypesOf(content));
    this.#rules = rulesById(content);
    this.#setAside = content.setAside ?? [];
    this.#activity.follow(content.rules);
    this.#contentVersion = version;
    await this.#raiseOutages();
  }

  /** What an event must be like for the rule to be run on it, in words; empty when it runs on every event of its log types. */
  necessaryConditions(ruleId: string): readonly string[] {
    return this.#pool.conditions.get(ruleId) ?? [];
  }

  /** What the rule had to do, and why it cannot do it; undefined for one that is not to run. */
  ruleActivity(ruleId: string): RuleHealth | undefined {
    const outage =
      this.#pool.outages.find((one) => one.ruleId === ruleId)?.message ??
      this.#setAside.find(({ rule }) => rule.id === ruleId)?.message;
    const activity = this.#activity.of(ruleId) ?? (outage === undefined ? undefined : noActivity);
    return activity && { ...activity, outage };
  }

  /** What came in and what the rules had to do, since this process started. */
  get activity(): PipelineActivity {
    return { sources: this.#sourceTotals.totals, logTypes: this.#activity.events, rules: this.#activity.rules };
  }

  /** Finishes what was accepted. */
  async stop(): Promise<void> {
    const named = [...this.#underWay.values()].map(({ work }) => work);
    await Promise.allSettled([...named, ...this.#unnamedUnderWay]);
    await this.#matches.stop();
    await this.#pool.stop();
  }

  async #raiseOutages(): Promise<void> {
    const errors = [...outageErrors(this.#pool.outages, this.#rules), ...setAsideErrors(this.#setAside)];
    if (errors.length === 0) return;
    const detections = [...this.#rules.values(), ...this.#setAside.map(({ rule }) => rule)];
    await this.#matches.commit({ token: randomUUID(), at: this.#options.clock(), detections, matches: [], errors });
  }

  async #store(delivery: Delivery): Promise<IngestReceipt> {
    const { source } = delivery;
    const earlier = await findRepeat(this.#options.store, delivery);
    if (earlier !== undefined) return acknowledgeRepeat(this.#options.store, delivery, earlier);
    // Another process may have made the source.
    await this.#logTypes.ensure(source.logTypes);
    return storeDelivery(this.#deliveryEngines, delivery);
  }

  async #processCounted(chunk: Chunk, onOpened?: OnOpened): Promise<ChunkInWorker> {
    const note = (slice: ProcessedSlice) => {
      this.#activity.add(slice);
      recordSteps(slice.steps);
      return slice;
    };
    return await inSpan("process", {}, async () => {
      const processed = await this.#pool.process(chunk, onOpened);
      note(processed.first);
      return {
        ...processed,
        next: (rowIdPrefix) => inSpan("process", {}, async () => note(await processed.next(rowIdPrefix))),
      };
    });
  }
}

/** What a trace tells of a delivery. */
function attributesOf({ source, bytes }: Delivery) {
  return { "pharos.source.id": source.id, "pharos.source.label": source.label, "pharos.bytes": bytes.byteLength };
}

function logTypesOf({ schemas }: WorkerContent): string[] {
  return schemas.map(({ schema }) => schema.schema);
}

function rulesById({ rules }: WorkerContent): ReadonlyMap<string, Rule> {
  return new Map(rules.map((rule) => [rule.id, rule]));
}
