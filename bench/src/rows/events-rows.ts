import type { LakeRun } from "@pharos/lake";
import { fixtureEvents, fixtureTimes, needles, withTenMillionEvents } from "../lake/ten-million-events.ts";
import { type BenchRow, median } from "../table.ts";

const runs = 5;
const needleMsMax = 300;
const firstPageMsMax = 500;
const pageRows = 100;
const matchingRows = 1_000_000;

/** What people wait for on ten million events: a rare indicator over all tables, and the first rows of many. */
export async function eventsRows(): Promise<BenchRow[]> {
  return withTenMillionEvents(async ({ lake, sizes }) => {
    const needle = await timesOf(async () => {
      const counts = await lake.indicatorSearch({ values: [needles.ip], ...fixtureTimes });
      const events = counts.reduce((sum, count) => sum + count.events, 0);
      if (events === 0 || events > 1000) throw new Error(`${events} events have the needle`);
    });
    const anyField = await timesOf(async () => {
      await lake.indicatorSearch({ values: [needles.user], ...fixtureTimes });
    });
    const firstPage = await timesOf(async () => {
      const sql = `SELECT * FROM pharos_logs.aws_cloudtrail WHERE awsRegion = 'eu-central-1'`;
      await readFirstPage(await lake.run(sql, { maxRows: matchingRows, maxBytes: 16 * 1024 ** 3 }));
    });
    const newest = await timesOf(async () => {
      const sql = `SELECT * FROM pharos_logs.aws_cloudtrail WHERE awsRegion = 'eu-central-1'
        ORDER BY p_event_time DESC LIMIT ${pageRows}`;
      await readFirstPage(await lake.run(sql));
    });
    const { rawBytes, storedBytes } = await sizes();
    const events = fixtureEvents.toLocaleString("en");
    return [
      atMost(`indicator search, an address in ${events} events of all tables`, needle, needleMsMax),
      atMost(`indicator search, a name in any field of ${events} events`, anyField, needleMsMax),
      atMost(
        `SQL, first page of ${matchingRows.toLocaleString("en")} matching rows with all columns`,
        firstPage,
        firstPageMsMax,
      ),
      atMost(`SQL, the newest ${pageRows} of 2,700,000 matching rows with all columns`, newest, firstPageMsMax),
      {
        what: `lake, bytes stored for each byte that was sent, of ${events} events`,
        figure: (storedBytes / rawBytes).toFixed(2),
        target: "",
        isReached: true,
      },
    ];
  });
}

async function readFirstPage(run: LakeRun): Promise<void> {
  for await (const batch of run.batches) {
    if (batch.length < pageRows) throw new Error(`The first page has ${batch.length} rows`);
    break;
  }
}

/** The first of each pays for opening files. */
async function timesOf(work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const start = performance.now();
    await work();
    if (run > 0) times.push(performance.now() - start);
  }
  return times;
}

function atMost(what: string, times: readonly number[], mostMs: number): BenchRow {
  const middle = median(times);
  return { what, figure: `${Math.round(middle)} ms`, target: `< ${mostMs} ms`, isReached: middle < mostMs };
}
