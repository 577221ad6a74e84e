import type { Alert, AlertGroup, AlertGroupKey, Rule } from "@pharos/domain";
import { alertOf } from "../alerts/alert-of.ts";
import { type GroupedMatch, groupMatch } from "../alerts/group-matches.ts";
import type { ProcessedChunk, ProcessedMatch, ProcessedRuleError } from "../worker/protocol.ts";

/** A chunk with who sent it and when: what a commit is made of. */
export interface ChunkToCommit {
  readonly sourceId: string;
  readonly sourceLabel: string;
  readonly receivedAt: Date;
  readonly rowIdPrefix: string;
  readonly result: ProcessedChunk;
}

/** A match or rule error with the alert that it belongs to, present or to come; none for a rule that makes only signals. */
export interface AssignedMatch {
  readonly match: ProcessedMatch;
  readonly rule: Rule;
  readonly group: AlertGroup | undefined;
  readonly at: Date;
}
export interface AssignedError {
  readonly error: ProcessedRuleError;
  readonly rule: Rule;
  readonly group: AlertGroup;
  readonly at: Date;
}

export interface AlertPlan {
  readonly matches: readonly AssignedMatch[];
  readonly errors: readonly AssignedError[];
  /** Groups as they are after this commit. */
  readonly groups: readonly AlertGroup[];
  readonly opened: readonly Alert[];
  /** Existing alerts that have more events now. */
  readonly grown: readonly AlertGroup[];
}

export function keyText(key: AlertGroupKey): string {
  return JSON.stringify([key.ruleId, key.kind, key.dedup]);
}

/** The groups that a commit touches: what must be locked and read before `planAlerts`. */
export function groupKeysOf(chunks: readonly ChunkToCommit[], rules: ReadonlyMap<string, Rule>): AlertGroupKey[] {
  const keys = new Map<string, AlertGroupKey>();
  for (const { match } of groupedMatches(chunks, rules)) {
    const { ruleId, kind, dedup } = match;
    const key = { ruleId, kind, dedup };
    keys.set(keyText(key), key);
  }
  return [...keys.values()];
}

/**
 * Decides what becomes of the matches of a commit. A rule that was deleted meanwhile is passed over.
 * @param current the groups as stored, by `keyText`
 */
export function planAlerts(
  chunks: readonly ChunkToCommit[],
  rules: ReadonlyMap<string, Rule>,
  current: ReadonlyMap<string, AlertGroup>,
  newAlertId: () => string,
): AlertPlan {
  const groups = new Map(current);
  const touched = new Set<string>();
  const openedIds = new Set<string>();
  const closedBefore: AlertGroup[] = [];
  const alertIdBySubject = new Map<ProcessedMatch | ProcessedRuleError, string>();

  for (const { match, rule, subject } of groupedMatches(chunks, rules)) {
    const key = keyText(match);
    const before = groups.get(key);
    const { group, outcome } = groupMatch(before, match, rule, newAlertId);
    if (before && before.alertId !== group.alertId && touched.has(key)) closedBefore.push(before);
    groups.set(key, group);
    touched.add(key);
    if (outcome === "opened") openedIds.add(group.alertId);
    alertIdBySubject.set(subject, group.alertId);
  }

  const final = [...touched].map((key) => groups.get(key)).filter((group) => group !== undefined);
  const all = [...closedBefore, ...final];
  const byAlertId = new Map(all.map((group) => [group.alertId, group]));
  const created = all.filter((group) => group.isAlertCreated);
  return {
    ...assign(chunks, rules, (subject) => byAlertId.get(alertIdBySubject.get(subject) ?? "")),
    groups: final,
    opened: created.filter((g) => openedIds.has(g.alertId)).map((g) => alertOf(g, rules.get(g.ruleId))),
    grown: created.filter((g) => !openedIds.has(g.alertId)),
  };
}

interface Grouped {
  readonly match: GroupedMatch;
  readonly rule: Rule;
  readonly subject: ProcessedMatch | ProcessedRuleError;
}

function* groupedMatches(chunks: readonly ChunkToCommit[], rules: ReadonlyMap<string, Rule>): Generator<Grouped> {
  for (const { result, sourceId, receivedAt: at } of chunks) {
    for (const subject of result.matches) {
      const rule = rules.get(subject.ruleId);
      if (!rule?.createAlert) continue;
      const { ruleId, dedup, title, severity, description, runbook, reference, context, logType } = subject;
      const text = {
        title: title || rule.displayName || rule.id,
        severity,
        description: description || rule.description,
        runbook: runbook || rule.runbook,
        reference: reference || rule.reference,
        context,
      };
      yield { match: { ruleId, kind: "match", dedup, text, logType, sourceId, at }, rule, subject };
    }
    for (const subject of result.ruleErrors) {
      const rule = rules.get(subject.ruleId);
      if (!rule) continue;
      const { ruleId, kind: dedup, message, logType } = subject;
      const { severity, description, runbook, reference } = rule;
      const text = { title: message, severity, description, runbook, reference, context: {} };
      yield { match: { ruleId, kind: "error", dedup, text, logType, sourceId, at }, rule, subject };
    }
  }
}

function assign(
  chunks: readonly ChunkToCommit[],
  rules: ReadonlyMap<string, Rule>,
  groupOf: (subject: ProcessedMatch | ProcessedRuleError) => AlertGroup | undefined,
): Pick<AlertPlan, "matches" | "errors"> {
  const matches: AssignedMatch[] = [];
  const errors: AssignedError[] = [];
  for (const { result, receivedAt: at } of chunks) {
    for (const match of result.matches) {
      const rule = rules.get(match.ruleId);
      if (rule) matches.push({ match, rule, group: groupOf(match), at });
    }
    for (const error of result.ruleErrors) {
      const rule = rules.get(error.ruleId);
      const group = groupOf(error);
      if (rule && group) errors.push({ error, rule, group, at });
    }
  }
  return { matches, errors };
}
