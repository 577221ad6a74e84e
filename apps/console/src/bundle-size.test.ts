import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
const dist = new URL("../dist/", import.meta.url);
const manifestFile = new URL(".vite/manifest.json", dist);

// Reads what `npm run build -w apps/console` left; there is nothing to measure before.
describe.skipIf(!existsSync(manifestFile))("JavaScript, gzipped", () => {
  const kilobyte = 1000;
  test.each([
    { name: "sign-in", entries: ["index.html"], kilobytesMax: 145 },
    { name: "the alert list", entries: signedIn("alerts/list/alert-list-page.tsx"), kilobytesMax: 300 },
    { name: "the source list", entries: signedIn("sources/list/source-list-page.tsx"), kilobytesMax: 300 },
    { name: "the detection list", entries: signedIn("detections/list/detection-list-page.tsx"), kilobytesMax: 300 },
    { name: "the schema list", entries: signedIn("schemas/list/schema-list-page.tsx"), kilobytesMax: 300 },
    { name: "the user list", entries: signedIn("settings/users/users-page.tsx"), kilobytesMax: 300 },
    { name: "search", entries: signedIn("search/search-page.tsx"), kilobytesMax: 300 },
  ])("$name stays below $kilobytesMax kB", ({ entries, kilobytesMax }) => {
    expect(gzippedBytes(entries) / kilobyte).toBeLessThan(kilobytesMax);
  });
});

/** The entries of a page within the frame. */
function signedIn(page: string): string[] {
  return ["index.html", "src/shell/shell.tsx", `src/features/${page}`];
}

/** As the build compresses assets. */
const asBuilt = { level: 9 };

/** What a browser loads for these entries: they and everything that they import, once. */
function gzippedBytes(entries: readonly string[]): number {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestFile, "utf8"));
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), asBuilt).length, 0);
}
