import { invalidInput } from "@pharos/domain";

/** The options of `pharos query`. */
export interface AskedQuery {
  readonly language?: "sql" | "flow" | "filters";
  readonly since?: string;
  readonly table?: readonly string[];
  readonly limit?: string;
}

/** `ExecuteDataLakeQueryInput` of the API, as far as the command line fills it. */
export interface QueryInput {
  readonly sql: string;
  readonly language?: "sql" | "pharosflow" | "simplesearch";
  readonly filters?: string;
  readonly tables?: readonly string[];
  readonly relativeTime?: string;
  readonly limit?: number;
}

const languages = { sql: "sql", flow: "pharosflow", filters: "simplesearch" } as const;

/** @throws input.invalid says which option is wrong */
export function queryInput(text: string, { language, since, table, limit }: AskedQuery): QueryInput {
  return {
    ...(language === "filters" ? { sql: "", filters: filtersOf(text, table) } : { sql: text }),
    ...(language && { language: languages[language] }),
    ...(table && { tables: table }),
    ...(since !== undefined && { relativeTime: durationOf(since) }),
    ...(limit !== undefined && { limit: rowsOf(limit) }),
  };
}

function filtersOf(text: string, tables: readonly string[] = []): string {
  if (tables.length === 0) throw invalidInput("filters need --table");
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && "ors" in value) return text;
  } catch {
    // Said below.
  }
  throw invalidInput(
    'filters are JSON: {"ors": [{"ands": [{"key": "eventName", "operator": "EQUALS", "value": "x"}]}]}',
  );
}

const units: Readonly<Record<string, (count: string) => string>> = {
  s: (count) => `PT${count}S`,
  m: (count) => `PT${count}M`,
  h: (count) => `PT${count}H`,
  d: (count) => `P${count}D`,
  w: (count) => `P${count}W`,
};

/** `24h` as an ISO-8601 duration. */
function durationOf(since: string): string {
  const [, count = "", unit = ""] = /^(\d+)\s*([smhdw])$/.exec(since.trim()) ?? [];
  const write = units[unit];
  if (write === undefined || Number(count) === 0)
    throw invalidInput(`--since must be a duration such as 30m, 24h or 7d, not ${since}`);
  return write(count);
}

function rowsOf(limit: string): number {
  if (!/^[1-9]\d{0,8}$/.test(limit)) throw invalidInput(`--limit must be a number of rows, not ${limit}`);
  return Number(limit);
}
