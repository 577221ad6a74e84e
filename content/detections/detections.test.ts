import { explainTest, type RuleTestResult, runRuleTests } from "@pharos/detection";
import { findPackGaps, idsOfItems, type LoadedContent, loadContent } from "@pharos/detection-content";
import { beforeAll, describe, expect, it } from "vitest";
import { detectionsFolder } from "../src/index.ts";

let content: LoadedContent;
let results: RuleTestResult[];

beforeAll(async () => {
  content = await loadContent(detectionsFolder);
  results = await runRuleTests(content.rules, content.globals);
});

describe("the shipped detections", () => {
  it("load without a problem, at least 45 of them", () => {
    expect(content.problems).toEqual([]);
    expect(content.rules.length).toBeGreaterThanOrEqual(45);
  });

  it("pass their own tests in the sandbox", () => {
    const failed = results.filter((result) => !result.passed);
    expect(failed.map((result) => `${result.ruleId}, ${result.name}: ${explainTest(result)}`)).toEqual([]);
    expect(results.length).toBe(content.rules.flatMap((rule) => rule.tests).length);
  });

  it("prove that they match and that they hold back", () => {
    const unproven = content.rules.filter((rule) => {
      const expected = rule.tests.filter((test) => test.expectedResult).length;
      return expected < 1 || rule.tests.length - expected < 2;
    });
    expect(unproven.map((rule) => rule.id)).toEqual([]);
  });

  it("have names of their own", () => {
    const names = content.rules.map((rule) => rule.displayName);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("name well-formed ATT&CK techniques and tell the analyst what to do", () => {
    for (const rule of content.rules) {
      const techniques = rule.reports["MITRE ATT&CK"] ?? [];
      expect(techniques, rule.id).not.toEqual([]);
      for (const value of techniques) expect(value, rule.id).toMatch(/^TA\d{4}:T\d{4}(\.\d{3})?$/);
      expect(rule.runbook.match(/^\d\. /gm), rule.id).toHaveLength(3);
      expect(rule.reference, rule.id).toMatch(/^https:\/\//);
      expect(rule.description, rule.id).not.toBe("");
    }
  });

  it("belong to one pack each, which has all that they need", () => {
    for (const pack of content.packs) expect(findPackGaps(pack, content), pack.id).toEqual([]);
    const packed = content.packs.flatMap(({ itemIds }) => itemIds);
    expect(idsOfItems(content).filter((id) => !packed.includes(id))).toEqual([]);
    const rules = new Set(content.rules.map(({ id }) => id));
    const ofRules = packed.filter((id) => rules.has(id));
    expect(ofRules.filter((id, index) => ofRules.indexOf(id) !== index)).toEqual([]);
  });

  it("title each alert with the words of its event", () => {
    const titles = results.filter((result) => result.triggerAlert).map((result) => result.functions.title?.output);
    for (const title of titles) expect(title).toMatch(/\S+ \S+ \S+/);
  });
});
