import type { BenchRow } from "../table.ts";
import { atMost, errorsRow, exactRow, megabytes, told } from "./endurance-rows.ts";
import type { LargeBody } from "./large-body.ts";
import type { Measurements } from "./measurements.ts";
import { type MemoryByKind, sumOf } from "./memory-watch.ts";

export interface LargeDeliveryResult {
  readonly body: Pick<LargeBody, "events" | "unpackedBytes">;
  readonly atRest: MemoryByKind;
  /** When all processes together had the most. */
  readonly together: MemoryByKind;
  /** The most that each kind ever had. */
  readonly each: MemoryByKind;
  readonly measurements: Measurements;
  readonly mistakes: readonly string[];
}

const bytesAboveRestMax = 500 * 1024 ** 2;

export function largeDeliveryRows(result: LargeDeliveryResult): BenchRow[] {
  const { body, atRest, together, each, measurements, mistakes } = result;
  const above = sumOf(together) - sumOf(atRest);
  const others = measurements.of("other sources");
  return [
    told(
      `${body.events.toLocaleString("en")} events, ${megabytes(body.unpackedBytes)} unpacked, acknowledged after`,
      measurements.of("large delivery").max,
    ),
    {
      what: `memory of all processes above ${megabytes(sumOf(atRest))} at rest, most`,
      figure: megabytes(above),
      target: `< ${megabytes(bytesAboveRestMax)}`,
      isReached: above < bytesAboveRestMax,
    },
    ...[...each].map(([kind, bytes]) => ({
      what: `memory of ${kind} above ${megabytes(atRest.get(kind) ?? 0)} at rest, most`,
      figure: megabytes(bytes - (atRest.get(kind) ?? 0)),
      target: "",
      isReached: true,
    })),
    atMost(`acknowledgement of ${others.count} small deliveries meanwhile, slowest`, others.max, 10_000),
    errorsRow(measurements),
    exactRow(mistakes),
  ];
}
