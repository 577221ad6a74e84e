/** What the watch reads of Python's progress: the number of the running call (0: none) and its step. */
export interface CallProgress {
  readonly call: number;
  readonly step: number;
}

export interface CallWatch {
  /** True when the call that runs has had its time: interrupt it. */
  readonly isOverdue: (progress: CallProgress, nowMs: number) => boolean;
  /** True when the engine should hear that calls go on: at most every `heartbeatMs`. */
  readonly isHeartbeatDue: (progress: CallProgress, nowMs: number) => boolean;
}

export const heartbeatMs = 200;

/** Notices a call by seeing the same progress again; a call is given its full time again after each interrupt. */
export function createCallWatch(callTimeoutMs: number): CallWatch {
  let seen: CallProgress = { call: 0, step: 0 };
  let sinceMs = 0;
  let beatAtMs = 0;
  let beat: CallProgress = { call: 0, step: 0 };
  return {
    isOverdue(progress, nowMs) {
      if (progress.call !== seen.call || progress.step !== seen.step) {
        seen = progress;
        sinceMs = nowMs;
        return false;
      }
      if (progress.call === 0 || nowMs - sinceMs <= callTimeoutMs) return false;
      sinceMs = nowMs;
      return true;
    },
    isHeartbeatDue(progress, nowMs) {
      if (nowMs - beatAtMs < heartbeatMs) return false;
      if (progress.call === beat.call && progress.step === beat.step) return false;
      beatAtMs = nowMs;
      beat = progress;
      return true;
    },
  };
}
