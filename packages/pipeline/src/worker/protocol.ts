import type { CacheEntry, CacheRequest, RuleFailure, RuleMatch, RuleOutage, TrustDomains } from "@pharos/detection";
import type { PythonLibraries } from "@pharos/detection-content";
import type { DataModel, ErrorCategory, GlobalHelper, LogSchema, OsAccount, Rule } from "@pharos/domain";
import type { LoadedTable } from "@pharos/enrichment";
import type { Chunk, LogTypeRows, RecordFailure } from "@pharos/normalize";
import type { RuleSetAside } from "../access/hold-to-access.ts";
import type { TimedStep } from "../tracing/in-span.ts";

/** What a worker needs to know; sent when it starts and again whenever it changes. */
export interface WorkerContent {
  readonly schemas: readonly { readonly schema: LogSchema; readonly revision: number }[];
  readonly rules: readonly Rule[];
  readonly globals: readonly GlobalHelper[];
  readonly dataModels?: readonly DataModel[];
  /** In memory that all workers share. */
  readonly lookupTables?: readonly LoadedTable[];
  /** Packages that rules import; those of the start stay. */
  readonly libraries?: PythonLibraries;
  /** Rules that are not run, or not on all of their log types. */
  readonly setAside?: readonly RuleSetAside[];
  /** Which rules, helpers and data models may share an interpreter; absent: all of them. */
  readonly trustDomains?: TrustDomains;
}

/** Rows of one log type, ready for the lake; the event objects stay in the worker. */
export type ProcessedRows = Pick<LogTypeRows, "logType" | "minEventTimeMs" | "maxEventTimeMs"> & {
  readonly rows: number;
  readonly ndjson: Uint8Array;
};

/** The event that a rule matched or failed on. */
export interface MatchedEvent {
  readonly logType: string;
  /** One JSON object, without a line end. */
  readonly eventJson: Uint8Array;
  /** The event's `p_` members. */
  readonly standard: Readonly<Record<string, unknown>>;
}

export type ProcessedMatch = MatchedEvent & Omit<RuleMatch, "event">;
export type ProcessedRuleError = MatchedEvent & Omit<RuleFailure, "event">;

export interface ProcessedChunk {
  readonly received: number;
  readonly bytes: number;
  readonly tables: readonly ProcessedRows[];
  readonly failures: readonly RecordFailure[];
  readonly matches: readonly ProcessedMatch[];
  readonly ruleErrors: readonly ProcessedRuleError[];
  /** Rule id → on how many of the events it was run; a rule that could match none is left out. */
  readonly runs: ReadonlyMap<string, number>;
  /** Rule id → milliseconds that it took with the events; a rule that is quick with all is left out. */
  readonly spentMs: ReadonlyMap<string, number>;
  /** What the worker did with it, for traces. */
  readonly steps: readonly TimedStep[];
}

/** What was made of one slice of a chunk; of a small chunk the whole is one. */
export interface ProcessedSlice extends ProcessedChunk {
  readonly isLast: boolean;
  /** Share of the chunk's unpacked bytes that is done with it, up to 1. */
  readonly share: number;
  /** SHA-256 of the chunk's bytes as they came; undefined where the first slice is the last. */
  readonly contentHash: string | undefined;
}

export type MessageToWorker =
  | { readonly type: "chunk"; readonly id: number; readonly chunk: Chunk }
  /** Asks for the next slice of a chunk, or tells that nobody does any more. */
  | { readonly type: "next-slice"; readonly id: number; readonly rowIdPrefix: string }
  | { readonly type: "abandon"; readonly id: number }
  /** Other content will probably come soon. */
  | { readonly type: "expect-content" }
  | { readonly type: "content"; readonly id: number; readonly content: WorkerContent }
  | {
      readonly type: "cache-answer";
      readonly id: number;
      readonly answer: CacheEntry | null;
      readonly error: string | undefined;
    }
  | { readonly type: "stop" };

export interface RefusedChunk {
  readonly code: string;
  readonly category: ErrorCategory;
  readonly message: string;
}

/** Rule id → what an event must be like for the rule to be run on it, in words. */
export type RuleConditions = ReadonlyMap<string, readonly string[]>;

export type MessageFromWorker =
  | { readonly type: "processed"; readonly id: number; readonly result: ProcessedSlice }
  /** The chunk is unpacked, and its first slice is this share of it. */
  | { readonly type: "opened"; readonly id: number; readonly firstShare: number }
  | { readonly type: "refused"; readonly id: number; readonly error: RefusedChunk }
  | {
      readonly type: "content-live";
      /** Undefined where the content is the same and other rules run than before. */
      readonly id: number | undefined;
      readonly conditions: RuleConditions;
      readonly outages: readonly RuleOutage[];
    }
  | { readonly type: "cache-request"; readonly id: number; readonly request: CacheRequest }
  /** What an operator should know of the worker's Python. */
  | { readonly type: "notice"; readonly message: string };

export interface WorkerStart {
  readonly content: WorkerContent;
  /** Where the Python runtime may keep its start-up snapshot. */
  readonly cacheFolder: string;
  /** The account that Python's processes run as; only root can choose one. */
  readonly account?: OsAccount;
  /** Longest run of a rule with one event. */
  readonly callTimeoutMs: number;
  /** Time that each rule may take in a minute. */
  readonly ruleMsPerMinute: number;
}
