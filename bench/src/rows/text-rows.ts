import { type CompiledSchema, compileSchema, createNormalizer, parseSchema } from "@pharos/normalize";
import { apacheLines, csvLines, csvSchema, nginxLines } from "../access-logs.ts";
import { builtInSchemas, chunkOf } from "../built-in-schemas.ts";
import { processorMs } from "../processor-ms.ts";
import { type BenchRow, median } from "../table.ts";

type OpenParser = ReturnType<NonNullable<CompiledSchema["parser"]>>;

const runs = 25;
const lines = 20_000;
const target = 60;
const families = [
  { what: "CSV with a header (csv)", logType: "Custom.Proxy", lines: csvLines(lines, 1) },
  { what: "an nginx access log (fastmatch)", logType: "Nginx.Access", lines: nginxLines(lines, 1) },
  { what: "an Apache access log (regex)", logType: "Apache.AccessCommon", lines: apacheLines(lines, 1) },
];

/** Text logs: lines to their members by the parser alone, and the whole way from bytes to stored rows. */
export async function textRows(): Promise<BenchRow[]> {
  const schemas = [...builtInSchemas, parseSchema(csvSchema)].map((schema) => compileSchema(schema, 1));
  return families.flatMap(({ what, logType, lines }) => {
    const bytes = Buffer.byteLength(lines.join("\n"));
    const parser = schemas.find((schema) => schema.logType === logType)?.parser;
    if (!parser) throw new Error(`${logType} is no text`);
    const parsing = megabytesPerSecond(bytes, () => parseAll(parser(), lines));
    const normalizer = createNormalizer(schemas);
    const chunk = { ...chunkOf(Buffer.from(lines.join("\n")), logType), streamType: "Lines" } as const;
    const whole = megabytesPerSecond(bytes, () => {
      const { failures } = normalizer.normalize(chunk, { columns: () => "all", event: () => undefined });
      if (failures.length > 0) throw new Error(failures[0]?.reason);
    });
    return [
      {
        what: `parse ${what}, on one core`,
        figure: `${Math.round(parsing)} MB/s`,
        target: `≥ ${target} MB/s`,
        isReached: parsing >= target,
      },
      { what: `the same to stored rows`, figure: `${Math.round(whole)} MB/s`, target: "", isReached: true },
    ];
  });
}

function megabytesPerSecond(bytes: number, work: () => void): number {
  const times = Array.from({ length: runs }, () => processorMs(work));
  return bytes / 1e6 / (median(times) / 1000);
}

function parseAll(parser: OpenParser, lines: readonly string[]): void {
  parser.begin(lines[0] ?? "");
  let parsed = 0;
  for (const line of lines) if (parser.parse(line)) parsed++;
  if (parsed !== lines.length) throw new Error(`${lines.length - parsed} lines were refused`);
}
