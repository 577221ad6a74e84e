/**
 * Calls `repeat` every `everyMs` milliseconds while the work runs, never twice at once: for leases and heartbeats.
 * Settles as the work does, but not before a repeat in progress has ended, so that nothing is used afterwards. A failed
 * repeat is ignored; the next one makes up for it.
 */
export async function repeatWhile<T>(
  work: () => Promise<T>,
  repeat: () => Promise<unknown>,
  everyMs: number,
): Promise<T> {
  let repeating: Promise<void> | undefined;
  const repeatAgain = async () => {
    await repeat().catch(() => undefined);
    repeating = undefined;
  };
  const timer = setInterval(() => {
    repeating ??= repeatAgain();
  }, everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await repeating;
  }
}
