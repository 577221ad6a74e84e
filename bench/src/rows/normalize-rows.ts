import { builtInNormalizer, cloudTrailChunk } from "../built-in-schemas.ts";
import { cloudTrailLines } from "../cloudtrail-events.ts";
import { type BenchRow, median, perSecond, ratio } from "../table.ts";

const events = 5_000;
const runs = 15;

/** Normalising against the least that anything in JavaScript can do: parse each line and write it again. */
export async function normalizeRows(): Promise<BenchRow[]> {
  const lines = cloudTrailLines(events, 1);
  const bytes = Buffer.from(lines.join("\n"));
  const normalizer = builtInNormalizer();
  const times = { bare: [] as number[], normalized: [] as number[] };
  let written = 0;
  for (let run = 0; run < runs; run++) {
    times.bare.push(
      timeOf(() => {
        for (const line of bytes.toString("utf8").split("\n")) written += JSON.stringify(JSON.parse(line)).length;
      }),
    );
    times.normalized.push(
      timeOf(() => {
        const result = normalizer.normalize(cloudTrailChunk(new Uint8Array(bytes)));
        if (result.failures.length > 0) throw new Error(result.failures[0]?.reason);
        written += result.tables[0]?.ndjson.length ?? 0;
      }),
    );
  }
  if (written === 0) throw new Error("Nothing was written");
  const against = median(times.normalized.map((t, i) => t / (times.bare[i] ?? 1)));
  return [
    {
      what: "normalise CloudTrail, time against bare `JSON.parse` + `JSON.stringify` of the same bytes",
      figure: ratio(against),
      target: "≤ 3×",
      isReached: against <= 3,
    },
    {
      what: "normalise CloudTrail, events of 1.4 kB on one core",
      figure: perSecond(events / (median(times.normalized) / 1000)),
      target: "",
      isReached: true,
    },
  ];
}

function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
