import type {
  ContentCheck,
  DraftTestReport,
  DraftTestRunOptions,
  EventExplanation,
  ReadProject,
  RuleEngine,
  RuleSet,
  RuleTestResult,
  ScriptRunner,
} from "@pharos/detection";
import type { ContentFile, LoadedContent } from "@pharos/detection-content";
import type { Detection, IntakeReceipt, Policy, Rule } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import type {
  Delivery,
  LookupTableLoader,
  Pipeline,
  QueryCompiler,
  QueryDownloads,
  QueryRunner,
  RuleHealth,
} from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import type { InferenceRunner } from "../inference-streams/runner/inference-runner.ts";
import type { ContentThreads } from "../threads/content-threads.ts";
import type { BucketGateway } from "./bucket-gateway.ts";
import type { DestinationGateway } from "./destination-gateway.ts";
import type { MailGateway } from "./mail-gateway.ts";
import type { PackSourceGateway } from "./pack-source-gateway.ts";
import type { PullGateway } from "./pull-gateway.ts";
import type { QueueGateway } from "./queue-gateway.ts";

/** Everything the API works with; apps/server puts it together. */
export interface ApiDependencies {
  readonly store: Store;
  readonly lake: Lake;
  readonly compile: QueryCompiler;
  readonly queries: Pick<QueryRunner, "start" | "cancel" | "ended" | "open">;
  readonly downloads: Pick<QueryDownloads, "start" | "pathOf" | "idle">;
  readonly pipeline: Pick<Pipeline, "admission" | "reload" | "reprocess"> & {
    ingest(delivery: Delivery): Promise<IntakeReceipt>;
  };
  /** Parsers that are scripts, for trials of schemas. */
  readonly scripts: Pick<ScriptRunner, "run" | "check">;
  /** For reading what people send. */
  readonly threads: ContentThreads;
  readonly rules: RuleInspection;
  readonly lookupTables: LookupTableLoader;
  readonly ai: Pick<InferenceRunner, "isConfigured" | "inputTokensMax" | "start" | "cancel">;
  readonly destinations: DestinationGateway;
  readonly mail: MailGateway;
  readonly buckets: BucketGateway;
  readonly queues: QueueGateway;
  readonly packSources: PackSourceGateway;
  readonly pulling: PullGateway;
  /** Tables by which Sigma rules are read that bring none. */
  readonly sigmaMappings: readonly ContentFile[];
  readonly clock: () => Date;
  /** Why no logs are taken at the moment, in a sentence for their senders; undefined where they are. */
  readonly findIntakeProblem: () => string | undefined;
  readonly config: ApiConfig;
}

export interface DemoProgress {
  readonly beginsAt: Date;
  readonly endsAt: Date;
  /** Every log before this time is durable. */
  readonly writtenUpTo: Date;
  readonly isComplete: boolean;
}

export interface ApiConfig {
  /** Scheme, host and port under which browsers and senders reach this server; no slash at the end. */
  readonly publicUrl: string;
  /** The origins of our own pages, such as `https://pharos.example.com`: the public one and those that we listen on. */
  readonly ownOrigins: readonly string[];
  readonly version: string;
  readonly commit: string;
  readonly customerName: string;
  /** Uploads that say nothing about it leave out what is wrong, instead of being refused. */
  readonly uploadsSkipInvalid: boolean;
  readonly isDemo: boolean;
  /** How much of the demo's month is written; undefined where there is none, or not yet. */
  readonly demoProgress: () => DemoProgress | undefined;
  /** Content that people wrote is not running. */
  readonly isSafeMode: boolean;
  readonly retentionDays: number;
  /** 32 bytes; keys for tokens are derived from it. */
  readonly secretKey: Uint8Array;
  /** How long a browser stays signed in after its last refresh. */
  readonly sessionHours: number;
}

export interface RuleInspection {
  /** Runs the tests of these detections, each one's in their order. */
  runTests(detections: readonly Detection[]): Promise<readonly RuleTestResult[]>;
  /** Runs the tests of a detection that somebody writes, in a process that stays for their next draft. */
  testDraft(owner: string, ruleSet: RuleSet, options?: DraftTestRunOptions): Promise<DraftTestReport>;
  /** Loads the Python of the content in a sandbox of its own, and tells what does not load; runs tests where asked to. */
  check(content: LoadedContent, options: { readonly runsTests: boolean }): Promise<ContentCheck>;
  /** Runs the `main.py` of a project, given by the full names of its modules, in a sandbox of its own. */
  readProject(files: Readonly<Record<string, string>>): Promise<ReadProject>;
  /** A sandbox of its own with this rule or policy alone, whether it is on or off, and all that it imports. */
  openEngine(detection: Rule | Policy): Promise<RuleEngine>;
  /** What the rule does on one event, whatever the event's log type. */
  explainEvent(rule: Rule, event: Readonly<Record<string, unknown>>): Promise<EventExplanation>;
  /** What an event must be like for the rule to be run on it, in words; empty when it runs on every event. */
  necessaryConditions(rule: Rule): readonly string[];
  /** What the rule had to do of late, and how it is; undefined for one that is not to run in this process. */
  activity(rule: Pick<Rule, "id">): RuleHealth | undefined;
}
