import type { BucketClient, BucketSettings, IngestReceipt, LogSource } from "@pharos/domain";
import type { Store } from "@pharos/store";
import type { Admission } from "../ingest/admission.ts";
import type { Delivery } from "../ingest/delivery.ts";

/** Opens the bucket of a source. `secret` is undefined where the deployment's own key reads it. */
export type OpenBucket = (settings: BucketSettings, secret: string | undefined) => BucketClient;

/** The part of the pipeline that takes objects in. */
interface IngestPipeline {
  readonly admission: Admission;
  ingest(delivery: Delivery): Promise<IngestReceipt>;
}

export interface BucketCollectorOptions {
  readonly store: Store;
  readonly pipeline: IngestPipeline;
  readonly open: OpenBucket;
  /** Of this process; no other has the same. */
  readonly holder: string;
  readonly clock: () => Date;
  /** Why logs are not taken at the moment; undefined where they are. */
  readonly findIntakeProblem: () => string | undefined;
  readonly onProblem: (what: string, error: unknown) => void;
}

/** The parts that a look or a read works with. */
export interface CollectorEngines extends BucketCollectorOptions {
  readonly clientOf: (source: LogSource, settings: BucketSettings) => Promise<BucketClient>;
}
