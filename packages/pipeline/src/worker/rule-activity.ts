import type { Rule } from "@pharos/domain";
import type { ProcessedChunk } from "./protocol.ts";

/** What a rule had to do since it was changed last or the program was started, whichever came later. */
export interface RuleActivity {
  /** Events of its log types. */
  readonly events: number;
  /** Those of them that it was run on; the others could not match and were spared. */
  readonly runs: number;
  /** What it took with them, as far as it took long: nothing, for a rule that never takes more than some milliseconds. */
  readonly milliseconds: number;
}

type FollowedRule = Pick<Rule, "id" | "enabled" | "logTypes" | "lastModified">;

interface CountedRule {
  readonly rule: FollowedRule;
  /** Events of its log types that came before. */
  readonly eventsBefore: number;
  runs: number;
  milliseconds: number;
}

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
        return [
          rule.id,
          known && isSame ? known : { rule, eventsBefore: this.#eventsOf(rule), runs: 0, milliseconds: 0 },
        ];
      }),
    );
  }

  add({ tables, runs, spentMs }: Pick<ProcessedChunk, "tables" | "runs" | "spentMs">): void {
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
  }

  /** Undefined for a rule that does not run. */
  of(ruleId: string): RuleActivity | undefined {
    const counted = this.#rules.get(ruleId);
    if (counted === undefined) return undefined;
    const events = this.#eventsOf(counted.rule) - counted.eventsBefore;
    // A chunk that was under way while the rule changed may count for the new one.
    const { runs, milliseconds } = counted;
    return { events: Math.max(events, runs), runs, milliseconds };
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
