import { setTimeout as wait } from "node:timers/promises";
import type { EventSource } from "./event-sources.ts";
import type { Installation } from "./installation.ts";

export interface SentEvents extends Pick<EventSource, "label" | "table" | "uniqueColumn"> {
  readonly acknowledged: number;
}

/** How long the lake may take for what was acknowledged. */
const catchUpMsMax = 120_000;

/** Sentences about each source whose ledger or rows are not what was acknowledged; none when all are. */
export async function findCountMistakes(installation: Installation, sent: readonly SentEvents[]): Promise<string[]> {
  const mistakes: string[] = [];
  const ledgers = await installation.readLedgers();
  for (const { label, table, uniqueColumn, acknowledged } of sent) {
    const { received = 0, stored = 0, failed = 0, dropped = 0, repeated = 0 } = ledgers.get(label) ?? {};
    if (stored !== acknowledged) mistakes.push(`${label}: ${acknowledged} acknowledged, ledger says ${stored} stored`);
    if (received !== stored + failed + dropped + repeated) mistakes.push(`${label}: the ledger does not add up`);
    if (failed > 0) mistakes.push(`${label}: ${failed} failed`);
    const unique = uniqueColumn ? `uniqExact(${uniqueColumn})` : "count()";
    const sql = `SELECT count() AS rows, ${unique} AS unique FROM pharos_logs.public.${table}`;
    const rows = await queryUntil(installation, sql, (answer) => answer.rows === acknowledged);
    if (rows.rows !== acknowledged || rows.unique !== acknowledged) {
      mistakes.push(`${label}: ${acknowledged} acknowledged, ${rows.rows} rows in the lake, ${rows.unique} different`);
    }
  }
  return mistakes;
}

async function queryUntil(
  installation: Installation,
  sql: string,
  isWanted: (answer: Record<string, unknown>) => boolean,
): Promise<Record<string, unknown>> {
  const endMs = performance.now() + catchUpMsMax;
  for (;;) {
    const answer = await installation.query(sql);
    if (isWanted(answer) || performance.now() > endMs) return answer;
    await wait(500);
  }
}
