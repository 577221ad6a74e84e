import type { StreamType } from "../sources/log-source.ts";
import type { PullPosition } from "./pull-position.ts";
import type { PullStreamKey } from "./pull-settings.ts";

export interface PulledEvent {
  /** Names the event within its stream: the provider's own id, or a hash of the event. */
  readonly id: string;
  /** One line of JSON. */
  readonly text: string;
  readonly at: Date | undefined;
}

export interface PullPage {
  readonly events: readonly PulledEvent[];
  /** Where the stream stands after this page. */
  readonly position: PullPosition;
  readonly isCaughtUp: boolean;
  /** Ids of events are remembered by the clock of the cursor, which this page has moved to here. */
  readonly rememberAt: Date;
  /** Events whose ids were remembered before this time cannot come again. */
  readonly rememberSince: Date;
  /** How long the provider wants no further request. */
  readonly waitMs: number;
}

export interface PullExchange {
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string | undefined;
  readonly status: number;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody: string;
}

/** What a check of a connection found. Secrets are cut out. */
export interface PullCheck {
  readonly stream: string;
  readonly isHealthy: boolean;
  readonly message: string;
  /** How many events the first page had. */
  readonly events: number;
  readonly logTypes: readonly string[];
  /** The first of these events, as schemas read them. */
  readonly samples: readonly string[];
  readonly exchanges: readonly PullExchange[];
}

/** Speaks to one provider for one source. */
export interface PullClient {
  /** Reads the next page of a stream. @throws PullFailure */
  fetchPage(key: PullStreamKey, position: PullPosition, signal?: AbortSignal): Promise<PullPage>;
  /** How long a stream that has caught up rests. */
  restMs(stream: string): number;
  /** How the events of a stream are written, and what they are. */
  describeRecords(stream: string): { readonly logTypes: readonly string[]; readonly streamType: StreamType };
}
