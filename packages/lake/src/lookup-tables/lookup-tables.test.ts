import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LookupContent } from "./lookup-tables.ts";

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  beforeAll(async () => {
    test = await openTestLake({}, kind);
    await test.lake.ensureTables([]);
  });
  afterAll(() => test.remove());

  const content = (change: Partial<LookupContent> = {}): LookupContent => ({
    table: "net_zones",
    version: "1",
    fields: [
      { name: "network", type: "string" },
      { name: "asn", type: "bigint" },
      { name: "vpn", type: "boolean" },
      { name: "until", type: "timestamp", timeFormats: ["rfc3339"] },
      { name: "geo", type: "json" },
      { name: "tags", type: "array", element: { type: "string" } },
    ],
    rows: [
      { network: "10.0.0.0/8", asn: 7, vpn: true, until: "2026-03-01T00:00:00Z", geo: { city: "Rome" }, tags: ["a"] },
      { network: "11.0.0.0/8", asn: "none", vpn: "maybe", geo: "x", tags: "a", other: 1 },
    ],
    ...change,
  });
  const select = async (sql: string) => (await test.lake.query(sql)).rows;

  it("answers queries about the rows, by the name that people know", async () => {
    await test.lake.replaceLookup(content());
    expect(
      await select(
        "SELECT network, asn, vpn, toString(until), geo.city, tags FROM pharos_lookups.public.net_zones ORDER BY network",
      ),
    ).toEqual([
      ["10.0.0.0/8", 7, true, "2026-03-01 00:00:00.000000000", "Rome", ["a"]],
      ["11.0.0.0/8", null, null, null, null, []],
    ]);
  });

  it("replaces rows and columns at once", async () => {
    await test.lake.replaceLookup(content());
    const fields = [{ name: "host", type: "string" as const }];
    await test.lake.replaceLookup(content({ version: "2", fields, rows: [{ host: "a" }] }));
    expect(await select("SELECT * FROM pharos_lookups.public.net_zones")).toEqual([["a"]]);
    expect(await test.lake.lookupVersions()).toEqual(new Map([["net_zones", "2"]]));
    const [table] = await test.lake.columns(["pharos_lookups.net_zones"]);
    expect(table?.columns.map(({ name }) => name)).toEqual(["host"]);
  });

  it("shows the paths of its columns", async () => {
    await test.lake.replaceLookup(content({ table: "with_json" }));
    const paths = await test.lake.observedPaths(await test.lake.columns(["pharos_lookups.with_json"]));
    expect(
      paths
        .get("pharos_lookups.with_json")
        ?.get("geo")
        ?.map(({ path }) => path),
    ).toEqual(["city", "p_value"]);
  });

  it("is gone when dropped", async () => {
    await test.lake.replaceLookup(content({ table: "gone" }));
    await test.lake.dropLookup("gone");
    expect((await test.lake.lookupVersions()).has("gone")).toBe(false);
    await expect(select("SELECT 1 FROM pharos_lookups.public.gone")).rejects.toMatchObject({
      code: "lake.table_unknown",
    });
  });

  it("takes many rows in pieces", async () => {
    function* rows() {
      for (let i = 0; i < 100_000; i++) yield { host: `host-${i}-${"x".repeat(100)}` };
    }
    const fields = [{ name: "host", type: "string" as const }];
    await test.lake.replaceLookup(content({ table: "many", fields, rows: rows() }));
    expect(await select("SELECT count() FROM pharos_lookups.public.many")).toEqual([[100_000]]);
  });
});
