import type { RuleEngine } from "@pharos/detection";
import type { EventListener, LogTypeRows } from "@pharos/normalize";

/** An event that at least one rule may match. */
export interface Candidate {
  readonly table: LogTypeRows;
  readonly row: number;
  readonly rules: readonly number[];
}

/** The part of a rule engine that chooses. */
type Choosing = Pick<RuleEngine, "candidates" | "revision">;

interface Choice {
  readonly logType: string;
  readonly row: number;
  readonly rules: readonly number[];
}

/**
 * Chooses a chunk's candidates while it is normalised, when each event is at hand anyway: the others are never kept.
 * The numbers of rules mean the rules of that moment, so a choice that has aged when it is needed is made again.
 */
export class CandidateChoice {
  readonly #engine: Choosing;
  readonly #revision: unknown;
  readonly #choices: Choice[] = [];

  constructor(engine: Choosing) {
    this.#engine = engine;
    this.#revision = engine.revision();
  }

  readonly onEvent: EventListener = (logType, event, row) => {
    const rules = this.#engine.candidates(logType, event);
    if (rules.length > 0) this.#choices.push({ logType, row, rules });
  };

  /** The candidates among the chunk's rows for the rules as they are now. */
  among(tables: readonly LogTypeRows[]): Candidate[] {
    if (this.#engine.revision() !== this.#revision) return chooseAgain(tables, this.#engine);
    const byLogType = new Map(tables.map((table) => [table.logType, table]));
    return this.#choices.flatMap(({ logType, row, rules }) => {
      const table = byLogType.get(logType);
      return table ? [{ table, row, rules }] : [];
    });
  }
}

function chooseAgain(tables: readonly LogTypeRows[], engine: Choosing): Candidate[] {
  return tables.flatMap((table) =>
    table.events.flatMap((event, row) => {
      const rules = engine.candidates(table.logType, event);
      return rules.length > 0 ? [{ table, row, rules }] : [];
    }),
  );
}
