/** What the watch reads of Python's progress: the number of the running call (0: none) and its step. */
export interface CallProgress {
  readonly call: number;
  readonly step: number;
}

/** Milliseconds of two clocks: the one on the wall, and the processor time of this process. */
export interface CallClock {
  readonly nowMs: number;
  /** Read only where it decides: it costs more than all else here. */
  readonly processorMs: () => number;
}

export interface CallWatch {
  /** True when the call that runs has had its time: interrupt it. */
  readonly isOverdue: (progress: CallProgress, clock: CallClock) => boolean;
  /** True when the engine should hear that Python is at work: at most every `heartbeatMs`. */
  readonly isHeartbeatDue: (progress: CallProgress, nowMs: number) => boolean;
}

export const heartbeatMs = 200;
/** A call that waits for a processor is not to blame, up to so many times its time. */
export const waitingShareMax = 10;
/** The processor time of a call is read from this share of its time on: nearly no call lasts that long. */
const measuredFrom = 0.1;

/**
 * Notices a call by seeing the same progress again. Its time is that of the processor, and a call is given its full
 * time again after each interrupt. One that goes on after an interrupt has no heartbeats, so that the engine ends it.
 */
export function createCallWatch(callTimeoutMs: number): CallWatch {
  let seen: CallProgress = { call: 0, step: 0 };
  let sinceMs = 0;
  let processorSinceMs: number | undefined;
  let wasInterrupted = false;
  let beatAtMs = 0;

  function begin(nowMs: number): void {
    sinceMs = nowMs;
    processorSinceMs = undefined;
  }

  function hasHadItsTime({ nowMs, processorMs }: CallClock): boolean {
    const waitedMs = nowMs - sinceMs;
    if (waitedMs > callTimeoutMs * waitingShareMax) return true;
    if (waitedMs <= callTimeoutMs * measuredFrom) return false;
    processorSinceMs ??= processorMs();
    return waitedMs > callTimeoutMs && processorMs() - processorSinceMs > callTimeoutMs * (1 - measuredFrom);
  }

  return {
    isOverdue(progress, clock) {
      if (progress.call !== seen.call || progress.step !== seen.step) {
        seen = progress;
        wasInterrupted = false;
        begin(clock.nowMs);
        return false;
      }
      if (progress.call === 0 || !hasHadItsTime(clock)) return false;
      wasInterrupted = true;
      begin(clock.nowMs);
      return true;
    },
    isHeartbeatDue(progress, nowMs) {
      if (nowMs - beatAtMs < heartbeatMs) return false;
      const isSame = progress.call === seen.call && progress.step === seen.step;
      if (isSame && (wasInterrupted || progress.call === 0)) return false;
      beatAtMs = nowMs;
      return true;
    },
  };
}
