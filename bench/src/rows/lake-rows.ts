import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLake } from "@pharos/lake";
import { createChdbConnection } from "chdb/connection";
import { builtInNormalizer, builtInSchemas, cloudTrailChunk } from "../built-in-schemas.ts";
import { cloudTrailLines } from "../cloudtrail-events.ts";
import { sampleProcesses } from "../process-memory.ts";
import { processorMsOf } from "../processor-ms.ts";
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
  const times = { ours: [] as Cost[], bare: [] as Cost[] };
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
      const engines = sampleProcesses(process.pid).filter(({ kind }) => kind === "engine");
      const ours = await costOf(engines, () =>
        lake.insert({ database: "pharos_logs", table: "aws_cloudtrail", rows, token: `run-${run}` }),
      );
      const bare = await costOf([], () =>
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
  const middle = (costs: readonly Cost[], kind: keyof Cost) => median(costs.map((cost) => cost[kind]));
  const against = middle(times.ours, "wallMs") / middle(times.bare, "wallMs");
  const work = middle(times.ours, "processorMs") / middle(times.bare, "processorMs");
  return [
    {
      what: "lake insert, time against a bare chDB insert of the same rows in the same process",
      figure: ratio(against),
      target: "",
      isReached: true,
    },
    {
      what: "lake insert of 18 MB, processor time of all processes against the engine in our own",
      figure: ratio(work),
      target: "< 1.05×",
      isReached: work < 1.05,
    },
    {
      what: "lake insert, CloudTrail events, durable",
      figure: perSecond(events / (middle(times.ours, "wallMs") / 1000)),
      target: "",
      isReached: true,
    },
  ];
}

interface Cost {
  readonly wallMs: number;
  /** Of this process and the others. */
  readonly processorMs: number;
}

async function costOf(others: readonly { readonly pid: number }[], work: () => Promise<unknown>): Promise<Cost> {
  const ofOthers = () => others.reduce((sum, { pid }) => sum + processorMsOf(pid), 0);
  const [startMs, othersMs, own] = [performance.now(), ofOthers(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(own);
  return {
    wallMs: performance.now() - startMs,
    processorMs: (user + system) / 1000 + ofOthers() - othersMs,
  };
}
