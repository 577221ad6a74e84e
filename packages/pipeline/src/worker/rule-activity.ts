import type { Rule } from "@pharos/domain";
import type { ProcessedChunk, ProcessedMatch, ProcessedRuleError } from "./protocol.ts";

/** What a rule had to do since it was changed last or the program was started, whichever came later. */
export interface RuleActivity {
  /** Events of its log types. */
  readonly events: number;
  /** Those of them that it was run on; the others could not match and were spared. */
  readonly runs: number;
  /** What it took with them, as far as it took long: nothing, for a rule that never takes more than some milliseconds. */
  readonly milliseconds: number;
  readonly matches: number;
  /** Events on which it failed. */
  readonly errors: number;
  /** What it failed with last; undefined where it never did. */
  readonly lastError: string | undefined;
}

export interface RuleHealth extends RuleActivity {
  /** Why it does not run on all or some events, such as that it was suspended; undefined while it does. */
  readonly outage: string | undefined;
}

type CountedChunk = Pick<ProcessedChunk, "tables" | "runs" | "spentMs"> & {
  readonly matches: readonly Pick<ProcessedMatch, "ruleId">[];
  readonly ruleErrors: readonly Pick<ProcessedRuleError, "ruleId" | "message">[];
};
type FollowedRule = Pick<Rule, "id" | "enabled" | "logTypes" | "lastModified">;

interface CountedRule {
  readonly rule: FollowedRule;
  /** Events of its log types that came before. */
  readonly eventsBefore: number;
  runs: number;
  milliseconds: number;
  matches: number;
  errors: number;
  lastError: string | undefined;
}

const nothing = { runs: 0, milliseconds: 0, matches: 0, errors: 0, lastError: undefined };
export const noActivity: RuleActivity = { events: 0, ...nothing };

/** Adds up what the workers report: how many events the index spares each rule. */
export class RuleActivityLog {
  readonly #eventsByLogType = new Map<string, number>();
  #rules: ReadonlyMap<string, CountedRule> = new Map();

  /** These rules run from now on; those that are the same as before go on counting. */
  follow(rules: readonly FollowedRule[]): void {
    const enabled = rules.filter((rule) => rule.enabled);
    this.#rules = new Map(
      enabled.map((rule) => {
        const known = this.#rules.get(rule.id);
        const isSame = known?.rule.lastModified.getTime() === rule.lastModified.getTime();
        return [rule.id, known && isSame ? known : { rule, eventsBefore: this.#eventsOf(rule), ...nothing }];
      }),
    );
  }

  add({ tables, runs, spentMs, matches, ruleErrors }: CountedChunk): void {
    for (const { logType, rows } of tables) {
      this.#eventsByLogType.set(logType, (this.#eventsByLogType.get(logType) ?? 0) + rows);
    }
    for (const [ruleId, count] of runs) {
      const counted = this.#rules.get(ruleId);
      if (counted !== undefined) counted.runs += count;
    }
    for (const [ruleId, ms] of spentMs) {
      const counted = this.#rules.get(ruleId);
      if (counted !== undefined) counted.milliseconds += ms;
    }
    for (const { ruleId } of matches) {
      const counted = this.#rules.get(ruleId);
      if (counted !== undefined) counted.matches += 1;
    }
    for (const { ruleId, message } of ruleErrors) {
      const counted = this.#rules.get(ruleId);
      if (counted === undefined) continue;
      counted.errors += 1;
      counted.lastError = message;
    }
  }

  /** Undefined for a rule that does not run. */
  of(ruleId: string): RuleActivity | undefined {
    const counted = this.#rules.get(ruleId);
    if (counted === undefined) return undefined;
    const events = this.#eventsOf(counted.rule) - counted.eventsBefore;
    // A chunk that was under way while the rule changed may count for the new one.
    const { rule: _, eventsBefore, ...activity } = counted;
    return { ...activity, events: Math.max(events, counted.runs) };
  }

  /** By log type. */
  get events(): ReadonlyMap<string, number> {
    return this.#eventsByLogType;
  }

  /** By rule id. */
  get rules(): ReadonlyMap<string, Pick<RuleActivity, "runs" | "milliseconds">> {
    return this.#rules;
  }

  #eventsOf({ logTypes }: FollowedRule): number {
    return logTypes.reduce((sum, logType) => sum + (this.#eventsByLogType.get(logType) ?? 0), 0);
  }
}
