/** Values of a provider's fields, by name. A list field has several. */
export type PullValues = Readonly<Record<string, string | readonly string[]>>;

/** What a source pulls and as whom, without secrets. */
export interface PullSettings {
  /** The definition by which it pulls, such as `okta`. */
  readonly provider: string;
  /** The way of authentication that was chosen among the provider's. */
  readonly authentication: string;
  readonly values: PullValues;
  /** Names of the chosen streams. */
  readonly streams: readonly string[];
  /** How far back the first poll reaches. */
  readonly startAt: string;
}

/** One cursor of a source: a stream, or one partition of it. */
export interface PullStreamKey {
  readonly stream: string;
  /** Empty where the stream has no partitions. */
  readonly partition: string;
}

/** What a provider gave in exchange for credentials. */
export interface PullTokens {
  /** Where the provider says until when the refresh token is good; with a time zone. */
  readonly refreshExpiresAt?: string | undefined;
  readonly accessToken: string;
  readonly expiresAt?: string | undefined;
  readonly refreshToken?: string | undefined;
}
