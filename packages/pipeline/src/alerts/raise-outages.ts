import { randomBytes } from "node:crypto";
import type { RuleOutage } from "@pharos/detection";
import type { Rule } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { alertOf } from "./alert-of.ts";
import { groupMatch } from "./group-matches.ts";

/**
 * A rule that cannot run says nothing about any event, which looks like peace: it raises an error alert instead,
 * one a window like every other error.
 */
export async function raiseOutages(
  store: Store,
  outages: readonly RuleOutage[],
  rules: ReadonlyMap<string, Rule>,
  now: Date,
): Promise<void> {
  for (const { ruleId, kind, message } of outages) {
    const rule = rules.get(ruleId);
    if (!rule) continue;
    await store.transaction(async (tx) => {
      const key = { ruleId, kind: "error", dedup: kind } as const;
      const [current] = await tx.alertGroups.lock([key]);
      const { severity, description, runbook, reference } = rule;
      const title = `${rule.displayName || ruleId} cannot run: ${message}`;
      const text = { title, severity, description, runbook, reference, context: {} };
      const match = { ...key, text, logType: rule.logTypes[0] ?? "", sourceId: "", at: now };
      const { group, outcome } = groupMatch(current, match, rule, () => randomBytes(16).toString("hex"));
      if (outcome === "opened") await tx.alerts.insert([alertOf(group, rule)]);
      await tx.alertGroups.save([group]);
    });
  }
}
