import { builtInNormalizer, chunkOf } from "../built-in-schemas.ts";
import { cloudTrailLines } from "../cloudtrail-events.ts";
import { processorMs } from "../processor-ms.ts";
import { duoLines, snykLines, zeekConnLines } from "../small-events.ts";
import { type BenchRow, median, perSecond, ratio } from "../table.ts";
import { windowsLines } from "../windows-events.ts";
import { zeekDnsLines } from "../zeek-events.ts";

const runs = 25;
const target = 2.5;
const families = [
  { what: "CloudTrail", logType: "AWS.CloudTrail", lines: cloudTrailLines(5_000, 1), hasTarget: true },
  { what: "Windows events", logType: "Windows.EventLogs", lines: windowsLines(4_000, 1), hasTarget: true },
  { what: "Zeek DNS", logType: "Zeek.DNS", lines: zeekDnsLines(10_000, 1), hasTarget: true },
  { what: "Zeek connections", logType: "Zeek.Conn", lines: zeekConnLines(12_000, 1), hasTarget: true },
  { what: "Snyk group audit", logType: "Snyk.GroupAudit", lines: snykLines(15_000, 1), hasTarget: true },
  { what: "Duo administrators", logType: "Duo.Administrator", lines: duoLines(20_000, 1), hasTarget: true },
];

/** Normalising against the least that anything in JavaScript can do: parse each line and write it again. */
export async function normalizeRows(): Promise<BenchRow[]> {
  return families.flatMap(({ what, logType, lines, hasTarget }) => {
    const bytes = Buffer.from(lines.join("\n"));
    const { against, milliseconds } = measure(bytes, logType);
    const eventBytes = Math.round(bytes.length / lines.length / 100) / 10;
    return [
      {
        what: `normalise ${what}, time against bare \`JSON.parse\` + \`JSON.stringify\` of the same bytes`,
        figure: ratio(against),
        target: hasTarget ? `≤ ${target}×` : "",
        isReached: against <= target,
      },
      {
        what: `normalise ${what}, events of ${eventBytes} kB on one core`,
        figure: perSecond(lines.length / (milliseconds / 1000)),
        target: "",
        isReached: true,
      },
    ];
  });
}

function measure(bytes: Buffer, logType: string): { against: number; milliseconds: number } {
  const normalizer = builtInNormalizer();
  const bare: number[] = [];
  const normalized: number[] = [];
  let written = 0;
  // As in the pipeline, somebody looks at each event.
  const onEvent = (_: string, event: Readonly<Record<string, unknown>>) => {
    if (event.p_log_type === logType) written++;
  };
  for (let run = 0; run < runs; run++) {
    bare.push(
      processorMs(() => {
        for (const line of bytes.toString("utf8").split("\n")) written += JSON.stringify(JSON.parse(line)).length;
      }),
    );
    normalized.push(
      processorMs(() => {
        const result = normalizer.normalize(chunkOf(bytes, logType), onEvent);
        if (result.failures.length > 0) throw new Error(result.failures[0]?.reason);
        written += result.tables[0]?.ndjson.length ?? 0;
      }),
    );
  }
  if (written === 0) throw new Error("Nothing was written");
  return { against: median(normalized.map((time, i) => time / (bare[i] ?? 1))), milliseconds: median(normalized) };
}
