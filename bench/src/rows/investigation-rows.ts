import { compileFlow, describeTable, type FlowCatalogue, flowSettings } from "@pharos/flow";
import { loadFlowParser } from "@pharos/flow/node";
import type { Lake } from "@pharos/lake";
import { builtInSchemas } from "../built-in-schemas.ts";
import {
  fixtureEvents,
  fixtureTimes,
  type TenMillionEvents,
  withTenMillionEvents,
} from "../lake/ten-million-events.ts";
import { type BenchRow, median, ratio } from "../table.ts";
import { type Investigation, investigations } from "./investigations.ts";

const turnsMin = 9;
/** Short queries are asked more often, until they took so long together: a neighbour's millisecond is a twentieth of them. */
const msMin = 3_000;
const mostRatio = 1.1;

/** PharosFlow against SQL by hand, in turn, on the same connection. */
export async function investigationRows(): Promise<BenchRow[]> {
  const parser = await loadFlowParser();
  const settings = Object.entries(flowSettings).map(([name, value]) => `${name} = ${value}`);
  return withTenMillionEvents(async ({ lake, query }) => {
    const catalogue = await catalogueOf(lake);
    const rows: BenchRow[] = [];
    for (const investigation of investigations) {
      const { what, flow } = investigation;
      const { sql, diagnostics } = compileFlow(parser.parse(flow), { catalogue, now: new Date(fixtureTimes.toMs) });
      if (sql === undefined) throw new Error(`${what}: ${diagnostics.map(({ message }) => message)}`);
      rows.push(await compared(query, investigation, `${sql}\nSETTINGS ${settings.join(", ")}`));
    }
    return rows;
  });
}

async function compared(
  query: TenMillionEvents["query"],
  { what, sql }: Investigation,
  flow: string,
): Promise<BenchRow> {
  const [ours, byHand]: [number[], number[]] = [[], []];
  const [a, b] = [await query(flow), await query(sql)];
  if (a.length !== b.length) throw new Error(`${what}: ${a.length} rows, and ${b.length} by hand`);
  const start = performance.now();
  while (ours.length < turnsMin || performance.now() - start < msMin) {
    ours.push(await msOf(query, flow));
    byHand.push(await msOf(query, sql));
  }
  const value = median(ours) / median(byHand);
  return {
    what: `PharosFlow on ${fixtureEvents.toLocaleString("en")} events, ${what}, against SQL by hand (${median(byHand).toFixed(0)} ms)`,
    figure: ratio(value),
    target: `≤ ${mostRatio}×`,
    isReached: value <= mostRatio,
  };
}

async function msOf(query: TenMillionEvents["query"], sql: string): Promise<number> {
  const start = performance.now();
  await query(sql);
  return performance.now() - start;
}

async function catalogueOf(lake: Lake): Promise<FlowCatalogue> {
  const known = await lake.knownTables();
  const tables = await lake.describeTables(known.map(({ database, table }) => `${database}.${table}`));
  const logTypes = new Map(builtInSchemas.map((schema) => [schema.schema.toLowerCase().replaceAll(".", "_"), schema]));
  return { tables: tables.map((table) => describeTable(table, logTypes.get(table.table))) };
}
