export interface FollowContentOptions {
  /** Hears that somebody may have changed the content, until it is disposed; a notice can be missed. */
  readonly onChanged: (hear: () => void) => AsyncDisposable;
  readonly reloadIfChanged: () => Promise<void>;
  readonly onProblem: (what: string, error: unknown) => void;
  /** Resolves when the time is over or the signal says so. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** A notice that was missed is made up for within this. */
const lookEveryMs = 2_000;
/** The process that made a change reloads by itself, and one upload tells many times. */
const gatherMs = 100;

/** Keeps the pipeline's content as other processes change it, until it is disposed. */
export function followContent({ onChanged, reloadIfChanged, onProblem, wait }: FollowContentOptions): AsyncDisposable {
  const stopping = new AbortController();
  let noticed = new AbortController();
  const hearing = onChanged(() => noticed.abort());

  async function follow(): Promise<void> {
    let isFailing = false;
    while (!stopping.signal.aborted) {
      await wait(lookEveryMs, AbortSignal.any([stopping.signal, noticed.signal]));
      if (noticed.signal.aborted) await wait(gatherMs, stopping.signal);
      if (stopping.signal.aborted) return;
      noticed = new AbortController();
      try {
        await reloadIfChanged();
        isFailing = false;
      } catch (error) {
        // Once: a database that is away is told of elsewhere, and is asked again with the next look.
        if (!isFailing) onProblem("Changes of detections and schemas could not be loaded", error);
        isFailing = true;
      }
    }
  }

  const following = follow();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await Promise.all([following, hearing[Symbol.asyncDispose]()]);
    },
  };
}
