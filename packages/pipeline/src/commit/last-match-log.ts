import { createSerialQueue } from "@pharos/domain";
import type { LastMatch, Store } from "@pharos/store";
import type { WorkToCommit } from "../works/work-to-commit.ts";

/** How exact the times are: each that is told costs a row, and a rule may match with every commit. */
const exactMs = 30_000;

type Matched = Pick<WorkToCommit, "at" | "matches" | "neededLogTypes">;

/**
 * Keeps when rules matched last, beside the commits: what is late or lost here is told again by the next match.
 */
export class LastMatchLog {
  readonly #store: Pick<Store, "lastMatches">;
  readonly #toldMs = new Map<string, number>();
  readonly #telling = createSerialQueue();

  constructor(store: Pick<Store, "lastMatches">) {
    this.#store = store;
  }

  note(works: readonly Matched[]): void {
    const news = findNews(works, this.#toldMs);
    if (news.length === 0) return;
    for (const match of news) this.#toldMs.set(keyOf(match), match.at.getTime());
    this.#telling
      .run(() => this.#store.lastMatches.note(news))
      .catch(() => {
        for (const match of news) this.#toldMs.delete(keyOf(match));
      });
  }

  /** Resolves when everything that was noted is kept. */
  idle(): Promise<void> {
    return this.#telling.idle();
  }
}

/** Returns what is later than what was told, by more than half a minute. */
export function findNews(works: readonly Matched[], toldMs: ReadonlyMap<string, number>): LastMatch[] {
  const news = new Map<string, LastMatch>();
  for (const { at, matches, neededLogTypes } of works) {
    for (const match of matches) {
      // What needs several log types is for those who see all.
      const logType = neededLogTypes ? "" : match.logType;
      const key = keyOf({ ruleId: match.ruleId, logType });
      const known = news.get(key)?.at.getTime() ?? (toldMs.get(key) ?? Number.NEGATIVE_INFINITY) + exactMs - 1;
      if (at.getTime() > known) news.set(key, { ruleId: match.ruleId, logType, at });
    }
  }
  return [...news.values()];
}

function keyOf({ ruleId, logType }: Pick<LastMatch, "ruleId" | "logType">): string {
  return JSON.stringify([ruleId, logType]);
}
