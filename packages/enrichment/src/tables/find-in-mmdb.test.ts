import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildTableInThread } from "../build/build-table-in-thread.ts";
import { createEnricher } from "../enrich/create-enricher.ts";
import { tableShape } from "../shape/table-shape.ts";
import { aSchema, aTable } from "../testing/builders.ts";
import { writeMmdb } from "../testing/write-mmdb.ts";

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

test("adds the record as a row, from a compressed file too", async () => {
  const enricher = await enricherOf(gzipSync(writeMmdb({ "192.0.2.0/24": { city: "Rome", geo: { lat: 41 } } }, 4)));
  expect(enricher.enrich("A", { ip: "192.0.2.9" })).toEqual({
    geo: { ip: { city: "Rome", geo: { lat: 41 }, p_match: "192.0.2.9" } },
  });
  expect(enricher.lookup("geo", "2001:db8::1")).toBeUndefined();
});
