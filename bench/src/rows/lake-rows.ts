import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLake } from "@pharos/lake";
import { createChdbConnection } from "chdb/connection";
import { builtInNormalizer, builtInSchemas, cloudTrailChunk } from "../built-in-schemas.ts";
import { cloudTrailLines } from "../cloudtrail-events.ts";
import { type BenchRow, median, perSecond, ratio } from "../table.ts";

const events = 20_000;
const runs = 5;

/** Our insert (synced, deduplicated, typed by the schema) against a bare one of the same rows into the same table. */
export async function lakeRows(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-bench-lake-"));
  const normalized = builtInNormalizer().normalize(cloudTrailChunk(Buffer.from(cloudTrailLines(events, 3).join("\n"))));
  const rows = normalized.tables[0]?.ndjson ?? Buffer.alloc(0);
  const path = join(folder, "lake");
  const schemas = builtInSchemas.filter((schema) => schema.schema === "AWS.CloudTrail");
  const times = { ours: [] as number[], bare: [] as number[] };
  try {
    const lake = await openLake({ path });
    await lake.ensureTables(schemas);
    // A process has one engine of its own beside the lake's, in another folder.
    const barePath = join(folder, "bare");
    const copy = await openLake({ path: barePath });
    await copy.ensureTables(schemas);
    await copy.close();
    const bareConnection = createChdbConnection({ path: barePath });
    for (let run = 0; run <= runs; run++) {
      const ours = await timeOf(() =>
        lake.insert({ database: "pharos_logs", table: "aws_cloudtrail", rows, token: `run-${run}` }),
      );
      const bare = await timeOf(() =>
        bareConnection.chdb.rawInsert({
          table: "pharos_logs.aws_cloudtrail",
          format: "JSONEachRow",
          values: rows,
          settings: { insert_deduplicate: 0 },
        }),
      );
      // The first of each pays for opening files.
      if (run > 0) {
        times.ours.push(ours);
        times.bare.push(bare);
      }
    }
    await bareConnection.close();
    await lake.close();
  } finally {
    // A merge that was under way may still write its last file.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
  const against = median(times.ours) / median(times.bare);
  return [
    {
      what: "lake insert, time against a bare chDB insert of the same rows in the same process",
      figure: ratio(against),
      target: "",
      isReached: true,
    },
    {
      what: "lake insert, CloudTrail events, durable",
      figure: perSecond(events / (median(times.ours) / 1000)),
      target: "",
      isReached: true,
    },
  ];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
