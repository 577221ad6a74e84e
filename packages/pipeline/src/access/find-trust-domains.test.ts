import type { ActorReference } from "@pharos/domain";
import { expect, test } from "vitest";
import { aRule } from "../testing/a-rule.ts";
import { findTrustDomains } from "./find-trust-domains.ts";

const by = (id: string): ActorReference => ({ kind: "user", id, name: id });
const sees: Readonly<Record<string, readonly string[] | undefined>> = {
  ada: undefined,
  bob: ["Custom.Door", "Custom.Gate"],
  ben: ["Custom.Gate", "Custom.Door"],
  eve: ["Custom.Door"],
};
const accessOf = (author: ActorReference | undefined) => author && sees[author.id];
const written = (author: string | undefined) => (author ? { managed: false, author: by(author) } : { managed: true });

function domainsFor(...rules: readonly ReturnType<typeof aRule>[]) {
  const detections = new Map(rules.map((rule) => [rule.id, rule]));
  const helpers = ["ada", "bob", "eve", undefined].map((author) => ({ id: `of-${author}`, ...written(author) }));
  return findTrustDomains({ detections: rules, globals: helpers, dataModels: helpers }, { detections, accessOf });
}

test("rules share a domain where their authors see the same log types, and managed ones have their own", () => {
  const authors = [undefined, "ada", "bob", "ben", "eve"];
  const rules = authors.map((author) => aRule({ id: `by-${author}`, ...written(author) }));
  const { detections } = domainsFor(...rules);
  const domains = rules.map(({ id }) => detections.get(id));
  expect(domains[2]).toBe(domains[3]);
  expect(new Set(domains).size).toBe(4);
});

test("a rule runs beside those whose authors see what all who wrote a part of it see", () => {
  const base = aRule({ id: "base", ...written("eve") });
  const derived = aRule({ id: "derived", kind: "DERIVED_RULE", baseDetection: "base", ...written("ada") });
  const { detections } = domainsFor(base, derived);
  expect(detections.get("derived")).toBe(detections.get("base"));
});

test.each([
  { importer: "eve", uses: ["of-ada", "of-bob", "of-eve", "of-undefined"] },
  { importer: "bob", uses: ["of-ada", "of-bob", "of-undefined"] },
  { importer: "ada", uses: ["of-ada", "of-undefined"] },
  { importer: undefined, uses: ["of-ada", "of-undefined"] },
])("code of $importer uses helpers of authors who see no less: $uses", ({ importer, uses }) => {
  const { detections, globals, trusted } = domainsFor(aRule({ id: "R", ...written(importer) }));
  const domain = detections.get("R") ?? "";
  const usable = [...globals].filter(([, other]) => other === domain || trusted.get(domain)?.includes(other));
  expect(usable.map(([id]) => id)).toEqual(uses);
});
