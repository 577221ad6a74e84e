import { globSync, readFileSync } from "node:fs";
import { sourceLabelProblem } from "@pharos/domain";
import { expect, test } from "vitest";
import { searchCatalogue, toProducts } from "./source-catalogue.ts";
import { sourceProducts } from "./source-products.ts";
import { sourceTypes } from "./source-types.ts";

const schemas = new URL("../../../../../../content/schemas/", import.meta.url).pathname;
const logTypes = new Set(
  globSync("**/*.yml", { cwd: schemas }).map(
    (file) => /^schema: *(\S+)/m.exec(readFileSync(`${schemas}${file}`, "utf8"))?.[1],
  ),
);

test.each([
  { name: "a name", search: { q: "cloudtrail" }, found: ["aws-cloudtrail"] },
  { name: "another name", search: { q: "pan-os" }, found: ["palo-alto"] },
  { name: "a log type", search: { q: "Zeek.Conn" }, found: ["zeek"] },
  { name: "a transport", search: { q: "splunk hec" }, found: ["http-ingest"] },
  { name: "words of which one occurs nowhere", search: { q: "vpc lighthouse" }, found: [] },
  { name: "words in any order that all occur", search: { q: "flow vpc" }, found: ["aws-vpc"] },
  { name: "a category", search: { category: ["AI"] as const }, found: ["aws-bedrock", "anthropic", "openai"] },
])("finds by $name", ({ search, found }) => {
  const { types, products } = searchCatalogue(search);
  expect([...types, ...products].map(({ id }) => id)).toEqual(found);
});

test("without a search everything is there", () => {
  expect(searchCatalogue({})).toEqual({ types: sourceTypes, products: sourceProducts });
});

test("lists the pullers that people wrote as products, found by name and log type", () => {
  const streams = [{ logTypes: ["Custom.Ring"] }, { logTypes: ["Custom.Ring", "Custom.Key"] }];
  const doorbell = { id: "custom-doorbell", name: "Doorbell", description: "Who rang", isCustom: true, streams };
  const custom = toProducts([doorbell, { ...doorbell, id: "okta", name: "Okta", isCustom: false }]);
  expect(custom).toMatchObject([
    { id: "custom-doorbell", ways: ["log-pulling"], logTypes: ["Custom.Ring", "Custom.Key"] },
  ]);
  for (const q of ["doorbell", "custom.key", "who rang"])
    expect(searchCatalogue({ q }, custom).products).toEqual(custom);
  expect(searchCatalogue({ category: ["Custom puller"] }, custom).products).toEqual(custom);
});

test("has over 90 products", () => {
  expect(sourceProducts.length).toBeGreaterThan(90);
});

test.each(sourceProducts)("$title has a way that exists, schemas that exist, and makes a good label", (product) => {
  expect(product.ways.filter((way) => !sourceTypes.some(({ id }) => id === way))).toEqual([]);
  expect(product.logTypes.filter((logType) => !logTypes.has(logType))).toEqual([]);
  expect(product.logTypes.length * product.ways.length).toBeGreaterThan(0);
  expect(sourceLabelProblem(product.title)).toBeUndefined();
});
