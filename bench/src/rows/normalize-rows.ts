import type { EventColumns } from "@pharos/domain";
import { againstBare } from "../against-bare.ts";
import { builtInNormalizer } from "../built-in-schemas.ts";
import { cloudTrailLines } from "../cloudtrail-events.ts";
import { sampleLines } from "../sample-lines.ts";
import { duoLines, snykLines, zeekConnLines } from "../small-events.ts";
import { type BenchRow, median, perSecond, ratio } from "../table.ts";
import { windowsLines } from "../windows-events.ts";
import { zeekDnsLines } from "../zeek-events.ts";

const runs = 25;
const target = 2.5;

interface Family {
  readonly what: string;
  readonly logType: string;
  readonly lines: readonly string[];
  /** One value with all of them, instead of a line each. */
  readonly isEnvelope?: boolean;
}

const families: readonly Family[] = [
  { what: "CloudTrail", logType: "AWS.CloudTrail", lines: cloudTrailLines(5_000, 1) },
  { what: "CloudTrail's files", logType: "AWS.CloudTrail", lines: cloudTrailLines(5_000, 1), isEnvelope: true },
  { what: "Windows events", logType: "Windows.EventLogs", lines: windowsLines(4_000, 1) },
  { what: "Zeek DNS", logType: "Zeek.DNS", lines: zeekDnsLines(10_000, 1) },
  { what: "Zeek connections", logType: "Zeek.Conn", lines: zeekConnLines(12_000, 1) },
  { what: "Snyk group audit", logType: "Snyk.GroupAudit", lines: snykLines(15_000, 1) },
  { what: "Duo administrators", logType: "Duo.Administrator", lines: duoLines(20_000, 1) },
];

export async function normalizeRows(): Promise<BenchRow[]> {
  return [...families.flatMap(familyRows), ...sampleRows()];
}

function familyRows({ what, logType, lines, isEnvelope }: Family): BenchRow[] {
  const bytes = Buffer.from(isEnvelope ? `{"Records":[${lines.join(",")}]}` : lines.join("\n"));
  const { bare, normalized } = againstBare(builtInNormalizer(), bytes, logType, runs);
  const against = median(normalized.map((time, i) => time / (bare[i] ?? 1)));
  const eventBytes = Math.round(bytes.length / lines.length / 100) / 10;
  return [
    {
      what: `normalise ${what}, time against bare \`JSON.parse\` + \`JSON.stringify\` of the same bytes`,
      figure: ratio(against),
      target: `≤ ${target}×`,
      isReached: against <= target,
    },
    {
      what: `normalise ${what}, events of ${eventBytes} kB on one core`,
      figure: perSecond(lines.length / (median(normalized) / 1000)),
      target: "",
      isReached: true,
    },
  ];
}

const sampleBytes = 500_000;
const sampleRuns = 9;

interface Sample {
  readonly logType: string;
  readonly bare: number;
  readonly normalized: number;
}

/** Every JSON log type on its own samples, of which most are small: as many bytes of each. */
function sampleRows(): BenchRow[] {
  const samples = measureSamples();
  const whole = measureSamples("all");
  const byRatio = samples
    .map(({ logType, bare, normalized }) => ({ logType, against: normalized / bare }))
    .sort((a, b) => b.against - a.against);
  const above = byRatio.filter((each) => each.against > target).length;
  const [worst] = byRatio;
  return [
    {
      what: `normalise samples of all ${samples.length} JSON log types, the same bytes of each, time against bare`,
      figure: ratio(ratioOf(samples)),
      target: `≤ ${target}×`,
      isReached: ratioOf(samples) <= target,
    },
    {
      what: `the log type with the highest ratio by itself, ${worst?.logType}`,
      figure: ratio(worst?.against ?? 0),
      target: `≤ ${target}×`,
      isReached: above === 0,
    },
    {
      what: "the same samples when each event is made an object with all columns",
      figure: ratio(ratioOf(whole)),
      target: "",
      isReached: true,
    },
  ];
}

function measureSamples(columns?: EventColumns): Sample[] {
  const normalizer = builtInNormalizer();
  return sampleLines(normalizer, sampleBytes).map(({ logType, bytes }) => {
    const { bare, normalized } = againstBare(normalizer, bytes, logType, sampleRuns, columns);
    // The least of few runs: what neighbours and the collector did to the others is not the log type's.
    return { logType, bare: Math.min(...bare), normalized: Math.min(...normalized) };
  });
}

function ratioOf(samples: readonly Sample[]): number {
  const sum = (of: "bare" | "normalized") => samples.reduce((total, each) => total + each[of], 0);
  return sum("normalized") / sum("bare");
}
