/** Engine settings of one statement; rendered into its SETTINGS clause and never into the session. */
export type Settings = Readonly<Record<string, string | number | Readonly<Record<string, string>>>>;

export interface Statement {
  readonly sql: string;
  /** Values for `{name:Type}` holes; the engine binds them, they are never part of the text. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly settings?: Settings;
  /** The person's own text, if the statement comes from one: a text that ends the engine is recognised by it. */
  readonly origin?: string | undefined;
}

/**
 * The statement's text with its settings. A SETTINGS clause ends with its statement. The client's own
 * `clickhouse_settings` do not: over chDB they become `SET`, stay in the session, and an insert token
 * among them made later inserts vanish as repeats.
 */
export function renderStatement({ sql, settings = {} }: Statement): string {
  const parts = Object.entries(settings).map(([name, value]) => `${name} = ${literal(value)}`);
  return parts.length === 0 ? sql : `${sql}\nSETTINGS ${parts.join(", ")}`;
}

function literal(value: Settings[string]): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return quoteText(value);
  return `{${Object.entries(value)
    .map(([key, text]) => `${quoteText(key)}: ${quoteText(text)}`)
    .join(", ")}}`;
}

/** A SQL string literal, for what cannot carry parameters: settings and DDL. */
export function quoteText(value: string): string {
  return `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
