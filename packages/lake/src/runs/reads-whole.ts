import { tableNameIn } from "../catalogue/catalogue.ts";
import { databases } from "../tables/databases.ts";

/** Longer answers are worth reading while the engine works. */
const shortRowsMax = 10_000;
/** Longer ones would not fit into memory whole. */
const wholeRowsMax = 100_000;
/** A read of a wide table takes some milliseconds to plan. */
const quickReadsMax = 8;

export interface QueryShape {
  readonly maxRows: number;
  /** Parts of it are run while the rest is planned. */
  readonly plansSubqueries: boolean;
  /** How many times it reads a table. */
  readonly reads: number;
  /** `database.table` */
  readonly tables: readonly string[];
}

/** See `AnswerOptions`: what takes long to plan must not be planned on the main thread. */
export function readsWhole({ maxRows, plansSubqueries, reads, tables }: QueryShape): boolean {
  const readsView = tables.some((table) => tableNameIn(table).database === databases.views);
  const plansLong = reads > quickReadsMax || readsView;
  return plansSubqueries || maxRows <= shortRowsMax || (plansLong && maxRows <= wholeRowsMax);
}
