/** Runs pieces of work one after another, in the order in which they were asked for. */
export interface SerialQueue {
  /** Resolves or rejects as the work does; work that fails keeps nobody else from their turn. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when everything that was asked for until now has ended. */
  idle(): Promise<void>;
}

export function createSerialQueue(): SerialQueue {
  let last: Promise<void> = Promise.resolve();
  return {
    run(work) {
      const turn = last.then(work);
      last = turn.then(ignore, ignore);
      return turn;
    },
    idle: () => last,
  };
}

function ignore(): void {}
