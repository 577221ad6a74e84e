const sampleMs = 2;

/**
 * The longest time in milliseconds for which this thread let nothing else run while `work` was under way. It is
 * processor time of this thread alone: a machine that is busy with others adds nothing.
 */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let longestUs = 0;
  let beforeUs = threadUs();
  const sample = () => {
    const nowUs = threadUs();
    longestUs = Math.max(longestUs, nowUs - beforeUs);
    beforeUs = nowUs;
  };
  const timer = setInterval(sample, sampleMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
    sample();
  }
  return longestUs / 1000;
}

function threadUs(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
