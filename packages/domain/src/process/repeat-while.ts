/**
 * Does the work, and `repeat` so often meanwhile, never two at a time: leases and heartbeats. Settles as the work does,
 * once a repeat that was under way has ended, so that nobody is asked for anything afterwards. A repeat that fails is
 * made up by the next.
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
