/** Engine settings of one statement; rendered into its SETTINGS clause and never into the session. */
export type Settings = Readonly<Record<string, string | number>>;

export interface Statement {
  readonly sql: string;
  /** Values for `{name:Type}` holes; the engine binds them, they are never part of the text. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly settings?: Settings;
}

/**
 * The statement's text with its settings. A SETTINGS clause ends with its statement. The client's own
 * `clickhouse_settings` do not: over chDB they become `SET`, stay in the session, and an insert token
 * among them made later inserts vanish as repeats.
 */
export function renderStatement({ sql, settings }: Statement): string {
  return settings === undefined ? sql : `${sql}${renderSettings(settings)}`;
}

function renderSettings(settings: Settings): string {
  const parts = Object.entries(settings).map(([name, value]) => `${name} = ${literal(value)}`);
  return parts.length === 0 ? "" : ` SETTINGS ${parts.join(", ")}`;
}

function literal(value: string | number): string {
  return typeof value === "number" ? String(value) : quoteText(value);
}

/** A SQL string literal. For settings and DDL, which cannot carry parameters. */
export function quoteText(value: string): string {
  return `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
