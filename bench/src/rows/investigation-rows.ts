import { compileFlow, describeTable, type FlowCatalogue, flowSettings } from "@pharos/flow";
import { loadFlowParser } from "@pharos/flow/node";
import type { Lake } from "@pharos/lake";
import type { Session } from "chdb";
import { builtInSchemas } from "../built-in-schemas.ts";
import { type BenchRow, median, ratio } from "../table.ts";
import { eventCount, lastEventAt, openTenMillionEvents } from "../ten-million-events.ts";
import { type Investigation, investigations } from "./investigations.ts";

const turns = 7;
const mostRatio = 1.1;

/** PharosFlow against SQL by hand, in turn, on the same connection. */
export async function investigationRows(): Promise<BenchRow[]> {
  await using filled = await openTenMillionEvents();
  const { lake, session } = filled;
  const catalogue = await catalogueOf(lake);
  const parser = await loadFlowParser();
  const rows: BenchRow[] = [];
  for (const investigation of investigations) {
    const { sql, diagnostics } = compileFlow(parser.parse(investigation.flow), { catalogue, now: lastEventAt });
    if (sql === undefined) throw new Error(`${investigation.what}: ${diagnostics.map(({ message }) => message)}`);
    const settings = Object.entries(flowSettings).map(([name, value]) => `${name} = ${value}`);
    rows.push(compared(session, investigation, `${sql}\nSETTINGS ${settings.join(", ")}`));
  }
  return rows;
}

function compared(session: Session, { what, sql }: Investigation, flow: string): BenchRow {
  const [ours, byHand]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    ours.push(ms(session, flow));
    byHand.push(ms(session, sql));
  }
  const value = median(ours) / median(byHand);
  return {
    what: `PharosFlow on ${eventCount.toLocaleString("en")} events, ${what}, against SQL by hand (${median(byHand).toFixed(0)} ms)`,
    figure: ratio(value),
    target: `≤ ${mostRatio}×`,
    isReached: value <= mostRatio,
  };
}

function ms(session: Session, sql: string): number {
  const start = performance.now();
  session.query(sql, "Null");
  return performance.now() - start;
}

async function catalogueOf(lake: Lake): Promise<FlowCatalogue> {
  const tables = await lake.catalogue();
  const logTypes = new Map(builtInSchemas.map((schema) => [schema.schema.toLowerCase().replaceAll(".", "_"), schema]));
  return { tables: tables.map((table) => describeTable(table, logTypes.get(table.table))) };
}
