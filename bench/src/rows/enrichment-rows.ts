import type { LogSchema, LookupTable } from "@pharos/domain";
import {
  buildTable,
  createEnricher,
  type Enricher,
  type LoadedTable,
  tableBytes,
  tableShape,
} from "@pharos/enrichment";
import type { EventListener } from "@pharos/normalize";
import { builtInNormalizer, chunkOf } from "../built-in-schemas.ts";
import { cloudTrailLines } from "../cloudtrail-events.ts";
import { processorMs } from "../processor-ms.ts";
import { type BenchRow, median, perSecond, ratio } from "../table.ts";

const tableRows = 1_000_000;
const eventCount = 5_000;
const runs = 25;
const logType = "AWS.CloudTrail";

const kinds = [
  { what: "addresses", isNetwork: false, suffix: "" },
  { what: "networks", isNetwork: true, suffix: "/28" },
];

/** Every event finds its row under two selectors, which is as much as enrichment can cost. */
export async function enrichmentRows(): Promise<BenchRow[]> {
  const events = Buffer.from(
    cloudTrailLines(eventCount, 1)
      .map((line, i) => line.replace(/198\.51\.100\.\d+/, addressOf((i * 7919) % tableRows)))
      .join("\n"),
  );
  const without = measure(events, undefined);
  return kinds.flatMap(({ what, isNetwork, suffix }) => {
    const { table, milliseconds } = load(isNetwork, suffix);
    const enricher = createEnricher([table], Date.now);
    const withRows = measure(events, enricher);
    return [
      {
        what: `build a lookup table of ${tableRows.toLocaleString("en")} ${what} from CSV (${Math.round(tableBytes(table.data) / tableRows)} bytes a row, for all workers together)`,
        figure: `${(milliseconds / 1000).toFixed(1)} s`,
        target: "",
        isReached: true,
      },
      {
        what: `normalise CloudTrail events, each enriched twice from that table (${ratio(without / withRows)} the speed without)`,
        figure: perSecond(eventCount / (withRows / 1000)),
        target: "",
        isReached: true,
      },
    ];
  });
}

/** Neighbouring addresses lie 16 apart, so that each has a network of its own. */
function addressOf(row: number): string {
  const value = 0x0b000000 + row * 16;
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255].join(".");
}

function load(isNetwork: boolean, suffix: string): { table: LoadedTable; milliseconds: number } {
  const lines = ["ip,country,asn,owner,risk"];
  for (let i = 0; i < tableRows; i++) {
    lines.push(`${addressOf(i)}${suffix},DE,${i % 65_000},Example Company ${i % 997},${i % 100}`);
  }
  const file = Buffer.from(lines.join("\n"));
  const schema: LogSchema = {
    schema: "Custom.Bench",
    fields: [
      { name: "ip", type: "string", ...(isNetwork && { validate: { cidr: "any" as const } }) },
      { name: "asn", type: "int" },
      { name: "risk", type: "int" },
    ],
  };
  const definition: LookupTable = {
    name: "bench",
    enabled: true,
    description: "",
    reference: "",
    schema: schema.schema,
    primaryKey: "ip",
    associations: [{ logType, selectors: ["sourceIPAddress", "p_any_ip_addresses"] }],
    origin: { kind: "file", filename: "bench.csv" },
  };
  const shape = tableShape(definition, schema);
  const start = performance.now();
  const data = buildTable("bench.csv", file, shape);
  return { table: { name: definition.name, places: shape.places, data }, milliseconds: performance.now() - start };
}

/** Milliseconds for all events. */
function measure(events: Buffer, enricher: Enricher | undefined): number {
  const normalizer = builtInNormalizer();
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    let found = 0;
    const listener: EventListener = {
      columns: () => "all",
      event(type, event) {
        if (enricher?.enrich(type, event) !== undefined) found++;
      },
    };
    times.push(processorMs(() => normalizer.normalize(chunkOf(events, logType), listener)));
    if (enricher && found < eventCount) throw new Error(`Only ${found} of ${eventCount} events have a row`);
  }
  return median(times);
}
