import { readFileSync } from "node:fs";
import { schemaFiles } from "@pharos/content";

/** A schema as written; reading all that Pharos ships properly takes a moment, so the command decides. */
export interface BuiltInSchema {
  readonly logType: string;
  readonly path: string;
  readonly yaml: string;
}

export function builtInSchemas(): BuiltInSchema[] {
  return schemaFiles().map((path) => withLogType({ path, yaml: readFileSync(path, "utf8") }));
}

/** The log type is only looked for, and the path stands for it where there is none. */
export function withLogType({ path, yaml }: { readonly path: string; readonly yaml: string }): BuiltInSchema {
  return { logType: /^schema:\s*["']?([\w.]+)/m.exec(yaml)?.[1] ?? path, path, yaml };
}

/** The schema of a log type, whose name is compared without regard to case. */
export function builtInSchema(schemas: readonly BuiltInSchema[], logType: string): BuiltInSchema | undefined {
  return schemas.find((schema) => schema.logType.toLowerCase() === logType.toLowerCase());
}

/** Log types that somebody who wrote `name` may have meant: those that share a word with it, the best three. */
export function similarLogTypes(schemas: readonly BuiltInSchema[], name: string): string[] {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const likeness = (logType: string) => {
    const parts = logType.toLowerCase().split(".");
    return words.filter((word) => parts.includes(word)).length;
  };
  return schemas
    .map(({ logType }) => ({ logType, likeness: likeness(logType) }))
    .filter((candidate) => candidate.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ logType }) => logType);
}
