import { expect, test } from "vitest";
import { buildTable } from "../build/build-table.ts";
import { tableShape } from "../shape/table-shape.ts";
import { aSchema, aTable, loaded } from "../testing/builders.ts";
import { writeMmdb } from "../testing/write-mmdb.ts";
import { type RowsRequest, readRows, rowColumns } from "./read-rows.ts";

const { data } = loaded("host,owner\na,Ada\nb,Bob\nc,ada\nd,Di\n");
const ask = (change: Partial<RowsRequest>) =>
  readRows(data, { from: 0, limit: 10, search: "", isKeyOnly: false, primaryKey: "host", ...change });

test("reads page after page until the last row", async () => {
  expect(await ask({ limit: 3 })).toEqual({
    rows: [
      { host: "a", owner: "Ada" },
      { host: "b", owner: "Bob" },
      { host: "c", owner: "ada" },
    ],
    next: 3,
  });
  expect(await ask({ from: 3, limit: 3 })).toEqual({ rows: [{ host: "d", owner: "Di" }], next: undefined });
});

test("searches every value in any case, and goes on behind the last row found", async () => {
  const first = await ask({ search: "ADA", limit: 1 });
  expect(first.rows).toEqual([{ host: "a", owner: "Ada" }]);
  const second = await ask({ search: "ADA", limit: 1, from: first.next ?? 0 });
  expect(second.rows).toEqual([{ host: "c", owner: "ada" }]);
});

test("searches the key alone", async () => {
  expect((await ask({ search: "a", isKeyOnly: true })).rows).toEqual([{ host: "a", owner: "Ada" }]);
});

test("names the columns of a file, or the members of its rows", () => {
  expect(rowColumns(data)).toEqual(["host", "owner"]);
  expect(rowColumns(loaded('{"host":"a","n":1}\n{"host":"b","m":2}\n').data)).toEqual(["host", "n", "m"]);
});

test("pages through the networks of a MaxMind database", async () => {
  const file = writeMmdb({ "192.0.2.0/24": { city: "Rome" }, "198.51.100.0/24": { city: "Bonn" } }, 4);
  const networks = buildTable("geo.mmdb", file, tableShape(aTable(), aSchema()));
  const page = { limit: 1, search: "", isKeyOnly: false, primaryKey: "host" };
  expect(await readRows(networks, { ...page, from: 0 })).toEqual({
    rows: [{ network: "192.0.2.0/24", city: "Rome" }],
    next: 1,
  });
  expect((await readRows(networks, { ...page, from: 1 })).rows).toEqual([{ network: "198.51.100.0/24", city: "Bonn" }]);
  expect((await readRows(networks, { ...page, from: 0, search: "198.51", isKeyOnly: true })).rows).toHaveLength(1);
});
