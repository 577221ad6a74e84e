import { createHash } from "node:crypto";

/** Of the committed ones among some tokens: token → events that it brought. */
export type FindCommitted = (tokens: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** Slices that are looked up at once. */
const slicesAtOnce = 64;
const namesAtOnce = 8;

/** What a slice but the last is committed as: the last has the delivery's own token, so it says that all are stored. */
export function sliceToken(token: string, number: number): string {
  return `${token}#${number}`;
}

/** Events of all slices of a delivery that is stored. */
export async function countReceived(token: string, last: number, find: FindCommitted): Promise<number> {
  let received = last;
  for (let first = 1; ; first += slicesAtOnce) {
    const tokens = Array.from({ length: slicesAtOnce }, (_, at) => sliceToken(token, first + at));
    const found = await find(tokens);
    for (const count of found.values()) received += count;
    if (found.size < slicesAtOnce) return received;
  }
}

/** Which slices of a delivery were stored before it was cut short; looked up some at a time. */
export class StoredSlices {
  readonly #token: string;
  readonly #find: FindCommitted;
  #found: ReadonlyMap<string, number> = new Map();
  #lookedUp = 0;

  constructor(token: string, find: FindCommitted) {
    this.#token = token;
    this.#find = find;
  }

  async has(number: number): Promise<boolean> {
    const token = sliceToken(this.#token, number);
    if (number > this.#lookedUp) {
      const tokens = Array.from({ length: slicesAtOnce }, (_, at) => sliceToken(this.#token, number + at));
      this.#found = await this.#find(tokens);
      this.#lookedUp = number + slicesAtOnce - 1;
    }
    return this.#found.has(token);
  }
}

/**
 * Names a delivery without a token by its content, once it is larger than a slice: one that is repeated because it was
 * cut short goes on where it was. The same content that is stored already, or is under way, is another delivery. The
 * name is added to those under way.
 */
export async function nameByContent(
  sourceId: string,
  contentHash: string,
  underWay: Set<string>,
  find: FindCommitted,
): Promise<string> {
  for (let first = 0; ; first += namesAtOnce) {
    const names = Array.from({ length: namesAtOnce }, (_, at) =>
      createHash("sha256")
        .update(`content ${sourceId} ${contentHash} ${first + at}`)
        .digest("hex"),
    );
    const stored = await find(names);
    const free = names.find((name) => !stored.has(name) && !underWay.has(name));
    if (free === undefined) continue;
    underWay.add(free);
    return free;
  }
}
