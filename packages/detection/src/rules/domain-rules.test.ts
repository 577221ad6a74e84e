import { describe, expect, test } from "vitest";
import { aRule } from "../testing/a-rule.ts";
import { splitByDomain } from "./domain-rules.ts";
import type { TrustDomains } from "./trust-domains.ts";

const body = "def rule(event): return True";
const rules = ["A", "B", "C"].map((id) => aRule({ id, body }));
const helper = (id: string) => ({ id, description: "", body: "x = 1" });
const domains = (some: Partial<TrustDomains>): TrustDomains => ({
  detections: new Map(),
  globals: new Map(),
  dataModels: new Map(),
  trusted: new Map(),
  ...some,
});

describe("splitByDomain", () => {
  test("keeps everything together where no domains are given", () => {
    const whole = { rules, globals: [] };
    expect(splitByDomain(whole)).toEqual([{ domain: "default", ruleSet: whole, numbers: [0, 1, 2] }]);
  });

  test("numbers the rules of each domain on their own", () => {
    const trustDomains = domains({ detections: new Map([["B", "few"]]) });
    const parts = splitByDomain({ rules, globals: [], trustDomains });
    expect(parts.map(({ domain, numbers }) => [domain, numbers])).toEqual([
      ["default", [0, 2]],
      ["few", [1]],
    ]);
    expect(parts.map(({ ruleSet }) => ruleSet.rules.map(({ id }) => id))).toEqual([["A", "C"], ["B"]]);
  });

  test.each([
    { importer: "few", author: "few", isArmed: true },
    { importer: "few", author: "managed", isArmed: true },
    { importer: "managed", author: "few", isArmed: false },
    { importer: "few", author: "other", isArmed: false },
  ])("leaves a helper of $author in the domain $importer armed: $isArmed", ({ importer, author, isArmed }) => {
    const trustDomains = domains({
      detections: new Map(rules.map(({ id }) => [id, importer])),
      globals: new Map([["h", author]]),
      trusted: new Map([["few", ["managed"]]]),
    });
    const [part] = splitByDomain({ rules, globals: [helper("h")], trustDomains });
    expect(part?.ruleSet.globals[0]?.body === "x = 1").toBe(isArmed);
  });

  test("makes each name of a data model that is not trusted raise", () => {
    const model = {
      id: "M",
      displayName: "",
      enabled: true,
      logTypes: ["Test.Log"],
      mappings: [{ name: "user", path: "$.user" }],
      body: "steal()",
    };
    const trustDomains = domains({ dataModels: new Map([["M", "few"]]) });
    const [part] = splitByDomain({ rules, globals: [], dataModels: [model], trustDomains });
    const [disarmed] = part?.ruleSet.dataModels ?? [];
    expect(disarmed?.mappings).toEqual([{ name: "user", method: "refuse" }]);
    expect(disarmed?.body).not.toContain("steal");
    expect(disarmed?.body).toContain("the data model M can't be used here");
  });
});
