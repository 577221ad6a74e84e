import type { Mail, SavedQuery } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { csvLine } from "../query-downloads/csv-line.ts";
import type { Row } from "./evaluate-rows.ts";

export interface QueryRows {
  readonly query: SavedQuery;
  readonly dueAt: Date;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

const lifetimeMs = 24 * 3_600_000;

/** Mails the rows of a run to those who want them, once for each run, where a mail server is set up. */
export async function mailRows(store: Store, result: QueryRows, now: Date): Promise<void> {
  const { query, dueAt, rows } = result;
  if (!query.email || (rows.length === 0 && !query.email.sendEmpty)) return;
  if ((await store.mailSettings.get()) === undefined) return;
  const topic = `rows:${query.name}:${dueAt.toISOString()}`;
  if ((await store.mails.recentTopics([topic], dueAt)).size > 0) return;
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const mail = toRowsMail(result, query.email);
  await store.mails.add({ purpose: "QUERY_ROWS", mail, topics: [topic], expiresAt }, now);
}

const inlineRowsMax = 50;
const attachmentBytesMax = 10 * 1024 * 1024;

export function toRowsMail(
  { query, dueAt, columns, rows }: QueryRows,
  { recipients, preferAttachment }: NonNullable<SavedQuery["email"]>,
): Mail {
  const at = `${dueAt.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const count = rows.length === 1 ? "1 row" : `${rows.length.toLocaleString("en")} rows`;
  const head = [`${query.name}: ${count} at ${at}.`, ...(query.description === "" ? [] : [query.description])];
  const base = { to: recipients, subject: `${query.name}: ${count}` };
  const isAttached = rows.length > 0 && (preferAttachment || rows.length > inlineRowsMax);
  if (!isAttached) return { ...base, text: [...head, ...rows.map((row) => describeRow(row, columns))].join("\n\n") };
  const { content, written } = toCsv(columns, rows);
  const left = rows.length - written;
  const note = left > 0 ? [`The attachment has the first ${written.toLocaleString("en")} rows.`] : [];
  return {
    ...base,
    text: [...head, ...note].join("\n\n"),
    attachment: { fileName: `${query.name.replace(/[^\w.-]+/g, "_")}.csv`, contentType: "text/csv", content },
  };
}

const describeRow = (row: Row, columns: readonly string[]) =>
  columns.map((name) => `${name}: ${describeValue(row[name])}`).join("\n");

function describeValue(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** As many rows as fit. */
function toCsv(columns: readonly string[], rows: readonly Row[]): { content: string; written: number } {
  const lines = [csvLine(columns)];
  let bytes = Buffer.byteLength(lines[0] ?? "");
  for (const row of rows) {
    const line = csvLine(columns.map((name) => row[name]));
    bytes += Buffer.byteLength(line);
    if (bytes > attachmentBytesMax) break;
    lines.push(line);
  }
  return { content: lines.join(""), written: lines.length - 1 };
}
