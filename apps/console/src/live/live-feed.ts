import type { LiveTopic, LiveVersions } from "@pharos/domain";

export interface LiveState {
  /** Of the last answer; empty before the first. */
  readonly versions: LiveVersions;
  /** When the server last answered. */
  readonly checkedAt: Date | undefined;
  /** The last attempt failed. */
  readonly isUnreachable: boolean;
}

export interface VersionsAnswer {
  /** Undefined: as before. */
  readonly versions: LiveVersions | undefined;
}

export interface LiveFeed {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => LiveState;
  /** Asks at once and then every few seconds. */
  readonly resume: () => void;
  readonly pause: () => void;
}

export const pollMs = 5_000;
const retryMs = 2_000;
const retryMsMax = 15_000;

/** Time until the next question; failures in a row are asked about less and less often. */
export function nextPollMs(failures: number): number {
  return failures === 0 ? pollMs : Math.min(retryMsMax, retryMs * 2 ** (failures - 1));
}

/** One version for several topics together; empty before the first answer. */
export function versionOf(versions: LiveVersions, topics: readonly LiveTopic[]): string {
  return topics.map((topic) => versions[topic] ?? "").join("|");
}

/** Asks for the versions while it runs, one question at a time. Starts paused. */
export function createLiveFeed(ask: (signal: AbortSignal) => Promise<VersionsAnswer>): LiveFeed {
  let state: LiveState = { versions: {}, checkedAt: undefined, isUnreachable: false };
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const listeners = new Set<() => void>();
  const set = (next: LiveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const check = async (run: AbortController) => {
    let next: LiveState;
    try {
      const { versions = state.versions } = await ask(run.signal);
      failures = 0;
      next = { versions, checkedAt: new Date(), isUnreachable: false };
    } catch {
      failures += 1;
      next = { ...state, isUnreachable: true };
    }
    if (run.signal.aborted) return;
    set(next);
    timer = setTimeout(check, nextPollMs(failures), run);
  };
  const pause = () => {
    running?.abort();
    running = undefined;
    clearTimeout(timer);
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    pause,
    resume: () => {
      pause();
      running = new AbortController();
      void check(running);
    },
  };
}
