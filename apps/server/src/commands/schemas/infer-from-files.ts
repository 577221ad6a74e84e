import { basename } from "node:path";
import { type InferredSchema, inferSchema, readSamples, samplesMax } from "@pharos/normalize";
import { logPieces } from "../ingest/log-pieces.ts";

/** Enough of a file to hold its share of the samples; the rest of it is not read. */
const pieceBytesMin = 1024 * 1024;

/**
 * Proposes a schema from the beginnings of files, each of which gives an equal share of the samples.
 * @throws PharosError when a file cannot be read, or nothing can be learned from them
 */
export async function inferFromFiles(files: readonly string[], name: string): Promise<InferredSchema> {
  const share = Math.ceil(samplesMax / files.length);
  const samples: string[] = [];
  for (const file of files) samples.push(...(await samplesOf(file, share)));
  return inferSchema(samples, { name });
}

/** The first records of a file, a line each. */
export async function samplesOf(file: string, count: number): Promise<string[]> {
  const samples: string[] = [];
  for await (const piece of logPieces(file, "Auto", pieceBytesMin)) {
    samples.push(...readSamples(piece, count - samples.length));
    if (samples.length >= count) break;
  }
  return samples;
}

/** The log type that a person means: `Custom.` goes before a name without it, and a file's name gives one. */
export function logTypeFor(name: string | undefined, file: string): string {
  if (name !== undefined) return name.startsWith("Custom.") ? name : `Custom.${name}`;
  const stem = basename(file).replace(/\..*$/, "");
  const words = stem.split(/[^A-Za-z0-9]+/).filter((word) => /^[A-Za-z]/.test(word));
  return `Custom.${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("") || "Inferred"}`;
}
