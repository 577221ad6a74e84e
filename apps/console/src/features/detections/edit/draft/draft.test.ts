import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type DetectionDraft, idOfName, isSameDraft, newDraft } from "./detection-draft.ts";
import { detectionDraftKind } from "./detection-draft-kind.ts";
import { draftOf, draftOfCorrelation } from "./draft-of.ts";
import { findDraftProblems } from "./draft-problems.ts";
import { readKeptDraft } from "./kept-draft.ts";
import { blankTest, newTest, testNameProblem, withoutTest } from "./test-drafts.ts";

const complete: DetectionDraft = { ...newDraft("RULE"), id: "Root.Login", logTypes: ["AWS.CloudTrail"] };
const problems = (part: Partial<DetectionDraft>) => findDraftProblems({ ...complete, ...part });

test("makes an id of a name", () => {
  expect(idOfName("Root sign-in (über Nacht)")).toBe("Root.Sign.In.U.Ber.Nacht");
});

describe("problems that need no server", () => {
  test.each<[string, Partial<DetectionDraft>, Record<string, string>]>([
    ["none", {}, {}],
    ["no id", { id: "" }, { id: "This field is required" }],
    ["a refused character", { id: "a<b" }, { id: 'Must not contain <, >, &, " or %' }],
    ["no log type", { logTypes: [] }, { logTypes: "Choose at least one log type" }],
    ["no query", { kind: "SCHEDULED_RULE" }, { scheduledQueries: "Choose at least one scheduled query" }],
    ["a policy for every type", { kind: "POLICY", logTypes: [] }, {}],
    ["no body", { body: " \n" }, { body: "This field is required" }],
    ["half a number", { threshold: "" }, { threshold: "Enter a whole number of at least 1" }],
    [
      "repeated test names",
      {
        tests: [
          { ...newTest(), name: "a" },
          { ...newTest(), name: "a" },
        ],
      },
      { tests: "No duplicate test names" },
    ],
    [
      "a correlation's test without signals",
      { kind: "CORRELATION_RULE", logTypes: [], tests: [newTest("{}")] },
      { "tests.0": "a test needs RuleOutputs" },
    ],
    ["a list as event", { tests: [newTest("[]")] }, { "tests.0": "The event must be a JSON object" }],
  ])("%s", (_name, part, expected) => expect(problems(part)).toEqual(expected));
});

describe("tests", () => {
  const tests = ["a", "b", "c"].map((name) => ({ ...newTest(), key: name, name }));
  test.each([
    { deleted: "b", shown: "a" },
    { deleted: "c", shown: "b" },
    { deleted: "a", shown: "b" },
  ])("shows $shown after $deleted is deleted", ({ deleted, shown }) => {
    expect(withoutTest(tests, deleted).shown).toBe(shown);
  });
  test("refuses the name of another test, and none", () => {
    expect(testNameProblem(tests, "a", "b")).toBe("Cannot have duplicate tab name");
    expect(testNameProblem(tests, "a", " ")).toBe("A test needs a name");
    expect(testNameProblem(tests, "a", "a")).toBeUndefined();
  });
  test("of a correlation begin with a signal of each step that match one another", () => {
    const simpleDetectionBody = `Sequence: [{ID: A, RuleID: R, MinMatchCount: 2}, {ID: B, RuleID: S}]
Transitions: [{From: A, To: B, Match: [{From: user, To: actor}]}]`;
    const { resource } = blankTest({ kind: "CORRELATION_RULE", simpleDetectionBody });
    expect(parse(resource)).toEqual({
      RuleOutputs: [
        { ID: "A", Matches: { user: { "some value": [0, 0] } } },
        { ID: "B", Matches: { actor: { "some value": [1] } } },
      ],
    });
  });
  test("begin with a name of their own, and expect a match", () => {
    expect(newTest()).toMatchObject({ name: expect.stringMatching(/^Test-\w+$/), expectedResult: true });
  });
});

test("a stored correlation rule becomes a draft whose tests are YAML", () => {
  const ruleOutputs = [{ id: "A", matches: { user: { ann: [0, "2026-03-01T00:00:00Z"] } } }];
  const draft = draftOfCorrelation({
    id: "C",
    body: "Group: []\n",
    tests: [{ name: "one", expectedResult: false, ruleOutputs }],
  });
  expect(draft).toMatchObject({ kind: "CORRELATION_RULE", id: "C", body: "", simpleDetectionBody: "Group: []\n" });
  expect(parse(draft.tests[0]?.resource ?? "")).toEqual({
    RuleOutputs: [{ ID: "A", Matches: { user: { ann: [0, "2026-03-01T00:00:00Z"] } } }],
  });
});

test("a stored detection becomes a draft that does not differ from itself", () => {
  const stored = {
    kind: "RULE",
    id: "A",
    body: "def rule(event): return True",
    logTypes: ["A.B"],
    simpleDetectionBody: null,
    inlineFilters: null,
    tests: [{ name: "t", expectedResult: true, resource: '{"a":1}', mocks: [{ objectName: "f", returnValue: true }] }],
  } as const;
  const draft = draftOf(stored);
  expect(draft).toMatchObject({ id: "A", simpleDetectionBody: undefined, inlineFilters: "" });
  expect(draft.tests[0]).toMatchObject({ resource: '{\n  "a": 1\n}', mocks: [{ objectName: "f", returnValue: true }] });
  expect(isSameDraft(draft, draftOf(stored))).toBe(true);
  expect(isSameDraft(draft, { ...draft, threshold: 2 })).toBe(false);
});

test("takes up a kept draft, and passes over what is none", () => {
  const kept = { at: 1, version: "v", draft: complete };
  expect(readKeptDraft(JSON.stringify(kept), detectionDraftKind.read)).toEqual(kept);
  expect(readKeptDraft("{", detectionDraftKind.read)).toBeUndefined();
  expect(readKeptDraft('{"at":1,"draft":{}}', detectionDraftKind.read)).toBeUndefined();
  expect(readKeptDraft(null, detectionDraftKind.read)).toBeUndefined();
});
