import type { EventColumns } from "@pharos/domain";
import type { EventListener, NormalizedChunk } from "../../chunks/chunk.ts";

type Event = Readonly<Record<string, unknown>>;

/** A listener that keeps what it is told. */
export class ToldColumns implements EventListener {
  readonly events = new Map<string, Event[]>();
  readonly rows = new Map<string, number[]>();
  readonly #columns: EventColumns;

  constructor(columns: EventColumns) {
    this.#columns = columns;
  }

  columns(): EventColumns {
    return this.#columns;
  }

  event(logType: string, event: Event, row: number): void {
    this.events.set(logType, [...(this.events.get(logType) ?? []), event]);
    this.rows.set(logType, [...(this.rows.get(logType) ?? []), row]);
  }

  /** What differs from the stored events; undefined where nothing does. */
  fault({ tables }: NormalizedChunk): string | undefined {
    const seen = new Set<Event>();
    for (const { logType, events } of tables) {
      const told = this.events.get(logType) ?? [];
      if (told.length !== events.length) return `${told.length} events of ${events.length}`;
      if (this.rows.get(logType)?.some((row, i) => row !== i)) return "rows out of order";
      for (const [i, event] of events.entries()) {
        const its = told[i] ?? {};
        if (seen.has(its)) return "an event of two rows";
        seen.add(its);
        const fault = this.#faultOf(event, its);
        if (fault !== undefined) return `row ${i}: ${fault}`;
      }
    }
    return undefined;
  }

  #faultOf(stored: Event, told: Event): string | undefined {
    for (const [column, value] of Object.entries(stored)) {
      if (!Object.hasOwn(told, column)) {
        if (this.#columns === "all" || this.#columns.has(column.toLowerCase())) return `${column} is missing`;
      } else if (JSON.stringify(told[column]) !== JSON.stringify(value)) return `${column} differs`;
    }
    return Object.keys(told).find((column) => !Object.hasOwn(stored, column) && told[column] !== undefined);
  }
}
