/** Finds which of many texts occur in another, in one pass over it (Aho and Corasick's automaton as a full table). */
export class LiteralFinder {
  /** Character → column of the table; characters of no text share column 0. */
  readonly #columns = new Map<number, number>();
  readonly #asciiColumns = new Uint16Array(128);
  readonly #width: number;
  readonly #next: Int32Array;
  /** State → indexes of the texts that end there; a hole where none does. */
  readonly #ends: (readonly number[] | undefined)[] = [];

  /** None of the texts is empty. */
  constructor(texts: readonly string[]) {
    for (const text of texts) {
      for (let at = 0; at < text.length; at++) this.#learn(text.charCodeAt(at));
    }
    this.#width = this.#columns.size + 1;
    const statesMax = 1 + texts.reduce((sum, text) => sum + text.length, 0);
    this.#next = new Int32Array(statesMax * this.#width);
    this.#link(this.#growTree(texts));
  }

  /** Calls `found` with the index of each text that occurs; with one that occurs twice perhaps twice. */
  find(text: string, found: (index: number) => void): void {
    let state = 0;
    for (let at = 0; at < text.length; at++) {
      state = this.#next[state * this.#width + this.#column(text.charCodeAt(at))] ?? 0;
      const ends = this.#ends[state];
      if (ends !== undefined) for (const index of ends) found(index);
    }
  }

  #learn(code: number): void {
    if (this.#columns.has(code)) return;
    const column = this.#columns.size + 1;
    this.#columns.set(code, column);
    if (code < this.#asciiColumns.length) this.#asciiColumns[code] = column;
  }

  #column(code: number): number {
    return code < 128 ? (this.#asciiColumns[code] ?? 0) : (this.#columns.get(code) ?? 0);
  }

  /** Returns the number of states. 0 means «no way on» until they are linked: no text leads back to the root. */
  #growTree(texts: readonly string[]): number {
    let states = 1;
    for (const [index, text] of texts.entries()) {
      let state = 0;
      for (let at = 0; at < text.length; at++) {
        const cell = state * this.#width + this.#column(text.charCodeAt(at));
        if (this.#next[cell] === 0) this.#next[cell] = states++;
        state = this.#next[cell] ?? 0;
      }
      this.#ends[state] = [...(this.#ends[state] ?? []), index];
    }
    return states;
  }

  /** In the order of depth: where a state has no way on, it goes on as the longest text's beginning that ends there. */
  #link(states: number): void {
    const fallbacks = new Int32Array(states);
    const queue = [0];
    for (const state of queue) {
      const fallback = fallbacks[state] ?? 0;
      for (let column = 0; column < this.#width; column++) {
        const cell = state * this.#width + column;
        const target = this.#next[cell] ?? 0;
        const other = state === 0 ? 0 : (this.#next[fallback * this.#width + column] ?? 0);
        if (target === 0) {
          this.#next[cell] = other;
          continue;
        }
        fallbacks[target] = other;
        const inherited = this.#ends[other];
        if (inherited !== undefined) this.#ends[target] = [...(this.#ends[target] ?? []), ...inherited];
        queue.push(target);
      }
    }
  }
}
