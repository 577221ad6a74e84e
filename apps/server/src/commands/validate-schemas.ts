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

/** Reads and compiles schemas and reads tests as the server would. A log type may have one schema among the files. */
export function validateSchemas(files: SchemaFiles): ValidatedFile[] {
  const taken = new Map<string, string>();
  const schemas = files.schemas.map((file) => {
    const validated = validateSchema(file);
    if (validated.logType === undefined) return validated;
    const name = validated.logType.toLowerCase();
    const other = taken.get(name);
    taken.set(name, other ?? file.path);
    return other
      ? { ...validated, problem: { message: `${validated.logType} is the log type of ${other} too` } }
      : validated;
  });
  return [...schemas, ...files.tests.map(validateTests)];
}

function validateSchema({ path, yaml }: SchemaFile): ValidatedFile {
  try {
    return { path, kind: "schema", logType: compileSchema(parseSchema(yaml)).logType };
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
