import { expect, test } from "vitest";
import { enrichmentTags } from "./enrichment-tags.ts";

const vpn = { network: "10.9.0.0/16", zone: "vpn" };
const event = {
  p_enrichment: {
    "Net Zones": {
      sourceIPAddress: { ...vpn, p_match: "10.9.1.1" },
      p_any_ip_addresses: [{ ...vpn, p_match: "10.9.1.1" }],
    },
    Owners: {
      "items[*].host": [{ owner: "ann", p_match: "web-1" }],
      "'key.with.dots'.id": { owner: "bob", p_match: "42" },
    },
  },
};

test.each([
  {
    name: "the field that was looked up, once for all that led to the row",
    ...{ path: "sourceIPAddress", value: "10.9.1.1" },
    tags: [{ label: "Net Zones", source: "by sourceIPAddress, p_any_ip_addresses", fields: vpn }],
  },
  {
    name: "another field with a value of an indicator field",
    ...{ path: "request.from", value: "10.9.1.1" },
    tags: [{ label: "Net Zones", source: "by p_any_ip_addresses", fields: vpn }],
  },
  {
    name: "a member of a list",
    ...{ path: "items.host", value: "web-1" },
    tags: [{ label: "Owners", source: "by items[*].host", fields: { owner: "ann" } }],
  },
  {
    name: "a number below a key with dots",
    ...{ path: "key.with.dots.id", value: 42 },
    tags: [{ label: "Owners", source: "by 'key.with.dots'.id", fields: { owner: "bob" } }],
  },
  { name: "another value of the field", path: "items.host", value: "web-2", tags: [] },
  { name: "the same value of another field", path: "name", value: "web-1", tags: [] },
  { name: "what was said itself", path: "p_enrichment.Net Zones.sourceIPAddress.p_match", value: "10.9.1.1", tags: [] },
])("tells of $name", ({ path, value, tags }) => {
  expect(enrichmentTags(event)?.(path, value)).toEqual(tags);
});

test.each([
  { name: "no enrichment", event: { a: 1 } },
  { name: "none of its shape", event: { p_enrichment: { Owners: "x", Zones: { a: [null, {}] } } } },
  { name: "no object", event: "text" },
])("has nothing to tell of an event: $name", ({ event }) => {
  expect(enrichmentTags(event)).toBeUndefined();
});
