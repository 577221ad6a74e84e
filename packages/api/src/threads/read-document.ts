import type { ScriptRunner } from "@pharos/detection";
import { customLogTypeProblem, defineError, incompatibleChanges, type LogSchema, PharosError } from "@pharos/domain";
import { compileSchema, parseSchema } from "@pharos/normalize";
import type { StoredSchema } from "@pharos/store";

const nameInvalid = defineError("schemas.name_invalid", "InvalidInput", (reason: string) => reason);
const nameDiffers = defineError(
  "schemas.name_differs",
  "InvalidLogSchema",
  (name: string, inside: string) => `The document is called ${inside}; it must be ${name}, or leave its name out`,
);
const scriptBroken = defineError("schemas.script_broken", "InvalidLogSchema", (reason: string) => reason);
const changeIncompatible = defineError(
  "schemas.change_incompatible",
  "InvalidUpdate",
  (reasons: readonly string[]) => `Events are stored in the old form: ${reasons.join("; ")}`,
);

/** A document as it was sent: the name may be outside of it. */
export interface SchemaDocument {
  readonly name: string;
  readonly spec: string;
  readonly isFieldDiscoveryEnabled?: boolean;
}

export interface ReadDocument {
  readonly schema: LogSchema;
  /** The document with its name in it: what is stored. */
  readonly spec: string;
}

/** @throws nameDiffers, and InvalidLogSchema with line and column of the document as it was sent */
export function readDocument({ name, spec, isFieldDiscoveryEnabled }: SchemaDocument): ReadDocument {
  const additions = [
    ...(hasKey(spec, "schema") ? [] : [`schema: ${name}`]),
    ...(isFieldDiscoveryEnabled && !hasKey(spec, "fieldDiscoveryEnabled") ? ["fieldDiscoveryEnabled: true"] : []),
  ];
  const whole = additions.map((line) => `${line}\n`).join("") + spec;
  const schema = shifted(additions.length, () => parseSchema(whole));
  if (schema.schema !== name) throw nameDiffers(name, schema.schema);
  compileSchema(schema);
  return { schema, spec: whole };
}

/** Loads the script of a schema that has one. @throws InvalidLogSchema for one that does not load */
export async function checkScript(scripts: Pick<ScriptRunner, "check">, schema: LogSchema): Promise<void> {
  const problem = schema.parser?.script && (await scripts.check(schema.parser.script.function));
  if (problem !== undefined) throw scriptBroken(problem);
}

/** @throws nameInvalid */
export function checkCustomName(name: string): void {
  const problem = customLogTypeProblem(name);
  if (problem) throw nameInvalid(problem);
}

/** @throws changeIncompatible */
export function checkChange(before: StoredSchema, after: LogSchema): void {
  const reasons = incompatibleChanges(parseSchema(before.spec), after);
  if (reasons.length > 0) throw changeIncompatible(reasons);
}

export interface DocumentProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const placed = /^line (\d+), column (\d+): ([\s\S]*)$/;

/** The error of a document as a place and a sentence; anything else is thrown on. */
export function problemOf(error: unknown): DocumentProblem {
  if (!(error instanceof PharosError)) throw error;
  const [, line, column, message] = placed.exec(error.message) ?? [];
  return message === undefined
    ? { line: 0, column: 0, message: error.message }
    : { line: Number(line), column: Number(column), message };
}

function hasKey(yaml: string, key: string): boolean {
  // Blanks and no line ends: with those a text of blank lines would be looked through once for each of them.
  return new RegExp(`^["']?${key}["']?[ \\t]*:`, "m").test(yaml) || yaml.trimStart().startsWith("{");
}

/** Runs with lines added in front; places in errors are those of the text as it was sent. */
function shifted<T>(lines: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (lines === 0 || !(error instanceof PharosError)) throw error;
    const message = error.message.replace(/^line (\d+)/, (_, line) => `line ${Math.max(1, Number(line) - lines)}`);
    throw new PharosError(error.code, error.category, message);
  }
}
