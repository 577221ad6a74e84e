import type { IngestReceipt, PullClient, PullSettings, PullTokens } from "@pharos/domain";
import type { Store } from "@pharos/store";
import type { Admission } from "../ingest/admission.ts";
import type { Delivery } from "../ingest/delivery.ts";

/** What a source pulls as. */
export interface PullAccess {
  readonly settings: PullSettings;
  readonly secrets: Readonly<Record<string, string>>;
  readonly tokens: PullTokens | undefined;
  readonly onTokens: (tokens: PullTokens) => Promise<void>;
}

export interface PullCollectorOptions {
  readonly store: Store;
  readonly pipeline: {
    readonly admission: Admission;
    ingest(delivery: Delivery): Promise<IngestReceipt>;
  };
  /** Opens the way to a source's provider. @throws PharosError where no provider has this name */
  readonly open: (access: PullAccess) => Promise<PullClient>;
  /** Tells apart the definitions that a provider has had; people change theirs while sources are polled. */
  readonly versionOf: (provider: string) => Promise<string>;
  /** Of this process; no other has the same. */
  readonly holder: string;
  readonly clock: () => Date;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Why logs are not taken at the moment; undefined where they are. */
  readonly findIntakeProblem: () => string | undefined;
  readonly onProblem: (what: string, error: unknown) => void;
}
