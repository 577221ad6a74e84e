import {
  type CompiledSchema,
  compileSchema,
  parseSchema,
  type RunScript,
  readSchemaTests,
  runSchemaTestWithScripts,
  type SchemaTest,
} from "@pharos/normalize";
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
export async function testSchemas(paths: readonly string[], runScript: RunScript): Promise<TestedSchema[]> {
  const given = findSchemaFiles(paths);
  const beside = given.schemas.flatMap((schema) =>
    schemaFilesBeside(schema.path).tests.filter((tests) => belongTogether(schema, tests)),
  );
  const tests = [...new Map([...given.tests, ...beside].map((file) => [file.path, file])).values()];
  const schemas = new Schemas(given.schemas);
  const tested: TestedSchema[] = [];
  for (const file of tests) tested.push(...(await testFile(file, schemas, runScript)));
  return tested;
}

async function testFile(file: SchemaFile, schemas: Schemas, runScript: RunScript): Promise<TestedSchema[]> {
  const { path } = file;
  const tested: TestedSchema[] = [];
  try {
    for (const test of readSchemaTests(file.yaml)) {
      const { line, name, logType } = test;
      const problems = await problemsOf(test, schemas.find(logType, path), runScript);
      tested.push({ path, line, name, logType, problems });
    }
    return tested;
  } catch (error) {
    return [{ path, problems: [schemaProblem(error)] }];
  }
}

async function problemsOf(
  test: SchemaTest,
  schema: CompiledSchema | SchemaProblem,
  runScript: RunScript,
): Promise<SchemaProblem[]> {
  if (!("build" in schema)) return [schema];
  const { differences } = await runSchemaTestWithScripts(test, schema, runScript);
  return differences.map((message) => ({ line: test.line, message }));
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
    if (!file) return { message: `the log type ${logType} has no schema` };
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
