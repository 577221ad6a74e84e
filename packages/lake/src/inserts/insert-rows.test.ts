import { type FieldSchema, PharosError } from "@pharos/domain";
import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openLake } from "../lake.ts";

const fields: FieldSchema[] = [
  { name: "text", type: "string" },
  { name: "any", type: "json" },
  { name: "list", type: "array", element: { type: "json" } },
  { name: "at", type: "timestamp", timeFormats: ["rfc3339"] },
  { name: "count", type: "bigint" },
  { name: "names", type: "array", element: { type: "string" } },
  { name: "record", type: "object", fields: [] },
  { name: "x-forwarded-for", type: "string" },
];

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  let table: string;
  let count = 0;
  beforeAll(async () => {
    test = await openTestLake({}, kind);
    await test.lake.ensureTables(Array.from({ length: 20 }, (_, i) => ({ schema: `Custom.T${i + 1}`, fields })));
  });
  afterAll(() => test.remove());
  beforeEach(() => {
    table = `custom_t${++count}`;
  });

  const day = 86_400_000;
  const start = Date.parse("2026-03-01");
  const time = (ms: number) => `${new Date(ms).toISOString().slice(0, 23).replace("T", " ")}000000`;
  const line = (id: string, more: object = {}, atMs = start) =>
    Buffer.from(
      `${JSON.stringify({ p_event_time: time(atMs), p_parse_time: time(start), p_row_id: id, p_log_type: "Custom.T", p_source_id: "s", p_source_label: "S", p_schema_version: 1, ...more })}\n`,
    );
  const insert = (rows: Buffer | Buffer[], token: string) =>
    test.lake.insert({ database: "pharos_logs", table, rows, token });
  const ids = async () =>
    (await test.lake.query(`SELECT p_row_id FROM pharos_logs.${table} ORDER BY p_row_id`)).rows.map(([id]) => id);
  const stored = async () => {
    const scope = { tables: [`pharos_logs.${table}`], fromMs: start - 9000 * day, toMs: start + 9000 * day };
    return (await test.lake.search(scope)).rows;
  };

  it("adds nothing for a token that was used before", async () => {
    await insert(line("a"), "one");
    await insert(line("a"), "one");
    expect(await ids()).toEqual(["a"]);
  });

  it("keeps inserts with other tokens, even of the same bytes", async () => {
    await insert(line("a"), "one");
    await insert(line("a"), "two");
    await insert(line("b"), "three");
    expect(await ids()).toEqual(["a", "a", "b"]);
  });

  it("remembers tokens after it was closed and opened again", async () => {
    await insert(line("a"), "one");
    await test.lake.close();
    const lake = await openLake(test.address);
    const { remove } = test;
    test = { ...test, lake, remove: () => lake.close().then(remove) };
    await insert(line("a"), "one");
    await insert(line("b"), "two");
    expect(await ids()).toEqual(["a", "b"]);
  });

  it("takes events of 500 days at once, and takes them once", async () => {
    const rows = Array.from({ length: 500 }, (_, i) => line(String(i).padStart(3, "0"), {}, start - i * day));
    await insert(rows, "many");
    await insert(rows, "many");
    expect((await ids()).length).toBe(500);
  });

  it("takes more bytes than one piece holds, and takes them once", async () => {
    const long = "x".repeat(1_000_000);
    const rows = Array.from({ length: 40 }, (_, i) => line(String(i).padStart(2, "0"), { text: long }));
    await insert(rows, "large");
    await insert(rows, "large");
    expect((await ids()).length).toBe(40);
  });

  it("takes events of any time that a log may claim", async () => {
    await insert(
      [
        line("a", { p_event_time: "9999-12-31 23:59:59.000000000" }),
        line("b", { at: "0001-01-01 00:00:00.000000000" }),
      ],
      "far",
    );
    expect(await ids()).toEqual(["a", "b"]);
  });

  it.each([
    { name: "a string", any: "text" },
    { name: "a number", any: 1.5 },
    { name: "a list of lists", any: [[1], ["x"]] },
    { name: "a list of unlike objects", any: [{ a: 1 }, { b: { c: [true] } }] },
    { name: "an object of unlike values", any: { a: 1, b: [1, "x", { y: null }], "c.d": "2024-01-01" } },
  ])("stores $name in a json field as it is", async ({ any }) => {
    await insert([line("a", { any }), line("b", { any: { usual: true } })], "mixed");
    const expected = JSON.parse(JSON.stringify(any).replace(',{"y":null}', ",{}"));
    expect((await stored()).map((row) => row.any)).toEqual([{ usual: true }, expected]);
  });

  it("tells an absent field from an empty one", async () => {
    await insert([line("a"), line("b", { text: "", count: 0, record: {} })], "absent");
    const [b, a] = await stored();
    expect(a).toEqual({
      p_event_time: time(start),
      p_parse_time: time(start),
      p_row_id: "a",
      p_log_type: "Custom.T",
      p_source_id: "s",
      p_source_label: "S",
      p_schema_version: 1,
      p_table: `pharos_logs.${table}`,
    });
    expect(b).toMatchObject({ text: "", count: 0, record: {} });
  });

  it("gives back every kind of value", async () => {
    const values = {
      text: 'grüße ☂ "quoted" \\ \n',
      list: [{ a: 1 }, "x", 2, [3]],
      at: "2026-02-03 04:05:06.123456789",
      count: 123_456_789_012,
      names: ["a", ""],
      record: { id: "2024-01-01 00:00:00", deep: { er: [1, 2] }, flag: false },
      "x-forwarded-for": "10.0.0.1",
    };
    await insert(line("a", values), "kinds");
    expect(await stored()).toEqual([expect.objectContaining(values)]);
  });

  it.each([
    { name: "a column that the table lacks", rows: line("a", { nobody: 1 }) },
    { name: "text that is no JSON", rows: Buffer.from('{"p_row_id": "a"\n') },
  ])("refuses $name and stores nothing", async ({ rows }) => {
    const error: unknown = await insert([line("b"), rows], "bad").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PharosError);
    expect(await ids()).toEqual([]);
  });

  it("is not disturbed by a failed insert before it", async () => {
    await insert(line("a", { nobody: 1 }), "bad").catch(() => undefined);
    await insert(line("b"), "good");
    expect(await ids()).toEqual(["b"]);
  });

  it("takes back the rows of a chunk and no others", async () => {
    await insert([line("aaaa01"), line("aaaa02"), line("bbbb01")], "three");
    const chunk = { database: "pharos_logs", table, rowIdPrefixes: ["aaaa", "cccc"], fromMs: start, toMs: start };
    expect(await test.lake.deleteRows(chunk)).toBe(2);
    expect(await ids()).toEqual(["bbbb01"]);
    expect(await test.lake.deleteRows(chunk)).toBe(0);
  });
});
