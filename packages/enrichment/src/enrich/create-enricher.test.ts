import { expect, test } from "vitest";
import { aSchema, aTable, loaded, networkSchema } from "../testing/builders.ts";
import { createEnricher } from "./create-enricher.ts";

const csv = "host,owner\nweb-1,ann\nweb-2,bob\n";
const trail = (selectors: string[]) => [{ logType: "AWS.CloudTrail", selectors }];
const now = () => Date.parse("2026-03-01T00:00:00Z");

const ann = { host: "web-1", owner: "ann", p_match: "web-1" };
const bob = { host: "web-2", owner: "bob", p_match: "web-2" };

test.each([
  { name: "a field", selector: "host", event: { host: "web-1" }, key: "host", found: ann },
  { name: "a path", selector: "$.a.host", event: { a: { host: "web-2" } }, key: "a.host", found: bob },
  { name: "a list", selector: "$.hosts", event: { hosts: ["web-2", "x", "web-2"] }, key: "hosts", found: [bob] },
  {
    name: "each element",
    selector: "$.a[*].host",
    event: { a: [{ host: "web-1" }, {}, { host: "web-2" }] },
    key: "a[*].host",
    found: [ann, bob],
  },
])("finds rows by $name", ({ selector, event, key, found }) => {
  const table = aTable({ associations: trail([selector]) });
  const enricher = createEnricher([loaded(csv, table)], now);
  expect(enricher.enrich("AWS.CloudTrail", event)).toEqual({ owners: { [key]: found } });
});

test.each([
  { name: "no row has the value", event: { host: "web-3" } },
  { name: "the spelling differs", event: { host: "WEB-1" } },
  { name: "the value is absent", event: {} },
  { name: "the value is an object", event: { host: { a: 1 } } },
  { name: "no element of a list has a row", event: { host: ["a", "b"] } },
])("adds nothing where $name", ({ event }) => {
  expect(createEnricher([loaded(csv)], now).enrich("AWS.CloudTrail", event)).toBeUndefined();
});

test("looks only at log types that a table names", () => {
  const enricher = createEnricher([loaded(csv)], now);
  expect(enricher.concerns("AWS.CloudTrail")).toBe(true);
  expect(enricher.concerns("AWS.ALB")).toBe(false);
  expect(enricher.enrich("AWS.ALB", { host: "web-1" })).toBeUndefined();
});

test.each([
  { selectors: ["host", "$.Source.ip", "$.list[*].ip"], columns: new Set(["host", "source", "list"]) },
  { selectors: ["host", "$[*].ip"], columns: "all" },
])("reads only the columns of its selectors: $selectors", ({ selectors, columns }) => {
  const enricher = createEnricher([loaded(csv, aTable({ associations: trail(selectors) }))], now);
  expect(enricher.columns("AWS.CloudTrail")).toEqual(columns);
  expect(enricher.columns("AWS.ALB")).toEqual(new Set());
});

test("applies a table that names none to the indicator fields of every event", () => {
  const table = aTable({ name: "MISP Warning Lists", primaryKey: "network", associations: [] });
  const lists = loaded("network,asn\n10.0.0.0/8,7\n", table, networkSchema);
  const enrichment = createEnricher([lists], now).enrich("Any.Type", { p_any_ip_addresses: ["1.2.3.4", "10.9.8.7"] });
  expect(enrichment).toEqual({
    "MISP Warning Lists": { p_any_ip_addresses: [{ network: "10.0.0.0/8", asn: 7, p_match: "10.9.8.7" }] },
  });
});

test("names only the tables that matched, each with all selectors that did", () => {
  const selectors = trail(["source", "target"]);
  const owners = loaded(csv, aTable({ associations: selectors }));
  const others = loaded("host\nzzz\n", aTable({ name: "others", associations: selectors }));
  expect(createEnricher([owners, others], now).enrich("AWS.CloudTrail", { source: "web-1", target: "web-2" })).toEqual({
    owners: { source: ann, target: bob },
  });
});

test("finds numbers by their text", () => {
  const enricher = createEnricher([loaded('{"host":42,"owner":"ann"}\n')], now);
  expect(enricher.enrich("AWS.CloudTrail", { host: 42 })).toEqual({
    owners: { host: { host: 42, owner: "ann", p_match: "42" } },
  });
});

test("adds no more than a thousand rows for one list", () => {
  const hosts = Array.from({ length: 3_000 }, (_, i) => `h${i}`);
  const table = loaded(`host\n${hosts.join("\n")}\n`, aTable({ associations: trail(["hosts"]) }));
  expect(createEnricher([table], now).enrich("AWS.CloudTrail", { hosts })?.owners?.hosts).toHaveLength(1_000);
});

test("gives a row until it expires", () => {
  const schema = aSchema({
    fields: [
      { name: "host", type: "string" },
      { name: "until", type: "timestamp", timeFormats: ["rfc3339"], isExpiration: true },
    ],
  });
  const table = loaded("host,until\na,2026-02-28T23:59:59Z\nb,2026-03-02T00:00:00Z\nc,\n", aTable(), schema);
  const enricher = createEnricher([table], now);
  expect(["a", "b", "c"].map((key) => enricher.lookup("owners", key)?.host)).toEqual([undefined, "b", "c"]);
});

test("answers a single key, and nothing for a table that is not there", () => {
  const enricher = createEnricher([loaded(csv)], now);
  expect(enricher.lookup("owners", "web-2")).toEqual({ host: "web-2", owner: "bob" });
  expect(enricher.lookup("owners", "web-9")).toBeUndefined();
  expect(enricher.lookup("nowhere", "web-2")).toBeUndefined();
});
