import type { RuleEngine } from "@pharos/detection";
import { type EventColumns, joinedColumns } from "@pharos/domain";
import type { Enrichment } from "@pharos/enrichment";
import type { EventListener, LogTypeRows } from "@pharos/normalize";
import { type EventEnrichment, withEnrichment } from "./event-enrichment.ts";

/** An event that at least one rule may match. */
export interface Candidate {
  readonly table: LogTypeRows;
  readonly row: number;
  readonly rules: readonly number[];
  /** The event as rules see it: the row, with what lookup tables add to it. */
  readonly json: Uint8Array;
}

/** The part of a rule engine that chooses. */
type Choosing = Pick<RuleEngine, "candidates" | "columnsRead" | "revision">;

interface Choice {
  readonly rules: readonly number[];
  readonly enrichment: Enrichment | undefined;
}

/**
 * Chooses a chunk's candidates while it is normalised, when each event is at hand anyway: the others are never kept.
 * The numbers of rules mean the rules of that moment, so a choice that has aged when it is needed is made again.
 */
export class CandidateChoice implements EventListener {
  readonly #engine: Choosing;
  readonly #enrichment: () => EventEnrichment;
  readonly #revision: unknown;
  readonly #choices: (Choice & { readonly logType: string; readonly row: number })[] = [];

  /** `enrichment` gives the one that belongs to the engine's rules at the time. */
  constructor(engine: Choosing, enrichment: () => EventEnrichment) {
    this.#engine = engine;
    this.#enrichment = enrichment;
    this.#revision = engine.revision();
  }

  /** What rules are chosen by, and what tables are looked up by: a candidate's rows are found while its event is there. */
  columns(logType: string): EventColumns | undefined {
    const choosing = this.#engine.columnsRead(logType);
    return choosing === undefined ? undefined : joinedColumns(choosing, this.#enrichment().columns(logType));
  }

  event(logType: string, event: Readonly<Record<string, unknown>>, row: number): void {
    const choice = this.#choose(logType, event);
    if (choice !== undefined) this.#choices.push({ logType, row, ...choice });
  }

  /** The candidates among the chunk's rows for the rules as they are now. */
  among(tables: readonly LogTypeRows[]): Candidate[] {
    if (this.#engine.revision() !== this.#revision) return this.#chooseAgain(tables);
    const byLogType = new Map(tables.map((table) => [table.logType, table]));
    return this.#choices.flatMap(({ logType, row, ...choice }) => {
      const table = byLogType.get(logType);
      return table ? [candidate(table, row, choice)] : [];
    });
  }

  /** Undefined for an event that no rule may match. */
  #choose(logType: string, event: Readonly<Record<string, unknown>>): Choice | undefined {
    const enrichment = this.#enrichment();
    if (!enrichment.decides(logType)) {
      const rules = this.#engine.candidates(logType, event);
      return rules.length > 0 ? { rules, enrichment: enrichment.of(logType, event) } : undefined;
    }
    const found = enrichment.of(logType, event);
    const rules = this.#engine.candidates(logType, found ? { ...event, p_enrichment: found } : event);
    return rules.length > 0 ? { rules, enrichment: found } : undefined;
  }

  #chooseAgain(tables: readonly LogTypeRows[]): Candidate[] {
    return tables.flatMap((table) =>
      table.events.flatMap((event, row) => {
        const choice = this.#choose(table.logType, event);
        return choice ? [candidate(table, row, choice)] : [];
      }),
    );
  }
}

function candidate(table: LogTypeRows, row: number, { rules, enrichment }: Choice): Candidate {
  return { table, row, rules, json: withEnrichment(rowJson(table, row), enrichment) };
}

/** One row's JSON object, without its line end; a view, not a copy. */
function rowJson(table: LogTypeRows, row: number): Uint8Array {
  return table.ndjson.subarray(table.offsets[row], (table.offsets[row + 1] ?? 0) - 1);
}
