import { gzipSync, zstdCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createEnricher, type LoadedTable } from "../enrich/create-enricher.ts";
import { aSchema, aTable, loaded } from "../testing/builders.ts";
import { buildTableInThread } from "./build-table-in-thread.ts";

const lookup = (table: LoadedTable, key: string) => createEnricher([table], () => 0).lookup("owners", key);
const lines = '{"host":"a","n":1}\n{"host":"b","n":2}\n';

test.each([
  { name: "JSON lines", file: Buffer.from(lines) },
  { name: "JSON lines without a last line end, with blank ones", file: Buffer.from(`\n${lines.trimEnd()}`) },
  { name: "gzip", file: gzipSync(lines) },
  { name: "zstd", file: zstdCompressSync(lines) },
  {
    name: "lines of another system behind a byte-order mark",
    file: Buffer.from(`\ufeff${lines}`.replaceAll("\n", "\r\n")),
  },
])("reads $name", ({ file }) => {
  const table = loaded(file);
  expect(table.data).toMatchObject({ rowCount: 2, skippedRows: 0 });
  expect(lookup(table, "b")).toEqual({ host: "b", n: 2 });
});

test("reads cells by their column's type, and leaves out empty ones", () => {
  const schema = aSchema({
    fields: [
      { name: "host", type: "string" },
      { name: "port", type: "int" },
      { name: "lat", type: "float" },
      { name: "vpn", type: "boolean" },
      { name: "tags", type: "array", element: { type: "string" } },
      { name: "note", type: "string" },
    ],
  });
  const table = loaded(
    'host,port,lat,vpn,tags,note,other\n007,443,-1.5,TRUE,"[""a""]",,12\nb,many,,no,x,12,\n',
    aTable(),
    schema,
  );
  expect(lookup(table, "007")).toEqual({ host: "007", port: 443, lat: -1.5, vpn: true, tags: ["a"], other: "12" });
  expect(lookup(table, "b")).toEqual({ host: "b", port: "many", vpn: "no", tags: "x", note: "12" });
});

test("reads quoted cells with delimiters, quotes and line ends in them", () => {
  const table = loaded('host,text\n"a,1","he said ""no""\nand left"\nb,plain\n');
  expect(lookup(table, "a,1")).toEqual({ host: "a,1", text: 'he said "no"\nand left' });
  expect(table.data.rowCount).toBe(2);
});

test("reads the dialect that the schema describes", () => {
  const schema = aSchema({ parser: { csv: { delimiter: "\t", hasHeader: false, columns: ["host", "n"] } } });
  expect(lookup(loaded("a\t1\nb\t2\n", aTable(), schema), "b")).toEqual({ host: "b", n: "2" });
});

test("keeps the last of rows with one key", () => {
  const table = loaded('{"host":"a","n":1}\n{"host":"a","n":2}\n{"host":"b","n":3}\n{"host":"a","n":4}\n');
  expect(lookup(table, "a")).toEqual({ host: "a", n: 4 });
});

test("finds a row under each key of a list, and counts rows without a key", () => {
  const table = loaded('{"host":["a","b"],"n":1}\n{"n":2}\n{"host":null}\n{"host":""}\n');
  expect([lookup(table, "a")?.n, lookup(table, "b")?.n]).toEqual([1, 1]);
  expect(table.data).toMatchObject({ rowCount: 1, skippedRows: 3 });
});

test("finds every one of many keys, and no other", () => {
  const count = 20_000;
  const rows = Array.from({ length: count }, (_, i) => `{"host":"host-${i}","i":${i}}`).join("\n");
  const find = createEnricher([loaded(rows)], () => 0);
  for (let i = 0; i < count; i++) expect(find.lookup("owners", `host-${i}`)?.i).toBe(i);
  for (let i = count; i < count * 2; i++) expect(find.lookup("owners", `host-${i}`)).toBeUndefined();
});

test("takes many rows with one key without slowing down", () => {
  const rows = Array.from({ length: 50_000 }, (_, i) => `{"host":"same","i":${i}}`).join("\n");
  expect(lookup(loaded(rows), "same")?.i).toBe(49_999);
});

test.each([
  {
    name: "lacks the key's column",
    file: "name,owner\na,b\n",
    says: "no column host for the primary key, only name, owner",
  },
  { name: "has a short row", file: "host,owner\na,b\nc\n", says: "line 3 has 1 cell, but there are 2 columns" },
  { name: "has a line that is not an object", file: '{"host":"a"}\n[1]\n', says: "line 2 is not a JSON object" },
  { name: "has a broken line", file: '{"host":"a"}\n{"host":\n', says: "line 2 is not a JSON object" },
  {
    name: "has a huge row",
    file: `{"host":"a","n":"${"x".repeat(1024 ** 2)}"}`,
    says: "line 1 has more than 1048576 characters",
  },
  {
    name: "has a deep row",
    file: `{"host":"a","n":${"[".repeat(40)}${"]".repeat(40)}}`,
    says: "line 1 is nested deeper than 32",
  },
  { name: "is damaged", file: gzipSync(lines).subarray(0, 20), says: "its compression is damaged" },
  {
    name: "only ends like a MaxMind database",
    file: Buffer.from("x\xab\xcd\xefMaxMind.com", "latin1"),
    says: "not a MaxMind",
  },
])("refuses a file that $name", ({ file, says }) => {
  expect(() => loaded(file)).toThrow(says);
});

test("is built in a thread as it is here, and a refusal comes back as one", async () => {
  const { places, data } = loaded(lines);
  const shape = {
    name: "owners",
    primaryKey: "host",
    hasNetworkKeys: false,
    columnTypes: {},
    expiry: undefined,
    csv: {},
    places,
  };
  const built = await buildTableInThread("rows.jsonl", Buffer.from(lines), shape);
  expect(built).toEqual(data);
  await expect(buildTableInThread("bad.csv", Buffer.from("a,b\n"), shape)).rejects.toMatchObject({
    code: "lookups.file_unreadable",
    category: "InvalidInput",
  });
});
