import type { Selectable, Updateable } from "kysely";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import type { RecurringWorksTable } from "./recurring-works-table.ts";

/** What is known of work that comes again and again. */
export interface RecurringWork {
  readonly name: string;
  /** When its last run that reached its end began; undefined: never. */
  readonly lastRunAt: Date | undefined;
  /** The settings by which that run worked. */
  readonly lastInput: string | undefined;
  /** Until when a process has it to itself, or until when it waits after a failure. */
  readonly heldUntil: Date | undefined;
}

/** The same for people. */
export interface RecurringWorkStatus extends RecurringWork {
  readonly title: string;
  readonly everyMs: number;
  /** A process does it, or was lost while it did. */
  readonly isHeld: boolean;
  /** Why the last run did not reach its end; undefined where it did. */
  readonly failure: { readonly at: Date; readonly message: string } | undefined;
}

/** What is remembered of work that a process takes. */
export interface RecurringWorkToTake {
  readonly name: string;
  /** As people read it. */
  readonly title: string;
  readonly everyMs: number;
}

/** When recurring work was done last, and which process does it now. */
export class RecurringWorkRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async list(): Promise<Map<string, RecurringWork>> {
    const rows = await this.#db.selectFrom("recurringWorks").selectAll().execute();
    return new Map(rows.map((row) => [row.name, workOf(row)]));
  }

  /** Those that a process of this version has taken, by title. */
  async listStatus(): Promise<RecurringWorkStatus[]> {
    const rows = await this.#db
      .selectFrom("recurringWorks")
      .selectAll()
      .where("title", "is not", null)
      .orderBy("title")
      .execute();
    return rows.map((row) => ({
      ...workOf(row),
      title: row.title ?? row.name,
      everyMs: Number(row.everyMs),
      isHeld: row.holder !== null,
      failure: row.failedAt === null ? undefined : { at: row.failedAt, message: row.failure ?? "" },
    }));
  }

  /** Takes the work as it was seen; false where another process took it meanwhile. */
  async take(
    { name, title, everyMs }: RecurringWorkToTake,
    seen: RecurringWork | undefined,
    holder: string,
    until: Date,
  ): Promise<boolean> {
    const { rows } = await sql`
      INSERT INTO recurring_works AS w (name, title, every_ms, held_until, holder)
        VALUES (${name}, ${title}, ${everyMs}, ${until}, ${holder})
      ON CONFLICT (name) DO UPDATE SET held_until = excluded.held_until, holder = excluded.holder,
          title = excluded.title, every_ms = excluded.every_ms
        WHERE w.held_until IS NOT DISTINCT FROM ${seen?.heldUntil ?? null}::timestamptz
          AND w.last_run_at IS NOT DISTINCT FROM ${seen?.lastRunAt ?? null}::timestamptz
      RETURNING name`.execute(this.#db);
    return rows.length > 0;
  }

  /** Keeps what the holder has, or puts it off. */
  async hold(name: string, holder: string, until: Date): Promise<void> {
    await this.#ofHolder(name, holder).set({ heldUntil: until }).execute();
  }

  /** Leaves work that failed to whoever asks after `until`. */
  async fail(name: string, holder: string, failure: { at: Date; message: string; until: Date }): Promise<void> {
    const { at, message, until } = failure;
    await this.#ofHolder(name, holder)
      .set({ failedAt: at, failure: message, heldUntil: until, holder: null })
      .execute();
  }

  async finish(name: string, holder: string, startedAt: Date, input: string | undefined): Promise<void> {
    const done = {
      lastRunAt: startedAt,
      lastInput: input ?? null,
      heldUntil: null,
      holder: null,
      failedAt: null,
      failure: null,
    };
    await this.#ofHolder(name, holder).set(done).execute();
  }

  /** Writes down how work stands that any number of processes do; what is not said of it stays. */
  async note(
    { name, title, everyMs }: RecurringWorkToTake,
    status: Pick<Updateable<RecurringWorksTable>, "lastRunAt" | "failedAt" | "failure" | "heldUntil" | "holder">,
  ): Promise<void> {
    const columns = { title, everyMs: String(everyMs), ...status };
    await this.#db
      .insertInto("recurringWorks")
      .values({ ...unknown, name, ...columns })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(columns))
      .execute();
  }

  #ofHolder(name: string, holder: string) {
    return this.#db.updateTable("recurringWorks").where("name", "=", name).where("holder", "=", holder);
  }
}

const unknown = { lastRunAt: null, lastInput: null, heldUntil: null, holder: null, failedAt: null, failure: null };

function workOf({ name, lastRunAt, lastInput, heldUntil }: Selectable<RecurringWorksTable>): RecurringWork {
  return {
    name,
    lastRunAt: lastRunAt ?? undefined,
    lastInput: lastInput ?? undefined,
    heldUntil: heldUntil ?? undefined,
  };
}
