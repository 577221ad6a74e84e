export interface ClickHouseRequest {
  readonly statement: string;
  /** Names without `param_`. */
  readonly params: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, string>>;
  readonly format: string;
}

const notSettings = new Set(["query", "database", "query_id", "session_id", "default_format", "role"]);
/** Of the HTTP layer itself; the embedded engine has none of them. */
const ofTransport = /^(wait_end_of_query|send_progress_|http_|enable_http_|compress|decompress)/;

/** Reads a request as ClickHouse does: the statement is `?query=` followed by the body. */
export function readClickHouseRequest(url: URL, body: Buffer, formatHeader: string | undefined): ClickHouseRequest {
  const params: Record<string, string> = {};
  const settings: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (name.startsWith("param_")) params[name.slice("param_".length)] = unescapeText(value);
    else if (!notSettings.has(name) && !ofTransport.test(name)) settings[name] = value;
  }
  const query = url.searchParams.get("query");
  const text = body.toString();
  const format = url.searchParams.get("default_format") ?? formatHeader ?? "TabSeparated";
  return { statement: query === null ? text : `${query}\n${text}`, params, settings, format };
}

const escapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", "0": "\0" };

/** Parameters travel escaped as in TabSeparated. */
function unescapeText(text: string): string {
  return text.replace(/\\(.)/gs, (_whole, char: string) => escapes[char] ?? char);
}
