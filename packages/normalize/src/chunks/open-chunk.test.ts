import { gzipSync, zstdCompressSync } from "node:zlib";
import type { StreamOptions, StreamType } from "@pharos/domain";
import { expect, test } from "vitest";
import { compileSchema } from "../compile/compiled-schema.ts";
import { createNormalizer } from "../normalizer/normalizer.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { aChunk } from "../testing/a-chunk.ts";
import type { Chunk } from "./chunk.ts";
import { openChunk } from "./open-chunk.ts";

const json = parseSchema(`
schema: Custom.Json
fields: [{ name: n, type: int, required: true }, { name: text, type: string }, { name: cloudWatchLogs, type: json }]`);
const csv = parseSchema(`
schema: Custom.Csv
parser: { csv: { hasHeader: true, delimiter: "," } }
fields: [{ name: n, type: int, required: true }, { name: text, type: string }]`);
const windows = parseSchema(`
schema: Custom.Windows
fields: [{ name: n, type: int, required: true }, { name: Channel, type: string }, { name: text, type: string }]`);

const limits = { bytes: 300_000, records: 2_000, eventBytes: 600_000, recordBytes: 900_000 };
const numbers = Array.from({ length: 9_000 }, (_, n) => n);
/** Texts that hold what could be taken for a border. */
const texts = ['"}\n{"n":1}', "],[", "\\", 'a "quoted" word', "é€", "<a>&amp;</a>", "},{", "plain ".repeat(200)];
const textOf = (n: number) => texts[n % texts.length] ?? "";
const record = (n: number) => JSON.stringify({ n, text: textOf(n) });
const records = numbers.map(record);
const pretty = (value: unknown) => JSON.stringify(value, null, 2);
const windowsEvent = (n: number) =>
  `<Event xmlns='http://schemas.microsoft.com/win/2004/08/events/event'><System><Channel>C</Channel></System>` +
  `<EventData><Data Name='n'>${n}</Data><!-- </Event> --></EventData></Event>`;
const zeekHeading = (fields: string, types: string) =>
  `#separator \\x09\n#set_separator\t,\n#empty_field\t(empty)\n#unset_field\t-\n#path\tx\n#fields\t${fields}\n#types\t${types}\n`;
const zeekText = (text: string) =>
  text.replaceAll(/[\\\n]/g, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, "0")}`);
const cloudWatch = (events: readonly number[]) =>
  JSON.stringify({
    messageType: "DATA_MESSAGE",
    owner: "1",
    logGroup: "g",
    logStream: "s",
    subscriptionFilters: ["f"],
    logEvents: events.map((n) => ({ id: `${n}`, timestamp: 1, message: record(n) })),
  });

interface Row {
  readonly name: string;
  readonly body: string;
  readonly streamType?: StreamType;
  readonly streamOptions?: StreamOptions;
  readonly schema?: typeof json;
}

const table: readonly Row[] = [
  { name: "JSON lines", body: `${records.join("\n")}\n` },
  { name: "JSON lines without a last line end", body: records.join("\r\n"), streamType: "Lines" },
  { name: "JSON lines with text between them", body: records.map((r, n) => (n % 7 ? r : `${r}\nat ${n}`)).join("\n") },
  { name: "JSON of one value after the other", body: records.join(""), streamType: "JSON" },
  { name: "JSON that is printed over lines", body: numbers.map((n) => pretty({ n, text: textOf(n) })).join("\n") },
  { name: "JSON with broken values", body: records.map((r, n) => (n % 500 ? r : `{"n":${n}\n${r}`)).join("\n") },
  {
    name: "Zeek's text, of two files with other columns",
    body:
      `${zeekHeading("n\ttext", "count\tstring")}${numbers.map((n) => `${n}\t${zeekText(textOf(n))}\n`).join("")}#close\t1\n` +
      `${zeekHeading("text\tn", "string\tint")}${numbers.map((n) => `${zeekText(textOf(n))}\t${n}`).join("\n")}`,
  },
  { name: "an array", body: `[${records.join(",")}]` },
  { name: "an array in lines", body: `[\n${records.join(",\n")}\n]\n`, streamType: "JsonArray" },
  { name: "arrays one after the other", body: `[${records.join(",")}]\n[${records.join(" , ")}]` },
  { name: "an array with a line feed behind a byte order mark", body: `\ufeff[${records.join(",")}]\n` },
  { name: "CloudTrail's envelope", body: `{"Records":[${records.join(",")}]}` },
  {
    name: "an envelope with scalars around it",
    body: `{"token":"a","Records":[${records.join(",")}],"next":"b","last":null}\n${record(9_999)}`,
  },
  {
    name: "a named envelope, printed over lines",
    body: pretty({ a: { b: ["]"] }, list: numbers.map((n) => ({ n, text: textOf(n) })), c: [{}] }),
    streamType: "JsonArray",
    streamOptions: { jsonArrayEnvelopeField: "list" },
  },
  { name: "an array with elements that are no objects", body: `[[2],1,"]",${records.join(",")},null,{"n":"x"}]` },
  { name: "a CloudWatch Logs delivery", body: cloudWatch(numbers) },
  {
    name: "CloudWatch Logs deliveries",
    body: [numbers, [1], numbers].map(cloudWatch).join("\n"),
    streamType: "CloudWatchLogs",
  },
  {
    name: "CSV with a header",
    body: `n,text\n${numbers.map((n) => `${n},${"plain ".repeat(9)}`).join("\n")}`,
    schema: csv,
  },
  {
    name: "CSV with cells over lines",
    body: `n,text\n${numbers.map((n) => `${n},"${textOf(n).replaceAll('"', '""')}\nmore"`).join("\n")}`,
    schema: csv,
  },
  {
    name: "XML elements one after the other",
    body: numbers.map((n) => `<e n="${n}" text="${"plain ".repeat(9)}"/>`).join("\n"),
  },
  {
    name: "XML in a root element",
    body: `<?xml version="1.0"?><x><l a=">">${numbers.map((n) => `<e n="${n}"><text><![CDATA[</e>]]></text></e>`).join("\n")}</l></x>`,
    streamType: "XML",
    streamOptions: { xmlRootElement: "l" },
  },
  {
    name: "an export of Windows events",
    body: `<?xml version="1.0"?>\n<Events>${numbers.map(windowsEvent).join("\n")}</Events>\n`,
    schema: windows,
  },
];

function chunkOf({ streamType = "Auto", streamOptions = {}, schema = json }: Row, bytes: Uint8Array): Chunk {
  return aChunk({ bytes, streamType, streamOptions, logTypes: [schema.schema] });
}

interface Outcome {
  readonly events: readonly unknown[];
  readonly failures: readonly unknown[];
  readonly slices: number;
  readonly bytesMost: number;
}

async function readSliced(row: Row, bytes: Uint8Array = Buffer.from(row.body)): Promise<Outcome> {
  const normalizer = createNormalizer([compileSchema(row.schema ?? json)]);
  const readers = {
    wantText: row.schema === csv,
    wantJson: row.schema !== csv,
    csvDelimiter: row.schema === csv ? "," : undefined,
  };
  const opened = await openChunk(chunkOf(row, bytes), readers, limits);
  const headers: string[] = [];
  const outcome = { events: [] as unknown[], failures: [] as unknown[], slices: 0, bytesMost: 0 };
  const read = (chunk: Chunk) => {
    const result = normalizer.normalize({ ...chunk, ...(chunk.slice && { slice: { ...chunk.slice, headers } }) });
    headers.push(...result.headers.filter((header) => !headers.includes(header)));
    for (const { events } of result.tables) for (const event of events) outcome.events.push(fieldsOf(event));
    for (const { reason, raw } of result.failures) outcome.failures.push([reason, raw]);
    outcome.slices += 1;
    outcome.bytesMost = Math.max(outcome.bytesMost, chunk.bytes.byteLength);
  };
  read(opened.first.chunk);
  for await (const { chunk } of opened.rest ?? []) read(chunk);
  return outcome;
}

function fieldsOf({ n, text, cloudWatchLogs }: Record<string, unknown>): unknown {
  return { n, text, cloudWatchLogs };
}

function readWhole(row: Row): Pick<Outcome, "events" | "failures"> {
  const { tables, failures } = createNormalizer([compileSchema(row.schema ?? json)]).normalize(
    chunkOf(row, Buffer.from(row.body)),
  );
  return {
    events: tables.flatMap(({ events }) => events.map(fieldsOf)),
    failures: failures.map(({ reason, raw }) => [reason, raw]),
  };
}

test.each(table)("reads $name in slices as it would read the whole", async (row) => {
  const whole = readWhole(row);
  expect(whole.events.length + whole.failures.length).toBeGreaterThan(8_000);
  const { events, failures, slices, bytesMost } = await readSliced(row);
  expect(failures).toEqual(whole.failures);
  expect(events).toEqual(whole.events);
  expect(slices).toBeGreaterThan(2);
  // An object with a list could be an event until it is longer than one may be.
  expect(bytesMost).toBeLessThan(/envelope with|envelope$/.test(row.name) ? limits.recordBytes : limits.bytes + 1_000);
});

test.each([
  ["gzip", gzipSync],
  ["zstd", zstdCompressSync],
])("cuts a body that was packed with %s as it cuts the body itself", async (_, pack) => {
  const [row] = table;
  if (!row) throw new Error("there is no row");
  const plain = await readSliced(row);
  expect(await readSliced(row, pack(Buffer.from(row.body)))).toEqual(plain);
  expect(plain.slices).toBeGreaterThan(4);
});

test("refuses a large body that is broken off before it makes a slice of it", async () => {
  const packed = gzipSync(Buffer.from(table[0]?.body ?? ""));
  const row = { name: "", body: "" };
  await expect(readSliced(row, packed.subarray(0, packed.length - 20))).rejects.toThrow("The gzip data is truncated");
});

const longest = "x".repeat(9 * 1024 * 1024);
test.each<Row & { readonly reason: string }>([
  { name: "a line", body: `{"n":1}\n${longest}\n{"n":2}\n`, streamType: "Lines", reason: "longer than 8388608 bytes" },
  { name: "an element", body: `[{"n":1},{"text":"${longest}}]"},{"n":2}]`, reason: "longer than 900000 bytes" },
  {
    name: "a line of Zeek's text",
    body: `${zeekHeading("n\ttext", "count\tstring")}1\ta\n2\t${longest}\n2\ta\n`,
    reason: "longer than 8388608 bytes",
  },
  {
    name: "a value",
    body: `{"n":1}\n{"text":"${longest}}"}\n{"n":2}\n`,
    streamType: "JSON",
    reason: "longer than 900000 bytes",
  },
  { name: "a line of text between values", body: `{"n":1}\n${longest}\n{"n":2}\n`, reason: "longer than 900000 bytes" },
])("makes one failure of $name that is too long, and goes on behind it", async ({ reason, ...row }) => {
  const { events, failures } = await readSliced(row);
  expect(events).toMatchObject([{ n: 1 }, { n: 2 }]);
  expect(failures).toEqual([[reason, expect.any(String)]]);
});

test("holds few records in a slice, however short they are", async () => {
  const body = (separator: string) => Array.from({ length: 80_000 }, () => '{"n":1}').join(separator);
  for (const text of [body("\n"), body(""), `[${body(",")}]`, `{"Records":[${body(",")}]}`]) {
    const { events, slices } = await readSliced({ name: "", body: text });
    expect(events).toHaveLength(80_000);
    expect(slices).toBeGreaterThanOrEqual(40);
  }
});
