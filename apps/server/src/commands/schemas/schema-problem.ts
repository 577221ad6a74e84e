import { PharosError } from "@pharos/domain";

/** A mistake in a file, with its place where that is known; lines and columns count from 1. */
export interface SchemaProblem {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly message: string;
}

/** The place and the sentence of what reading a schema or its tests threw. Throws what is no mistake of the file. */
export function schemaProblem(error: unknown): SchemaProblem {
  if (!(error instanceof PharosError)) throw error;
  const [, line, column, message] = /^line (\d+), column (\d+): ([\s\S]*)$/.exec(error.message) ?? [];
  if (message === undefined) return { message: error.message };
  return { line: Number(line), column: Number(column), message };
}

/** `aws/alb.yml:3:5: the field "a" needs a "type"`, which editors and terminals make a link of. */
export function problemLine(path: string, { line, column, message }: SchemaProblem): string {
  return `${[path, line, column].filter((part) => part !== undefined).join(":")}: ${message}`;
}
