import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { openTestLake, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileSchema } from "../compile/compiled-schema.ts";
import { createNormalizer } from "../normalizer/normalizer.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { aChunk } from "../testing/a-chunk.ts";
import { isParquet, parquetColumnsMax, unpackParquet } from "./unpack-parquet.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await openTestLake({}, "server");
});
afterAll(() => lake.remove());

/** ClickHouse writes the file. */
async function parquetOf(select: string, settings = ""): Promise<Buffer> {
  const url = "url" in lake.address ? lake.address.url : "";
  const response = await fetch(url, {
    method: "POST",
    body: `${select} FORMAT Parquet SETTINGS ${settings || "max_threads = 1"}`,
  });
  if (!response.ok) throw new Error(await response.text());
  return Buffer.from(await response.arrayBuffer());
}
const rowsOf = async (file: Uint8Array) =>
  zstdDecompressSync(await unpackParquet(file))
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

const event = `SELECT toUInt32(6003) AS class_uid, toInt64(1772362800123) AS time,
  CAST(('ann', ['a', 'b']), 'Tuple(name String, groups Array(String))') AS actor,
  map('k', 'v') AS unmapped, CAST(NULL, 'Nullable(String)') AS message, 1.5 AS score`;

describe.each(["none", "snappy", "gzip", "zstd", "brotli"])("a file with pages in %s", (method) => {
  test("gives its rows with nested values, and without what is null", async () => {
    const file = await parquetOf(event, `output_format_parquet_compression_method = '${method}'`);
    expect(isParquet(file)).toBe(true);
    expect(await rowsOf(file)).toEqual([
      {
        class_uid: 6003,
        time: 1772362800123,
        actor: { name: "ann", groups: ["a", "b"] },
        unmapped: { k: "v" },
        score: 1.5,
      },
    ]);
  });
});

test("numbers keep all their digits", async () => {
  const file = await parquetOf("SELECT toUInt64(18446744073709551615) AS id");
  expect(zstdDecompressSync(await unpackParquet(file)).toString()).toBe('{"id":18446744073709551615}\n');
});

test("groups of rows follow each other, and the same file gives the same bytes", async () => {
  const file = await parquetOf("SELECT number FROM numbers(2500)", "output_format_parquet_row_group_size = 1000");
  const rows = await rowsOf(file);
  expect([rows.length, rows.at(-1)]).toEqual([2500, { number: 2499 }]);
  expect(Buffer.from(await unpackParquet(file)).equals(await unpackParquet(file))).toBe(true);
});

test("a file that is cut short or changed is refused as damaged", async () => {
  const file = await parquetOf("SELECT number, toString(number) AS text FROM numbers(1000)");
  const shortened = Buffer.concat([file.subarray(0, 40), file.subarray(-300)]);
  const changed = Buffer.from(file).fill(0x55, 8, file.length - 600);
  for (const damaged of [shortened, changed, file.subarray(0, 200)]) {
    expect(isParquet(damaged)).toBe(true);
    await expect(unpackParquet(damaged)).rejects.toMatchObject({ code: "chunks.corrupt", category: "InvalidInput" });
  }
});

test("a file with too many columns is refused before it is read", async () => {
  const columns = Array.from({ length: parquetColumnsMax + 1 }, (_, at) => `1 AS c${at}`).join();
  await expect(unpackParquet(await parquetOf(`SELECT ${columns}`))).rejects.toMatchObject({
    code: "chunks.too_many_columns",
    message: expect.stringContaining(`${parquetColumnsMax + 1} columns`),
  });
});

test("what only begins like a file is none", () => {
  expect(isParquet(Buffer.from("PAR1 is a word of this log line"))).toBe(false);
});

test("rows of OCSF become events of the log types of their classes, whatever the stream type", async () => {
  const folder = join(import.meta.dirname, "../../../../content/schemas/ocsf");
  const schemas = ["api-activity", "network-activity"].map((name) =>
    compileSchema(parseSchema(readFileSync(join(folder, `${name}.yml`), "utf8"))),
  );
  const row = (uid: number, name: string) =>
    `SELECT toUInt32(${uid}) AS class_uid, '${name}' AS class_name, toUInt32(1) AS activity_id,
      toInt64(1772362800123) AS time, map('raw', 'x') AS unmapped,
      CAST((('VPC', 'AWS'), '1.1.0'), 'Tuple(product Tuple(name String, vendor_name String), version String)') AS metadata`;
  const bytes = await parquetOf(`${row(6003, "API Activity")} UNION ALL ${row(4001, "Network Activity")}`);
  const normalizer = createNormalizer(schemas);
  const logTypes = schemas.map(({ logType }) => logType);
  const { first, rest } = await normalizer.open(aChunk({ bytes, streamType: "Lines", logTypes }));
  const { tables, failures } = normalizer.normalize(first.chunk);
  expect([failures, rest]).toEqual([[], undefined]);
  expect(tables.map(({ logType, events }) => [logType, events.length]).sort()).toEqual([
    ["OCSF.ApiActivity", 1],
    ["OCSF.NetworkActivity", 1],
  ]);
});
