/** How a text of ours begins that filters another: another filter goes on behind it. */
const filtered = /^SELECT \* FROM \(\n([\s\S]*)\n\)\nWHERE ([\s\S]+)$/;

/** The statement with only those of its rows that have, or have not, this value in a column of its result. */
export function withSqlFilter(sql: string, column: string, value: unknown, isExcluded: boolean): string {
  const condition = sqlCondition(column, value, isExcluded);
  const statement = sql.trim().replace(/;+\s*$/, "");
  return filtered.test(statement)
    ? `${statement}\n  AND ${condition}`
    : `SELECT * FROM (\n${statement}\n)\nWHERE ${condition}`;
}

/** What is absent has no value, and so not this one. */
function sqlCondition(column: string, value: unknown, isExcluded: boolean): string {
  const place = /^[A-Za-z_]\w*$/.test(column) ? column : `"${column.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
  if (value === null || value === undefined) return `${place} IS ${isExcluded ? "NOT " : ""}NULL`;
  const literal = typeof value === "number" || typeof value === "boolean" ? String(value) : quoted(String(value));
  return isExcluded ? `(${place} <> ${literal} OR ${place} IS NULL)` : `${place} = ${literal}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

/** The statement with only the rows of a time; `p_event_time` is a column of its result. */
export function withSqlTimes(sql: string, start: Date, end: Date): string {
  const statement = sql.trim().replace(/;+\s*$/, "");
  const within = `p_event_time >= ${instant(start)} AND p_event_time < ${instant(end)}`;
  const [, inner, conditions = ""] = filtered.exec(statement) ?? [];
  if (inner === undefined) return `SELECT * FROM (\n${statement}\n)\nWHERE ${within}`;
  const others = conditions.replace(timesPattern, "").replace(/^\s*AND\s+/, "");
  return `SELECT * FROM (\n${inner}\n)\nWHERE ${within}${others.trim() ? `\n  AND ${others.trim()}` : ""}`;
}

/** Times that we put there before: another choice takes their place. */
const timesPattern =
  /p_event_time >= toDateTime64\('[\d: .-]+', 3, 'UTC'\) AND p_event_time < toDateTime64\('[\d: .-]+', 3, 'UTC'\)/;

function instant(at: Date): string {
  return `toDateTime64('${at.toISOString().slice(0, 23).replace("T", " ")}', 3, 'UTC')`;
}
