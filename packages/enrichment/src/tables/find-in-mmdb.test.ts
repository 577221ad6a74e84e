import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildTableInThread } from "../build/build-table-in-thread.ts";
import { createEnricher } from "../enrich/create-enricher.ts";
import { tableShape } from "../shape/table-shape.ts";
import { aSchema, aTable } from "../testing/builders.ts";
import { writeMmdb } from "../testing/write-mmdb.ts";
import { tableRows } from "./table-rows.ts";

const shape = tableShape(aTable({ associations: [{ logType: "A", selectors: ["ip"] }] }), aSchema());

async function enricherOf(file: Buffer) {
  const data = await buildTableInThread("ip.mmdb", file, shape);
  return createEnricher([{ name: "geo", places: shape.places, data }], Date.now);
}

test.each([
  ["192.0.2.77", "Rome"],
  ["::ffff:192.0.2.77", "Rome"],
  ["2001:db8::1", "Oslo"],
  ["198.51.100.1", undefined],
  ["not an address", undefined],
])("reads %s out of a MaxMind database", async (address, city) => {
  const file = writeMmdb(
    { "192.0.2.0/24": { city: "Rome", geo: { lat: 41 } }, "2001:db8::/32": { city: "Oslo", vpn: true } },
    6,
  );
  expect((await enricherOf(file)).lookup("geo", address)?.city).toBe(city);
});

test("lists every network once, with its record", async () => {
  const file = writeMmdb(
    {
      "192.0.2.0/24": { city: "Rome" },
      "198.51.100.128/25": { city: "Bonn" },
      "2001:db8::/32": { city: "Oslo" },
      "2001:db9:0:1::/64": { city: "Graz" },
    },
    6,
  );
  const data = await buildTableInThread("ip.mmdb", file, shape);
  expect(data.rowCount).toBe(4);
  expect([...tableRows(data)]).toEqual([
    { network: "192.0.2.0/24", city: "Rome" },
    { network: "198.51.100.128/25", city: "Bonn" },
    { network: "2001:db8::/32", city: "Oslo" },
    { network: "2001:db9:0:1::/64", city: "Graz" },
  ]);
});

test("refuses a database whose tree leads back into itself, and passes over a record that is damaged", async () => {
  const file = writeMmdb({ "192.0.2.0/24": { city: "Rome" }, "198.51.100.0/24": { city: "Bonn" } }, 4);
  const looping = Buffer.from(file);
  looping.fill(0, 0, 6);
  await expect(buildTableInThread("ip.mmdb", looping, shape)).rejects.toThrow("its tree leads back into itself");
  const damaged = Buffer.from(file);
  damaged[damaged.indexOf("city") - 1] = 0xff;
  const enricher = await enricherOf(damaged);
  expect(enricher.lookup("geo", "192.0.2.1")?.city).toBeUndefined();
  expect(enricher.lookup("geo", "198.51.100.1")?.city).toBe("Bonn");
});

test("adds the record as a row, from a compressed file too", async () => {
  const enricher = await enricherOf(gzipSync(writeMmdb({ "192.0.2.0/24": { city: "Rome", geo: { lat: 41 } } }, 4)));
  expect(enricher.enrich("A", { ip: "192.0.2.9" })).toEqual({
    geo: { ip: { city: "Rome", geo: { lat: 41 }, p_match: "192.0.2.9" } },
  });
  expect(enricher.lookup("geo", "2001:db8::1")).toBeUndefined();
});
