import { compileSchema, parseSchema, readSchemaTests } from "@pharos/normalize";
import type { SchemaFile, SchemaFiles } from "./schema-files.ts";
import { type SchemaProblem, schemaProblem } from "./schema-problem.ts";

export interface ValidatedFile {
  readonly path: string;
  readonly kind: "schema" | "tests";
  /** Undefined when the schema cannot be read. */
  readonly logType?: string;
  readonly problem?: SchemaProblem;
}

/** Why a script cannot be loaded; undefined when it can. */
export type CheckScript = (script: string) => Promise<string | undefined>;

/**
 * Reads and compiles schemas, loads their scripts and reads tests as the server would. A log type may have one schema
 * among the files.
 */
export async function validateSchemas(files: SchemaFiles, checkScript: CheckScript): Promise<ValidatedFile[]> {
  const taken = new Map<string, string>();
  const checked: ValidatedFile[] = [];
  for (const file of files.schemas) checked.push(await validateSchema(file, checkScript));
  const schemas = checked.map((validated) => {
    if (validated.logType === undefined) return validated;
    const name = validated.logType.toLowerCase();
    const other = taken.get(name);
    taken.set(name, other ?? validated.path);
    return other
      ? { ...validated, problem: { message: `${validated.logType} is the log type of ${other} too` } }
      : validated;
  });
  return [...schemas, ...files.tests.map(validateTests)];
}

async function validateSchema({ path, yaml }: SchemaFile, checkScript: CheckScript): Promise<ValidatedFile> {
  try {
    const { schema, logType } = compileSchema(parseSchema(yaml));
    const message = schema.parser?.script && (await checkScript(schema.parser.script.function));
    return { path, kind: "schema", logType, ...(message !== undefined && { problem: { message } }) };
  } catch (error) {
    return { path, kind: "schema", problem: schemaProblem(error) };
  }
}

function validateTests({ path, yaml }: SchemaFile): ValidatedFile {
  try {
    readSchemaTests(yaml);
    return { path, kind: "tests" };
  } catch (error) {
    return { path, kind: "tests", problem: schemaProblem(error) };
  }
}
