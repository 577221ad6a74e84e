import { describe, expect, test } from "vitest";
import { aCorrelation, matchesOf, setsOf } from "../testing/a-correlation.ts";
import { correlate } from "./correlate.ts";

const onUser = "Match: [{On: user}]";
const ab = aCorrelation(`
Sequence: [{ID: A, RuleID: a}, {ID: B, RuleID: b}]
Transitions: [{From: A, To: B, WithinTimeFrameMinutes: 10, ${onUser}}]
`);
const abc = aCorrelation(`
Sequence: [{ID: A, RuleID: a}, {ID: B, RuleID: b}, {ID: C, RuleID: c}]
Transitions:
  - {From: A, To: B, WithinTimeFrameMinutes: 10, Match: [{From: actor, To: user}]}
  - {From: B, To: C, WithinTimeFrameMinutes: 20, ${onUser}}
`);
const failures = aCorrelation(`
Sequence: [{ID: F, RuleID: f, MinMatchCount: 3}, {ID: S, RuleID: s}]
Transitions: [{From: F, To: S, WithinTimeFrameMinutes: 5, ${onUser}}]
`);
const few = aCorrelation(`
Sequence: [{ID: F, RuleID: f, MaxMatchCount: 3}, {ID: S, RuleID: s}]
Transitions: [{From: F, To: S, ${onUser}}]
`);
const notFollowed = aCorrelation(`
Sequence: [{ID: A, RuleID: a}, {ID: B, RuleID: b, Absence: true}]
Transitions: [{From: A, To: B, WithinTimeFrameMinutes: 10, ${onUser}}]
`);
const notPreceded = aCorrelation(`
Sequence: [{ID: A, RuleID: a, Absence: true}, {ID: B, RuleID: b}]
Transitions: [{From: A, To: B, WithinTimeFrameMinutes: 10, ${onUser}}]
`);
const notBetween = aCorrelation(`
Sequence: [{ID: A, RuleID: a}, {ID: B, RuleID: b, Absence: true}, {ID: C, RuleID: c}]
Transitions: [{From: A, To: B, WithinTimeFrameMinutes: 10, ${onUser}}, {From: B, To: C, WithinTimeFrameMinutes: 20, ${onUser}}]
`);
const unmatched = aCorrelation("Sequence: [{ID: A, RuleID: a}, {ID: B, RuleID: b}]");
const partlyMatched = aCorrelation(`
Sequence: [{ID: A, RuleID: a}, {ID: B, RuleID: b}, {ID: C, RuleID: c}]
Transitions: [{From: A, To: B, ${onUser}}, {From: B, To: C, WithinTimeFrameMinutes: 5}]
`);

describe("a sequence", () => {
  test.each([
    ["matches in order", ab, "A:ann@0 B:ann@5", ["A:ann@0 B:ann@5"]],
    ["does not match in the other order", ab, "B:ann@0 A:ann@5", []],
    ["takes the same instant for after", ab, "A:ann@5 B:ann@5", ["A:ann@5 B:ann@5"]],
    ["includes the end of the time frame", ab, "A:ann@0 B:ann@10", ["A:ann@0 B:ann@10"]],
    ["does not match beyond the time frame", ab, "A:ann@0 B:ann@10.1", []],
    ["does not match different values", ab, "A:ann@0 B:bob@5", []],
    ["does not match signals without the value", ab, "A:@0 B:@5", []],
    ["matches each value by itself", ab, "A:ann@0 A:bob@1 B:bob@2", ["A:bob@1 B:bob@2"]],
    ["matches lists that have a value in common", ab, "A:ann,bob@0 B:bob,eve@5", ["A:ann,bob@0 B:bob,eve@5"]],
    ["takes in all that led to its end", ab, "A:ann@0 A:ann@1 B:ann@5", ["A:ann@0 A:ann@1 B:ann@5"]],
    ["leaves out what was too early for its end", ab, "A:ann@0 A:ann@1 B:ann@11", ["A:ann@1 B:ann@11"]],
    ["needs all its steps", abc, "A:ann@0 C:ann@5", []],
    ["may match by different fields on both sides", abc, "A:ann@0 B:ann@5 C:ann@6", ["A:ann@0 B:ann@5 C:ann@6"]],
    ["shares one value along the whole chain", abc, "A:ann@0 B:ann@5 C:bob@6", []],
    [
      "goes on from the signal that another step can follow",
      abc,
      "A:ann@0 B:ann@1 B:ann@9 C:ann@25",
      ["A:ann@0 B:ann@1 B:ann@9 C:ann@25"],
    ],
    ["counts time frames from neighbour to neighbour", abc, "A:ann@0 B:ann@10 C:ann@30", ["A:ann@0 B:ann@10 C:ann@30"]],
    ["needs as many signals as a step asks for", failures, "F:ann@0 F:ann@1 S:ann@2", []],
    [
      "matches when there are so many",
      failures,
      "F:ann@0 F:ann@1 F:ann@2 S:ann@3",
      ["F:ann@0 F:ann@1 F:ann@2 S:ann@3"],
    ],
    ["counts only signals with the value", failures, "F:ann@0 F:bob@1 F:ann@2 S:ann@3", []],
    ["counts only signals before the next step", failures, "F:ann@0 F:ann@1 S:ann@2 F:ann@3", []],
    [
      "measures from the last of several signals",
      failures,
      "F:ann@0 F:ann@20 F:ann@40 S:ann@45",
      ["F:ann@0 F:ann@20 F:ann@40 S:ann@45"],
    ],
    ["stays within the look-back", failures, "F:ann@0 F:ann@30 F:ann@58 S:ann@60.1", []],
    [
      "matches up to as many signals as a step allows",
      few,
      "F:ann@0 F:ann@1 F:ann@2 S:ann@3",
      ["F:ann@0 F:ann@1 F:ann@2 S:ann@3"],
    ],
    ["does not match beyond them", few, "F:ann@0 F:ann@1 F:ann@2 F:ann@4 S:ann@3", []],
    [
      "forgets a crowd of signals after the look-back",
      few,
      "F:ann@0 F:ann@1 F:ann@2 F:ann@3 F:ann@64 S:ann@65",
      ["F:ann@64 S:ann@65"],
    ],
    ["ends in absence when nothing follows", notFollowed, "A:ann@0", ["A:ann@0"]],
    ["does not end in absence when something follows", notFollowed, "A:ann@0 B:ann@10", []],
    ["ends in absence when it follows too late", notFollowed, "A:ann@0 B:ann@11", ["A:ann@0"]],
    ["ends in absence when it follows with another value", notFollowed, "A:ann@0 B:bob@5", ["A:ann@0"]],
    ["ends in absence when it came before", notFollowed, "B:ann@0 A:ann@5", ["A:ann@5"]],
    ["begins with absence when nothing precedes", notPreceded, "B:ann@5", ["B:ann@5"]],
    ["does not begin with absence when something precedes", notPreceded, "A:ann@0 B:ann@5", []],
    ["begins with absence when it preceded too early", notPreceded, "A:ann@0 B:ann@11", ["B:ann@11"]],
    ["begins with absence when it follows", notPreceded, "B:ann@0 A:ann@5", ["B:ann@0"]],
    ["has absence between two steps", notBetween, "A:ann@0 C:ann@5", ["A:ann@0 C:ann@5"]],
    ["does not match around what must be absent", notBetween, "A:ann@0 B:ann@2 C:ann@5", []],
    ["does not mind it after the next step", notBetween, "A:ann@0 C:ann@5 B:ann@6", ["A:ann@0 C:ann@5"]],
    ["does not mind it after its time frame", notBetween, "A:ann@0 B:ann@11 C:ann@12", ["A:ann@0 C:ann@12"]],
    ["adds up time frames across absence", notBetween, "A:ann@0 C:ann@30", ["A:ann@0 C:ann@30"]],
    ["does not reach beyond their sum", notBetween, "A:ann@0 C:ann@31", []],
    ["begins anew after what must be absent", notBetween, "A:ann@0 B:ann@2 A:ann@3 C:ann@5", ["A:ann@3 C:ann@5"]],
    ["without transitions needs no value", unmatched, "A:ann@0 B:bob@60", ["A:ann@0 B:bob@60"]],
    ["without transitions still needs the order", unmatched, "B:@0 A:@5", []],
    [
      "pairs any signals where a transition matches nothing",
      partlyMatched,
      "A:ann@0 B:ann@1 C:@6",
      ["A:ann@0 B:ann@1 C:@6"],
    ],
    ["keeps the time frame of such a transition", partlyMatched, "A:ann@0 B:ann@1 C:@7", []],
  ])("%s", (_claim, detection, signals, expected) => {
    expect(setsOf(matchesOf(detection, signals))).toEqual(expected);
  });
});

const criteria = (...ids: string[]) =>
  `MatchCriteria: {who: [${ids.map((id) => `{GroupID: ${id}, Match: p_alert_context.user}`).join(", ")}]}`;
const pair = aCorrelation(`
Group: [{ID: A, RuleID: a}, {ID: B, RuleID: b}]
${criteria("A", "B")}
`);
const takeover = aCorrelation(`
Group: [{ID: F, RuleID: f, MinMatchCount: 5}, {ID: S, RuleID: s}]
LookbackWindowMinutes: 1800
${criteria("F", "S")}
`);
const without = aCorrelation(`
Group: [{ID: A, RuleID: a}, {ID: B, RuleID: b, Absence: true}]
${criteria("A", "B")}
`);
const capped = aCorrelation(`
Group: [{ID: A, RuleID: a, MaxMatchCount: 2}, {ID: B, RuleID: b}]
${criteria("A", "B")}
`);
const anyTwo = aCorrelation(`
Group: [{ID: A, RuleID: a}, {ID: B, RuleID: b, MinMatchCount: 2}, {ID: C, RuleID: c}]
MinMatchCount: 2
${criteria("A", "B", "C")}
`);
const twoCriteria = aCorrelation(`
Group: [{ID: A, RuleID: a}, {ID: B, RuleID: b}]
MatchCriteria:
  who: [{GroupID: A, Match: user}, {GroupID: B, Match: user}]
  where: [{GroupID: A, Match: ip}, {GroupID: B, Match: ip}]
`);
const inTime = aCorrelation("Group: [{ID: A, RuleID: a}, {ID: B, RuleID: b}]");
const partlyNamed = aCorrelation(`
Group: [{ID: A, RuleID: a}, {ID: B, RuleID: b}, {ID: C, RuleID: c}]
${criteria("A", "B")}
`);

describe("a group", () => {
  test.each([
    ["matches in any order", pair, "B:ann@0 A:ann@5", ["A:ann@5 B:ann@0"]],
    ["does not match different values", pair, "A:ann@0 B:bob@5", []],
    ["matches the value that is complete", pair, "A:ann@0 A:bob@1 B:bob@5", ["A:bob@1 B:bob@5"]],
    ["matches a value against a list that has it", pair, "A:ann@0 B:bob,ann@5", ["A:ann@0 B:bob,ann@5"]],
    ["matches over the whole look-back", pair, "A:ann@0 B:ann@60", ["A:ann@0 B:ann@60"]],
    ["does not match beyond the look-back", pair, "A:ann@0 B:ann@61", []],
    ["does not match after two days", takeover, "F:ann@0 F:ann@1 F:ann@2 F:ann@3 F:ann@4 S:ann@2880", []],
    [
      "does not match once the last failure is too long ago",
      takeover,
      "F:ann@0 F:ann@2 F:ann@4 F:ann@6 F:ann@8 S:ann@1860",
      [],
    ],
    [
      "matches with enough failures",
      takeover,
      "F:ann@0 F:ann@2 F:ann@4 F:ann@6 F:ann@8 S:ann@60",
      ["F:ann@0 F:ann@2 F:ann@4 F:ann@6 F:ann@8 S:ann@60"],
    ],
    ["does not match with too few", takeover, "F:ann@0 F:ann@2 F:ann@4 F:ann@6 S:ann@60", []],
    ["matches when the absent member is absent", without, "A:ann@0", ["A:ann@0"]],
    ["does not match when it came before", without, "B:ann@0 A:ann@30", []],
    ["does not match when it came after", without, "A:ann@0 B:ann@30", []],
    ["matches when it came with another value", without, "A:ann@0 B:bob@30", ["A:ann@0"]],
    ["matches when it came beyond the look-back", without, "B:ann@0 A:ann@61", ["A:ann@61"]],
    ["does not match with nothing but absence", without, "B:ann@0", []],
    ["matches up to its maximum", capped, "A:ann@0 A:ann@1 B:ann@2", ["A:ann@0 A:ann@1 B:ann@2"]],
    ["does not match above its maximum", capped, "A:ann@0 B:ann@2 A:ann@3 A:ann@4", []],
    ["matches with some of its members", anyTwo, "A:ann@0 C:ann@5", ["A:ann@0 C:ann@5"]],
    ["leaves out members that are not satisfied", anyTwo, "A:ann@0 B:ann@1 C:ann@5", ["A:ann@0 C:ann@5"]],
    ["does not match with too few of its members", anyTwo, "A:ann@0 B:ann@1", []],
    ["holds all criteria", twoCriteria, "A:x@0 B:x@5", ["A:x@0 B:x@5"]],
    ["without criteria correlates in time alone", inTime, "A:ann@0 B:bob@60", ["A:ann@0 B:bob@60"]],
    [
      "takes any signal of a member that no criterion names",
      partlyNamed,
      "A:ann@0 B:ann@1 C:@2",
      ["A:ann@0 B:ann@1 C:@2"],
    ],
    ["takes it only within the look-back", partlyNamed, "A:ann@0 B:ann@1 C:@61", []],
  ])("%s", (_claim, detection, signals, expected) => {
    expect(setsOf(matchesOf(detection, signals))).toEqual(expected);
  });
});

describe("matches", () => {
  test("say what they share, and when they were", () => {
    const [match] = matchesOf(pair, "A:ann@0 B:ann@5");
    expect(match).toEqual({
      values: { who: ["ann"] },
      valueKeys: ['["ann"]'],
      firstMs: 0,
      lastMs: 300_000,
      signals: [
        { step: 0, id: "A:ann@0", timeMs: 0 },
        { step: 1, id: "B:ann@5", timeMs: 300_000 },
      ],
    });
  });

  test("are one where the same signals share several values", () => {
    const [match, ...others] = matchesOf(pair, "A:ann,bob@0 B:ann,bob@5");
    expect(others).toEqual([]);
    expect(match).toMatchObject({ values: { who: ["ann", "bob"] }, valueKeys: ['["ann"]', '["bob"]'] });
  });

  test("have no signal in common", () => {
    const signals = "A:ann@0 B:ann@1 B:ann@2 A:ann@3 A:ann@4 B:ann@5";
    expect(setsOf(matchesOf(pair, signals))).toEqual(["A:ann@0 B:ann@1", "A:ann@3 B:ann@2", "A:ann@4 B:ann@5"]);
  });

  test("are tried oldest first, or newest first", () => {
    const newest = { ...pair, evaluationOrder: "ReverseChronological" as const };
    const signals = "A:ann@0 B:ann@1 A:ann@2";
    expect(setsOf(matchesOf(pair, signals))).toEqual(["A:ann@0 B:ann@1"]);
    expect(setsOf(matchesOf(newest, signals))).toEqual(["A:ann@2 B:ann@1"]);
    const apart = "A:ann@0 B:ann@1 A:bob@2 B:bob@3";
    expect(matchesOf(newest, apart).map(({ values }) => values.who)).toEqual([["bob"], ["ann"]]);
  });

  test("look back from now", () => {
    const signals = "A:ann@0 B:ann@5";
    expect(setsOf(matchesOf(pair, signals, { now: 60 }))).toEqual([signals]);
    expect(matchesOf(pair, signals, { now: 61 })).toEqual([]);
    expect(matchesOf(pair, signals, { now: 4 })).toEqual([]);
  });

  test("are not found again once they are known", () => {
    const doneUntil = { '["ann"]': 5 };
    const grown = "A:ann@0 B:ann@5 B:ann@6";
    expect(matchesOf(pair, grown, { now: 10, doneUntil })).toEqual([]);
    expect(setsOf(matchesOf(pair, `${grown} A:ann@7`, { now: 10, doneUntil }))).toEqual(["A:ann@7 B:ann@6"]);
  });

  test("are the same whether looked for once or at every tick", () => {
    const signals = "A:ann@0 A:ann@1 B:ann@3 B:ann@4 A:ann@12 B:ann@14 A:ann@15 A:ann@30 B:ann@35".split(" ");
    const found: string[] = [];
    let doneUntil: Record<string, number> = {};
    for (let now = 0; now <= 40; now++) {
      const known = signals.filter((text) => Number(text.split("@")[1]) <= now).join(" ");
      for (const match of known === "" ? [] : matchesOf(ab, known, { now, doneUntil })) {
        found.push(...setsOf([match]));
        doneUntil = Object.fromEntries(match.valueKeys.map((key) => [key, match.lastMs / 60_000]));
      }
    }
    expect(found).toEqual(setsOf(matchesOf(ab, signals.join(" "))));
    expect(found).toHaveLength(3);
  });

  test("wait for the end of the time frame in which something must be absent", () => {
    expect(matchesOf(notFollowed, "A:ann@0", { now: 9 })).toEqual([]);
    expect(setsOf(matchesOf(notFollowed, "A:ann@0", { now: 10 }))).toEqual(["A:ann@0"]);
  });

  test("are refused where signals without a value are too many for every value", () => {
    const count = 15_000;
    const times = Array.from({ length: count }, (_, index) => index);
    const free = { steps: times.map(() => 2), timesMs: times, ids: times.map(String) };
    const groups = times.map((timeMs) => ({ values: [String(timeMs)], steps: [0], timesMs: [timeMs], ids: ["x"] }));
    expect(() => correlate(partlyMatched, { groups, free }, { nowMs: undefined })).toThrow(
      "Add a Match to those steps",
    );
  });

  test("do not appear because what must be absent left the window first", () => {
    expect(matchesOf(without, "B:ann@0 A:ann@30", { now: 70 })).toEqual([]);
    expect(matchesOf(notPreceded, "A:ann@0 B:ann@5", { now: 64 })).toEqual([]);
  });
});
