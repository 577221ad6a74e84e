import type { AlertGroup, Rule } from "@pharos/domain";
import { describe, expect, test } from "vitest";
import type { ProcessedMatch } from "../worker/protocol.ts";
import { type ChunkToCommit, groupKeysOf, keyText, planAlerts } from "./plan-alerts.ts";

const at = new Date("2026-03-01T10:00:00Z");
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

function aRule(change: Partial<Rule> = {}): Rule {
  return {
    id: "R",
    kind: "RULE",
    displayName: "A rule",
    enabled: true,
    severity: "LOW",
    logTypes: ["AWS.CloudTrail"],
    description: "static description",
    reference: "",
    runbook: "static runbook",
    tags: ["t"],
    reports: {},
    dedupPeriodMinutes: 60,
    threshold: 1,
    createAlert: true,
    summaryAttributes: [],
    outputIds: [],
    body: "",
    tests: [],
    managed: true,
    createdAt: at,
    lastModified: at,
    ...change,
  };
}

function aMatch(change: Partial<ProcessedMatch> = {}): ProcessedMatch {
  return {
    ruleId: "R",
    title: "title",
    dedup: "d",
    severity: "HIGH",
    description: "",
    reference: "",
    runbook: "",
    destinations: null,
    unique: null,
    context: {},
    logType: "AWS.CloudTrail",
    eventJson: Buffer.from('{"p_event_time":"2026-03-01 10:00:00.000000000"}'),
    standard: { p_event_time: "2026-03-01 10:00:00.000000000" },
    ...change,
  };
}

function aChunk(matches: ProcessedMatch[], receivedAt = at): ChunkToCommit {
  const result = { received: 1, bytes: 1, tables: [], failures: [], matches, ruleErrors: [] };
  return { sourceId: "s", sourceLabel: "S", receivedAt, rowIdPrefix: "0123456789abcdef", result };
}

function plan(chunks: ChunkToCommit[], rules: Rule[], current: AlertGroup[] = []) {
  let id = 0;
  const groups = new Map(current.map((group) => [keyText(group), group]));
  return planAlerts(chunks, new Map(rules.map((rule) => [rule.id, rule])), groups, () => `a${++id}`);
}

describe("a commit's alerts", () => {
  test("become one for many matches with the same dedup string", () => {
    const { opened, grown, matches } = plan([aChunk([aMatch(), aMatch()]), aChunk([aMatch()])], [aRule()]);
    expect(opened.map((alert) => [alert.id, alert.eventCount])).toEqual([["a1", 3]]);
    expect(grown).toEqual([]);
    expect(matches.map((m) => m.group?.alertId)).toEqual(["a1", "a1", "a1"]);
  });

  test("fall back to the rule's own words where the match has none", () => {
    expect(plan([aChunk([aMatch({ title: "" })])], [aRule()]).opened[0]).toMatchObject({
      title: "A rule",
      description: "static description",
      runbook: "static runbook",
      severity: "HIGH",
    });
  });

  test("grow when the window was opened by an earlier commit", () => {
    const before = plan([aChunk([aMatch()])], [aRule()]);
    const { opened, grown } = plan([aChunk([aMatch()], later(10))], [aRule()], [...before.groups]);
    expect(opened).toEqual([]);
    expect(grown.map((group) => [group.alertId, group.eventCount])).toEqual([["a1", 2]]);
  });

  test("are two when one commit spans the end of a window", () => {
    const { opened, groups } = plan([aChunk([aMatch()]), aChunk([aMatch()], later(61))], [aRule()]);
    expect(opened.map((alert) => alert.id)).toEqual(["a1", "a2"]);
    expect(groups.map((group) => group.alertId)).toEqual(["a2"]);
  });

  test("are none below the threshold, and the matches know the alert to come", () => {
    const { opened, matches } = plan([aChunk([aMatch()])], [aRule({ threshold: 2 })]);
    expect(opened).toEqual([]);
    expect(matches[0]?.group?.alertId).toBe("a1");
  });

  test("are none for a rule that makes only signals", () => {
    const rules = [aRule({ createAlert: false })];
    expect(groupKeysOf([aChunk([aMatch()])], new Map(rules.map((r) => [r.id, r])))).toEqual([]);
    const { opened, matches } = plan([aChunk([aMatch()])], rules);
    expect(opened).toEqual([]);
    expect(matches.map((m) => m.group)).toEqual([undefined]);
  });

  test("are error alerts, apart from matches, for rules that failed", () => {
    const { dedup: _dedup, ...event } = aMatch();
    const error = { ...event, kind: "KeyError", message: "KeyError('x')" };
    const chunk = aChunk([aMatch()]);
    const { opened } = plan(
      [{ ...chunk, result: { ...chunk.result, ruleErrors: [error] } }],
      [aRule({ threshold: 5 })],
    );
    expect(opened).toMatchObject([
      { type: "DETECTION_ERROR", subtype: "RULE_ERROR", title: "KeyError('x')", severity: "LOW" },
    ]);
  });
});
