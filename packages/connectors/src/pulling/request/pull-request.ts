/** A request without what proves who asks. */
export interface PullRequest {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface PullResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
