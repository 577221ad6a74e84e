/** What suggestions still lack, counted; for `useSyncExternalStore`. */
export class Loading {
  readonly #listeners = new Set<() => void>();
  #count = 0;

  readonly isLoading = (): boolean => this.#count > 0;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Counts the work until it has ended, whether or not it failed. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.#add(1);
    try {
      return await work;
    } finally {
      this.#add(-1);
    }
  }

  #add(change: number): void {
    this.#count += change;
    for (const listener of this.#listeners) listener();
  }
}
