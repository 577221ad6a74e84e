/** One statement as ClickHouse's HTTP interface takes it. */
export interface EngineRequest {
  /** `?query=`, or the body where there is none. */
  readonly sql: string;
  /** The rows that follow an INSERT; undefined if the body is the statement. */
  readonly rows: Uint8Array | undefined;
  readonly settings: Readonly<Record<string, string>>;
  /** Of an answer whose statement names none. */
  readonly format: string;
  /** The whole answer at once, when the engine is ready. */
  readonly isWhole: boolean;
  /** By which the statement is found while at work. */
  readonly name: string | undefined;
}

const notSettings = new Set(["query", "database", "query_id", "session_id", "default_format", "role"]);
/** Settings of ClickHouse's HTTP layer; the engine has none of them. */
const ofTransport = /^(wait_end_of_query|send_progress_|http_|enable_http_|compress|decompress)/;

export function readEngineRequest(url: URL, body: Uint8Array, formatHeader: string | undefined): EngineRequest {
  const settings: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (!notSettings.has(name) && !ofTransport.test(name)) settings[name] = value;
  }
  const query = url.searchParams.get("query");
  return {
    sql: query ?? Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString(),
    rows: query === null ? undefined : body,
    settings,
    format: url.searchParams.get("default_format") ?? formatHeader ?? "TabSeparated",
    isWhole: url.searchParams.get("wait_end_of_query") === "1",
    name: url.searchParams.get("query_id") ?? undefined,
  };
}
