import { type CompiledSchema, compileSchema, parseSchema, readSchemaTests, runSchemaTest } from "@pharos/normalize";
import { builtInSchema, builtInSchemas } from "./built-in-schemas.ts";
import { belongTogether, findSchemaFiles, type SchemaFile, schemaFilesBeside } from "./schema-files.ts";
import { problemLine, type SchemaProblem, schemaProblem } from "./schema-problem.ts";

/** What came of one test, or of a file that cannot be read (which has no `name`). */
export interface TestedSchema {
  readonly path: string;
  readonly line?: number;
  readonly name?: string;
  readonly logType?: string;
  /** Empty when the test holds. */
  readonly problems: readonly SchemaProblem[];
}

/**
 * Runs the tests under the paths; a schema's path stands for the tests beside it. The schema of a test is looked for
 * under the paths, then beside the test, then among the built-in ones.
 * @throws PharosError for a path that does not exist
 */
export function testSchemas(paths: readonly string[]): TestedSchema[] {
  const given = findSchemaFiles(paths);
  const beside = given.schemas.flatMap((schema) =>
    schemaFilesBeside(schema.path).tests.filter((tests) => belongTogether(schema, tests)),
  );
  const tests = [...new Map([...given.tests, ...beside].map((file) => [file.path, file])).values()];
  const schemas = new Schemas(given.schemas);
  return tests.flatMap((file) => testFile(file, schemas));
}

function testFile(file: SchemaFile, schemas: Schemas): TestedSchema[] {
  const { path } = file;
  try {
    return readSchemaTests(file.yaml).map((test) => {
      const { line, name, logType } = test;
      const found = schemas.find(logType, path);
      if (!("build" in found)) return { path, line, name, logType, problems: [found] };
      const { differences } = runSchemaTest(test, found);
      return { path, line, name, logType, problems: differences.map((message) => ({ line, message })) };
    });
  } catch (error) {
    return [{ path, problems: [schemaProblem(error)] }];
  }
}

/** Compiles schemas when a test first asks for them. */
class Schemas {
  readonly #given: readonly SchemaFile[];
  readonly #compiled = new Map<string, CompiledSchema | SchemaProblem>();

  constructor(given: readonly SchemaFile[]) {
    this.#given = given;
  }

  /** The schema of a log type for a test in a file, or what is wrong with it. */
  find(logType: string, testsPath: string): CompiledSchema | SchemaProblem {
    const file = this.#fileOf(logType, testsPath);
    if (!file) return { message: `there is no schema of the log type ${logType}` };
    let compiled = this.#compiled.get(file.path);
    if (!compiled) {
      compiled = compile(file);
      this.#compiled.set(file.path, compiled);
    }
    return compiled;
  }

  #fileOf(logType: string, testsPath: string): SchemaFile | undefined {
    const isOf = (file: SchemaFile) => /^schema:\s*["']?([\w.]+)/m.exec(file.yaml)?.[1] === logType;
    return (
      this.#given.find(isOf) ??
      schemaFilesBeside(testsPath).schemas.find(isOf) ??
      builtInSchema(builtInSchemas(), logType)
    );
  }
}

function compile({ path, yaml }: SchemaFile): CompiledSchema | SchemaProblem {
  try {
    return compileSchema(parseSchema(yaml));
  } catch (error) {
    return { message: `the schema is wrong: ${problemLine(path, schemaProblem(error))}` };
  }
}
