export interface StartProgress {
  /** Gives back what the work gives, and tells of it again and again while it takes long. */
  during<T>(what: string, work: Promise<T>): Promise<T>;
}

const patienceMs = 5_000;

/** A start that hangs says what it is waiting for, every few seconds. */
export function createStartProgress(tell: (message: string) => void, everyMs = patienceMs): StartProgress {
  return {
    async during(what, work) {
      const startedMs = performance.now();
      const timer = setInterval(() => {
        const seconds = Math.round((performance.now() - startedMs) / 1000);
        tell(`Pharos is starting and has been waiting for ${what} for ${seconds} s`);
      }, everyMs);
      try {
        return await work;
      } finally {
        clearInterval(timer);
      }
    },
  };
}
