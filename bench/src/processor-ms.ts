/**
 * Milliseconds of processor time of all threads: the garbage collector's count, and what neighbours do on the machine,
 * which a clock on the wall would count as well, does not.
 */
export function processorMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
