import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { compileSchema, parseSchema } from "@pharos/normalize";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileParser, type ParsedPiece } from "./parse-file.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pharos-parse-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const numbered = compileSchema(
  parseSchema("schema: Custom.Numbered\nfields: [{ name: n, type: int, required: true }, { name: pad, type: json }]"),
);
const named = compileSchema(
  parseSchema("schema: Custom.Named\nfields: [{ name: name, type: string, required: true }]"),
);
const table = compileSchema(
  parseSchema(
    "schema: Custom.Table\nparser: { csv: { hasHeader: true, delimiter: ',', skipPrefix: '#' } }\nfields: [{ name: n, type: int, required: true }, { name: pad, type: string }]",
  ),
);

const noScript = async () => [];

/** Parses bytes as a file, in pieces as small as the reading of files allows. */
async function parse(schemas: Parameters<typeof fileParser>[0], bytes: Buffer | string): Promise<ParsedPiece[]> {
  const file = join(folder, "a.log");
  writeFileSync(file, bytes);
  const pieces: ParsedPiece[] = [];
  for await (const piece of fileParser(schemas, 0, noScript, 1)(file, "Auto")) pieces.push(piece);
  return pieces;
}

function rowsOf(pieces: readonly ParsedPiece[]): Record<string, unknown>[] {
  const text = Buffer.concat(pieces.flatMap(({ ndjson }) => ndjson)).toString();
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

const counted = Array.from({ length: 4000 }, (_, n) => ({ n, pad: { text: "x".repeat(40) } }));
const numbers = counted.map(({ n }) => n);
const asLines = counted.map((value) => JSON.stringify(value)).join("\n");

describe("a file larger than a piece keeps every record, in order", () => {
  it.each([
    { name: "JSON lines", bytes: asLines },
    { name: "JSON lines that end in carriage return and line feed", bytes: asLines.replaceAll("\n", "\r\n") },
    { name: "gzip", bytes: gzipSync(asLines) },
    {
      name: "gzip of two members",
      bytes: Buffer.concat([gzipSync(`${asLines.slice(0, 1000)}`), gzipSync(asLines.slice(1000))]),
    },
    { name: "zstd", bytes: zstdCompressSync(asLines) },
    {
      name: "JSON values over many lines",
      bytes: counted.map((value) => JSON.stringify(value, undefined, 2)).join("\n"),
    },
    { name: "an array over many lines", bytes: `[\n${counted.map((value) => JSON.stringify(value)).join(",\n")}\n]` },
    { name: "an envelope over many lines", bytes: JSON.stringify({ Records: counted }, undefined, 1) },
  ])("$name", async ({ bytes }) => {
    const pieces = await parse([numbered], bytes);
    expect(pieces.flatMap(({ failures }) => failures)).toEqual([]);
    expect(rowsOf(pieces).map(({ n }) => n)).toEqual(numbers);
  });

  it.each([
    { name: "the first line", head: "n,pad" },
    { name: "a line after comments and blank lines", head: "# exported\r\n\n# by hand\nn,pad" },
    { name: "a record of several lines", head: '# exported\n"colour\nof, the door",n,pad', cells: "red," },
  ])("CSV whose columns are named by $name", async ({ head, cells = "" }) => {
    const rows = numbers.map((n) => `${cells}${n},${"x".repeat(40)}`).join("\n");
    const pieces = await parse([table], `${head}\n${rows}\n`);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.flatMap(({ failures }) => failures)).toEqual([]);
    expect(rowsOf(pieces).map(({ n }) => n)).toEqual(numbers);
  });

  it("CSV of which the first piece holds no row that fits", async () => {
    const rows = numbers.map((n) => `${n < 3990 ? "none" : n},${"x".repeat(40)}`).join("\n");
    const pieces = await parse([table], `# exported\nn,pad\n${rows}\n`);
    expect(pieces[0]?.events).toBe(0);
    expect(rowsOf(pieces).map(({ n }) => n)).toEqual(numbers.slice(3990));
  });
});

it("prints events of several log types in the order of the file", async () => {
  const pieces = await parse([numbered, named], '{"n":1}\n{"name":"a"}\n{"n":2}\n{"n":3}\n{"name":"b"}');
  expect(rowsOf(pieces).map(({ n, name }) => n ?? name)).toEqual([1, "a", 2, 3, "b"]);
});

it("counts failures from the beginning of the file", async () => {
  const lines = [...asLines.split("\n"), '{"n":"many"}'];
  const pieces = await parse([numbered], lines.join("\n"));
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.flatMap(({ failures }) => failures)).toMatchObject([
    { index: 4000, logType: "Custom.Numbered", raw: '{"n":"many"}' },
  ]);
  expect(pieces.reduce((sum, { lines: count }) => sum + count, 0)).toBe(4001);
});

it("gives every row its own id", async () => {
  const rows = rowsOf(await parse([numbered], asLines));
  expect(new Set(rows.map((row) => row.p_row_id)).size).toBe(rows.length);
});

it("yields what comes before the end of truncated gzip, then refuses", async () => {
  const file = join(folder, "cut.gz");
  const random = Array.from({ length: 4000 }, (_, n) => `{"n":${n},"pad":${Math.sin(n)}}`).join("\n");
  const whole = gzipSync(random);
  writeFileSync(file, whole.subarray(0, whole.length / 2));
  let events = 0;
  const reading = async () => {
    for await (const piece of fileParser([numbered], 0, noScript, 1)(file, "Auto")) events += piece.events;
  };
  await expect(reading()).rejects.toThrow("the compressed data is truncated");
  expect(events).toBeGreaterThan(0);
});
