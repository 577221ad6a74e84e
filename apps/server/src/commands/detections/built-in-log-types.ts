import { readFileSync } from "node:fs";
import { schemaFiles } from "@pharos/content";

/** The names alone: reading all schemas properly takes a moment. */
export function builtInLogTypes(): string[] {
  return schemaFiles().flatMap((path) => /^schema:\s*["']?([\w.]+)/m.exec(readFileSync(path, "utf8"))?.[1] ?? []);
}
