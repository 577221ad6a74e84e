import { appendFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { SampledProcess } from "../process-memory.ts";
import type { ApiClient } from "./api-client.ts";
import { countParts } from "./count-parts.ts";
import type { Installation } from "./installation.ts";
import type { Distribution, Measurements } from "./measurements.ts";

export interface Sample {
  readonly seconds: number;
  /** Of the machine: others may be at work on it. */
  readonly load: number;
  /** Of all processes together; shared pages counted once. */
  readonly memoryBytes: number;
  readonly openFiles: number;
  readonly processes: readonly SampledProcess[];
  /** Milliseconds of what was done since the last sample. */
  readonly latencies: Readonly<Record<string, Distribution>>;
  readonly errors: Readonly<Record<string, number>>;
  /** Acknowledged rows on their way to the lake; undefined where Pharos does not tell. */
  readonly waitingBytes: number | undefined;
  readonly parts: Readonly<Record<string, number>>;
}

export interface SamplerOptions {
  readonly installation: Installation;
  readonly api: ApiClient;
  readonly measurements: Measurements;
  readonly tables: readonly string[];
  /** JSON lines. */
  readonly file: string;
}

const sampleEveryMs = 10_000;

/** Looks at the program from outside, now and then, and writes down what it saw. */
export class Sampler {
  readonly samples: Sample[] = [];
  readonly #options: SamplerOptions;
  readonly #startMs = performance.now();

  constructor(options: SamplerOptions) {
    this.#options = options;
    writeFileSync(options.file, "");
  }

  /** Every ten seconds, the last one before the end. */
  async sampleUntil(endMs: number): Promise<void> {
    while (performance.now() + sampleEveryMs <= endMs) {
      await wait(sampleEveryMs);
      await this.#sample();
    }
  }

  async #sample(): Promise<void> {
    const { installation, api, measurements, tables, file } = this.#options;
    const processes = installation.server.processes();
    const sample: Sample = {
      seconds: Math.round((performance.now() - this.#startMs) / 1000),
      load: loadavg()[0] ?? 0,
      memoryBytes: installation.server.memoryBytes(),
      openFiles: processes.reduce((sum, { openFiles }) => sum + openFiles, 0),
      processes,
      latencies: measurements.takeRecent(),
      errors: measurements.errors,
      waitingBytes: waitingBytesIn(await api.metrics()),
      parts: countParts(installation.dataDir, tables),
    };
    this.samples.push(sample);
    appendFileSync(file, `${JSON.stringify(sample)}\n`);
    console.error(describeSample(sample));
  }
}

/** In what `/metrics` answers. */
export function waitingBytesIn(metrics: string): number | undefined {
  const value = /^pharos_lake_waiting_bytes (\S+)$/m.exec(metrics)?.[1];
  return value === undefined ? undefined : Number(value);
}

function describeSample({
  seconds,
  load,
  memoryBytes,
  openFiles,
  latencies,
  errors,
  waitingBytes,
  parts,
}: Sample): string {
  const told = Object.entries(latencies).map(
    ([what, { count, p50, p99 }]) => `${what} ${count}× ${Math.round(p50)}/${Math.round(p99)} ms`,
  );
  const failed = Object.values(errors).reduce((a, b) => a + b, 0);
  return [
    `${seconds} s`,
    `load ${load.toFixed(1)}`,
    `${Math.round(memoryBytes / 1024 ** 2)} MB`,
    `${openFiles} files`,
    `${Object.values(parts).reduce((a, b) => a + b, 0)} parts`,
    `${waitingBytes === undefined ? "?" : Math.round(waitingBytes / 1024)} kB waiting`,
    ...told,
    `${failed} errors`,
  ].join(", ");
}
