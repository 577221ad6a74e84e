/** What a request may take, and how many calls it has. None of it can be moved by what the process sends. */
export interface RequestLimits {
  /** Calls are numbered from 1 to this. */
  readonly calls: number;
  /** Processor time of one call, in milliseconds. */
  readonly callMs: number;
  /** Time of one call on the wall, for a machine that is busy with others. */
  readonly callWallMs: number;
  readonly totalMs: number;
  readonly totalWallMs: number;
}

/** Milliseconds of two clocks; the processor's is undefined where nobody outside the process can read it. */
export interface OutsideClock {
  readonly nowMs: number;
  readonly processorMs: () => number | undefined;
}

/** Decides from outside when a process has had its time. */
export interface RequestWatch {
  /** The call that runs, as far as was told: the largest number so far, 0 before the first. */
  readonly call: () => number;
  /** The process says that this call runs. Only a larger number than before begins a new call's time. */
  readonly advance: (call: number, nowMs: number) => void;
  /** We owe the process an answer: the wall's clock stands still until `resume`. */
  readonly pause: (nowMs: number) => void;
  readonly resume: (nowMs: number) => void;
  /** Why the process must end now; undefined while it may go on. */
  readonly findOverrun: (clock: OutsideClock) => string | undefined;
}

export function createRequestWatch(limits: RequestLimits, startMs: number): RequestWatch {
  let call = 0;
  let callSince: Since = { wallMs: startMs, processorMs: undefined };
  let requestSince: Since = { wallMs: startMs, processorMs: undefined };
  let pausedAtMs: number | undefined;

  return {
    call: () => call,
    advance(next, nowMs) {
      if (!Number.isInteger(next) || next <= call || next > limits.calls) return;
      call = next;
      callSince = { wallMs: nowMs, processorMs: undefined };
    },
    pause(nowMs) {
      pausedAtMs ??= nowMs;
    },
    resume(nowMs) {
      if (pausedAtMs === undefined) return;
      const waitedMs = nowMs - pausedAtMs;
      pausedAtMs = undefined;
      callSince = { ...callSince, wallMs: callSince.wallMs + waitedMs };
      requestSince = { ...requestSince, wallMs: requestSince.wallMs + waitedMs };
    },
    findOverrun({ nowMs, processorMs }) {
      if (pausedAtMs !== undefined) return undefined;
      const usedMs = processorMs();
      callSince = withProcessor(callSince, usedMs);
      requestSince = withProcessor(requestSince, usedMs);
      const isCallOver =
        nowMs - callSince.wallMs > limits.callWallMs || processorSince(callSince, usedMs) > limits.callMs;
      if (isCallOver) return `one call took longer than ${limits.callMs} ms`;
      const isTotalOver =
        nowMs - requestSince.wallMs > limits.totalWallMs || processorSince(requestSince, usedMs) > limits.totalMs;
      return isTotalOver ? `all calls together took longer than ${limits.totalMs} ms` : undefined;
    },
  };
}

interface Since {
  readonly wallMs: number;
  /** Read when it is first looked at: reading it at each call would cost more than most calls. */
  readonly processorMs: number | undefined;
}

function withProcessor(since: Since, usedMs: number | undefined): Since {
  return since.processorMs === undefined ? { ...since, processorMs: usedMs } : since;
}

function processorSince(since: Since, usedMs: number | undefined): number {
  return since.processorMs === undefined || usedMs === undefined ? 0 : usedMs - since.processorMs;
}
