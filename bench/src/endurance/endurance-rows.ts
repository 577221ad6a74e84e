import type { BenchRow } from "../table.ts";
import { growthOf } from "./growth-of.ts";
import type { Measurements } from "./measurements.ts";
import type { Sample } from "./sampler.ts";

export interface EnduranceResult {
  readonly minutes: number;
  readonly eventsPerSecond: number;
  readonly eventsPerSecondWanted: number;
  readonly measurements: Measurements;
  readonly samples: readonly Pick<Sample, "memoryBytes" | "openFiles" | "parts">[];
  /** Sentences about counts that are not exact. */
  readonly mistakes: readonly string[];
  readonly stopMs: number;
  readonly readyMs: number;
  /** From the same moment until the first query was answered: the lake opens its tables last. */
  readonly answeredMs: number;
  /** On a machine that is full of other work: what says nothing then about Pharos is told only. */
  readonly isBesideTests?: boolean;
}

/** Sooner nobody can tell growth from a program that is still getting warm. */
export const flatFromMinutes = 10;
const growthMax = 1.1;
/** What is still getting warm grows, what leaks at any rate that matters within days grows more. */
const growthBesideTestsMax = 1.5;
const rateShareMin = 0.98;

/** One row a claim; what has no target is told only. */
export function enduranceRows(result: EnduranceResult): BenchRow[] {
  const rows = claims(result);
  if (!result.isBesideTests) return rows;
  return rows.map((row) => (speedClaims.some((claim) => row.what.startsWith(claim)) ? { ...row, target: "" } : row));
}

const speedClaims = [
  "events acknowledged a second",
  "acknowledgement, p99",
  "end after SIGTERM",
  "start afterwards",
  "first answer of the lake",
];

function claims(result: EnduranceResult): BenchRow[] {
  const { measurements, samples, mistakes, stopMs, readyMs, answeredMs } = result;
  const acknowledgement = measurements.of("acknowledgement");
  return [
    rate(result),
    atMost("acknowledgement, p99", acknowledgement.p99, 1_000),
    told("acknowledgement, p50", acknowledgement.p50),
    errorsRow(measurements),
    flat(
      "memory of all processes",
      samples.map(({ memoryBytes }) => memoryBytes),
      result,
    ),
    {
      what: "memory of all processes, most",
      figure: megabytes(most(samples.map((s) => s.memoryBytes))),
      target: "",
      isReached: true,
    },
    flat(
      "open files",
      samples.map(({ openFiles }) => openFiles),
      result,
    ),
    {
      what: "parts on disk, most in one table",
      figure: String(most(samples.flatMap(({ parts }) => Object.values(parts)))),
      target: "",
      isReached: true,
    },
    exactRow(mistakes),
    ...["event to alert", "search", "query", "alert work", "save rule", "save schema"].map((what) =>
      told(`${what}, p99 of ${measurements.of(what).count}`, measurements.of(what).p99),
    ),
    atMost("end after SIGTERM", stopMs, 15_000),
    atMost("start afterwards", readyMs, 10_000),
    atMost("first answer of the lake", answeredMs, 15_000),
  ];
}

function rate({ eventsPerSecond, eventsPerSecondWanted }: EnduranceResult): BenchRow {
  return {
    what: "events acknowledged a second",
    figure: Math.round(eventsPerSecond).toLocaleString("en"),
    target: `≥ ${Math.round(rateShareMin * eventsPerSecondWanted).toLocaleString("en")}`,
    isReached: eventsPerSecond >= rateShareMin * eventsPerSecondWanted,
  };
}

export function errorsRow(measurements: Measurements): BenchRow {
  const kinds = Object.entries(measurements.errors).sort(([, a], [, b]) => b - a);
  return {
    what: "errors",
    figure: kinds.length === 0 ? "0" : kinds.map(([kind, count]) => `${count} × ${oneLine(kind)}`).join("; "),
    target: "0",
    isReached: kinds.length === 0,
  };
}

export function exactRow(mistakes: readonly string[]): BenchRow {
  return {
    what: "acknowledged = in the ledger = in the lake",
    figure: mistakes.length === 0 ? "exact" : mistakes.join("; "),
    target: "exact",
    isReached: mistakes.length === 0,
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll("|", "/");
}

export function atMost(what: string, ms: number, msMax: number): BenchRow {
  return { what, figure: milliseconds(ms), target: `< ${milliseconds(msMax)}`, isReached: ms < msMax };
}

export function told(what: string, ms: number): BenchRow {
  return { what, figure: milliseconds(ms), target: "", isReached: true };
}

function flat(
  what: string,
  values: readonly number[],
  { minutes, isBesideTests }: Pick<EnduranceResult, "minutes" | "isBesideTests">,
): BenchRow {
  const growth = growthOf(values);
  const isJudged = minutes >= flatFromMinutes || isBesideTests === true;
  const most = isBesideTests ? growthBesideTestsMax : growthMax;
  return {
    what: `${what}, last third of the run against the middle one`,
    figure: Number.isNaN(growth) ? "too short to tell" : `${growth.toFixed(2)}×`,
    target: isJudged ? `≤ ${most}×` : "",
    isReached: growth <= most,
  };
}

export function most(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b), 0);
}

export function milliseconds(ms: number): string {
  return ms >= 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms).toLocaleString("en")} ms`;
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2).toLocaleString("en")} MB`;
}
