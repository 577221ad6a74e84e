import { type BenchRow, percentile } from "../table.ts";
import { atMost, errorsRow, exactRow, megabytes, most, told } from "./endurance-rows.ts";
import type { Measurements } from "./measurements.ts";

export interface OverloadResult {
  readonly measurements: Measurements;
  readonly memoryBytes: readonly number[];
  /** How often each delivery that was refused had to come back. */
  readonly retries: readonly number[];
  readonly eventsAcknowledged: number;
  /** Sentences about counts that are not exact. */
  readonly mistakes: readonly string[];
}

const memoryBytesMax = 2 * 1024 ** 3;
const retriesMax = 2;

/** One row a claim; what has no target is told only. */
export function overloadRows(result: OverloadResult): BenchRow[] {
  const { measurements, retries, mistakes } = result;
  const [admitted, refused] = [measurements.of("admitted delivery"), measurements.of("Retry-After")];
  const memory = most(result.memoryBytes);
  const typicalRetries = retries.length === 0 ? 0 : percentile(retries, 0.5);
  return [
    atMost("acknowledgement of what is admitted, p99", admitted.p99, 5_000),
    told("acknowledgement of what is admitted, p50", admitted.p50),
    atMost("console: overview and alerts, p99", measurements.of("console").p99, 300),
    {
      what: "memory of all processes, most",
      figure: megabytes(memory),
      target: `< ${megabytes(memoryBytesMax)}`,
      isReached: memory < memoryBytesMax,
    },
    {
      what: "answers 429 with Retry-After",
      figure: `${refused.count} of ${refused.count + admitted.count}`,
      target: "> 0",
      isReached: refused.count > 0,
    },
    {
      what: "times a refused delivery comes back, each after Retry-After, median",
      figure: String(typicalRetries),
      target: `≤ ${retriesMax}`,
      isReached: typicalRetries <= retriesMax,
    },
    told("Retry-After, median", refused.p50),
    errorsRow(measurements),
    {
      what: "events acknowledged",
      figure: result.eventsAcknowledged.toLocaleString("en"),
      target: "",
      isReached: true,
    },
    exactRow(mistakes),
  ];
}
