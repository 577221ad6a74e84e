import { randomUUID } from "node:crypto";
import { addReceipts, emptyReceipt, type IngestReceipt, type LogSource, type Rule } from "@pharos/domain";
import type { Chunk } from "@pharos/normalize";
import { outageErrors } from "./alerts/outage-errors.ts";
import { answerCacheRequest } from "./cache/answer-cache-request.ts";
import { Committer } from "./commit/committer.ts";
import { repeatedCounts } from "./commit/delivery-counts.ts";
import {
  type CommitMatches,
  committerOptions,
  MatchCommitter,
  type MatchCommitterOptions,
} from "./commit/match-committer.ts";
import { rowIdPrefixAt } from "./commit/row-id-prefix.ts";
import { undoUnfinishedCommits } from "./commit/undo-commits.ts";
import type { WorkToCommit } from "./commit/work-to-commit.ts";
import { Admission } from "./ingest/admission.ts";
import { KnownLogTypes } from "./ingest/known-log-types.ts";
import { type ReprocessCounts, type ReprocessRequest, reprocessFailures } from "./reprocess/reprocess-failures.ts";
import type { WorkerContent } from "./worker/protocol.ts";
import { type RuleActivity, RuleActivityLog } from "./worker/rule-activity.ts";
import { WorkerPool } from "./worker/worker-pool.ts";

export interface PipelineOptions extends MatchCommitterOptions {
  readonly workers: number;
  readonly cacheFolder: string;
  /** Longest run of a rule with one event; `callTimeoutMsDefault` when absent. */
  readonly callTimeoutMs?: number;
  /** Bytes that may be on their way at once; beyond them senders are told to wait. */
  readonly bytesInFlightMax: number;
  /** The rules, helper modules and schemas as they are now. */
  readonly loadContent: () => Promise<WorkerContent>;
}

/** One delivery of a source. */
export interface Delivery {
  readonly source: LogSource;
  /** Compressed or not. */
  readonly bytes: Uint8Array;
  /** Names the delivery: sent again under the same token it is not stored again. */
  readonly token: string;
  readonly receivedAt: Date;
}

export interface PipelineStats {
  readonly bytesInFlight: number;
  readonly chunksInFlight: number;
  /** Since this process started. */
  readonly totals: IngestReceipt;
}

/**
 * It is measured by the clock on the wall, and a busy machine may leave an innocent rule waiting: long enough that
 * only a rule without end is stopped, short enough that it does not hold up the others for long. The format allows 15 s.
 */
const callTimeoutMsDefault = 5_000;

/** From bytes to durable rows and alerts. */
export class Pipeline {
  readonly #options: PipelineOptions;
  readonly #admission: Admission;
  readonly #pool: WorkerPool;
  readonly #committer: Committer;
  readonly #matches: MatchCommitter;
  readonly #underWay = new Map<string, Promise<IngestReceipt>>();
  readonly #activity = new RuleActivityLog();
  readonly #logTypes: KnownLogTypes;
  #rules: ReadonlyMap<string, Rule>;
  #totals: IngestReceipt = emptyReceipt;

  private constructor(options: PipelineOptions, pool: WorkerPool, content: WorkerContent) {
    this.#options = options;
    this.#pool = pool;
    this.#rules = rulesById(content);
    this.#activity.follow(content.rules);
    this.#logTypes = new KnownLogTypes(logTypesOf(content), () => this.reload());
    this.#admission = new Admission(options.bytesInFlightMax);
    this.#committer = new Committer(committerOptions(options));
    this.#matches = new MatchCommitter(options.store, this.#committer);
  }

  /** Undoes what a crash left, then starts the workers; resolves when their rules are loaded. */
  static async start(options: PipelineOptions): Promise<Pipeline> {
    const [content] = await Promise.all([
      options.loadContent(),
      undoUnfinishedCommits(options.store, options.lake, options.instanceId),
    ]);
    const pool = await WorkerPool.start({
      size: options.workers,
      content,
      cacheFolder: options.cacheFolder,
      callTimeoutMs: options.callTimeoutMs ?? callTimeoutMsDefault,
      cache: (request) => answerCacheRequest(options.store, request, options.clock()),
      onWorkerLost: (error) => options.onProblem("A worker was lost and is replaced", error),
    });
    const pipeline = new Pipeline(options, pool, content);
    await pipeline.#raiseOutages();
    return pipeline;
  }

  /** Room for bytes that are about to be received. @throws BackPressureError */
  admit(bytes: number): () => void {
    return this.#admission.admit(bytes);
  }

  get stats(): PipelineStats {
    return { bytesInFlight: this.#admission.bytes, chunksInFlight: this.#admission.chunks, totals: this.#totals };
  }

  /**
   * Resolves when the delivery is durable: rows, matches, alerts and counts.
   * @throws PharosError InvalidInput or TooLarge for bytes that cannot be read at all; ServerError: send it again
   */
  async ingest(delivery: Delivery): Promise<IngestReceipt> {
    const receipt = await this.#ingestOnce(delivery);
    this.#totals = addReceipts(this.#totals, receipt);
    return receipt;
  }

  async #ingestOnce(delivery: Delivery): Promise<IngestReceipt> {
    const { token } = delivery;
    const sameUnderWay = this.#underWay.get(token);
    if (sameUnderWay) {
      const first = await sameUnderWay;
      return this.#acknowledgeRepeat(delivery, first.received);
    }
    const work = this.#store(delivery);
    this.#underWay.set(token, work);
    try {
      return await work;
    } finally {
      this.#underWay.delete(token);
    }
  }

  /** Matches that no source delivered. */
  readonly commitMatches: CommitMatches = (matches) => this.#matches.commit(matches);

  /**
   * Gives failures of a source to its schemas again; tells how far it is as it goes on. Safe to break off and to repeat.
   * @throws PharosError ServerError: what was not reached is as it was
   */
  reprocess(request: ReprocessRequest): AsyncGenerator<ReprocessCounts> {
    const { store, lake, clock } = this.#options;
    const engines = {
      store,
      lake,
      clock,
      process: async (chunk: Chunk) => {
        const result = await this.#pool.process(chunk);
        this.#activity.add(result);
        return result;
      },
      commit: (work: WorkToCommit) => this.#committer.commit(work),
      detections: () => this.#rules,
    };
    return reprocessFailures(engines, request);
  }

  /** Rules, helper modules or schemas changed: live for all chunks that arrive after it resolves. */
  async reload(): Promise<void> {
    const content = await this.#options.loadContent();
    await this.#options.lake.ensureTables(content.schemas.map(({ schema }) => schema));
    // Matches of new rules may come before the last worker has them, and those of old ones after.
    this.#rules = new Map([...this.#rules, ...rulesById(content)]);
    await this.#pool.replaceContent(content);
    this.#logTypes.are(logTypesOf(content));
    this.#rules = rulesById(content);
    this.#activity.follow(content.rules);
    await this.#raiseOutages();
  }

  /** What an event must be like for the rule to be run on it, in words; empty when it runs on every event of its log types. */
  necessaryConditions(ruleId: string): readonly string[] {
    return this.#pool.conditions.get(ruleId) ?? [];
  }

  /** How many events of its log types the rule was run on and how many it was spared; undefined when it does not run. */
  ruleActivity(ruleId: string): RuleActivity | undefined {
    return this.#activity.of(ruleId);
  }

  /** Finishes what was accepted. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
    await this.#matches.stop();
    await this.#pool.stop();
  }

  async #raiseOutages(): Promise<void> {
    const errors = outageErrors(this.#pool.outages, this.#rules);
    if (errors.length === 0) return;
    const detections = [...this.#rules.values()];
    await this.#matches.commit({ token: randomUUID(), at: this.#options.clock(), detections, matches: [], errors });
  }

  async #store({ source, bytes, token, receivedAt }: Delivery): Promise<IngestReceipt> {
    const earlier = (await this.#options.store.ingest.chunks.findCommitted([token])).get(token);
    if (earlier !== undefined) return this.#acknowledgeRepeat({ source, receivedAt }, earlier);
    // Another process may have made the source.
    await this.#logTypes.ensure(source.logTypes);
    const rowIdPrefix = rowIdPrefixAt(receivedAt);
    const result = await this.#pool.process({
      bytes,
      streamType: source.streamType,
      streamOptions: source.streamOptions,
      logTypes: source.logTypes,
      sourceId: source.id,
      sourceLabel: source.label,
      receivedAtMs: receivedAt.getTime(),
      rowIdPrefix,
    });
    this.#activity.add(result);
    const { received, matches, ruleErrors: errors } = result;
    await this.#committer.commit({
      token,
      at: receivedAt,
      rowIdPrefix,
      detections: this.#rules,
      matches,
      errors,
      delivered: { ...result, sourceId: source.id, sourceLabel: source.label },
    });
    const failed = result.failures.length;
    return { received, stored: received - failed, failed, dropped: 0, repeated: 0 };
  }

  async #acknowledgeRepeat(
    delivery: Pick<Delivery, "source" | "receivedAt">,
    received: number,
  ): Promise<IngestReceipt> {
    await this.#options.store.ingest.counts.add([repeatedCounts(delivery.source.id, received, delivery.receivedAt)]);
    return { received, stored: 0, failed: 0, dropped: 0, repeated: received };
  }
}

function logTypesOf({ schemas }: WorkerContent): string[] {
  return schemas.map(({ schema }) => schema.schema);
}

function rulesById({ rules }: WorkerContent): ReadonlyMap<string, Rule> {
  return new Map(rules.map((rule) => [rule.id, rule]));
}
