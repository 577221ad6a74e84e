import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { PharosError } from "@pharos/domain";
import { areSchemaTests } from "@pharos/normalize";

export interface SchemaFile {
  readonly path: string;
  readonly yaml: string;
}
/** What is found under some paths: schemas, and files of schema tests. */
export interface SchemaFiles {
  readonly schemas: readonly SchemaFile[];
  readonly tests: readonly SchemaFile[];
}

const yamlName = /\.ya?ml$/;
const testsName = /_tests\.ya?ml$/;

/**
 * The YAML files that the paths name, and those in the folders that they name, at any depth.
 * @throws PharosError for a path that does not exist
 */
export function findSchemaFiles(paths: readonly string[]): SchemaFiles {
  const files = [...new Set(paths.flatMap(yamlFilesAt))].map((path) => ({ path, yaml: readFileSync(path, "utf8") }));
  return { schemas: files.filter((file) => !isTests(file)), tests: files.filter(isTests) };
}

/** The files beside one: the schemas that its tests may mean, or the tests of a schema. */
export function schemaFilesBeside(path: string): SchemaFiles {
  return findSchemaFiles(readFolder(dirname(path), "*"));
}

/** True for `aws/alb.yml` and `aws/alb_tests.yml`. */
export function belongTogether(schema: SchemaFile, tests: SchemaFile): boolean {
  const nameOf = (path: string, ending: RegExp) => join(dirname(path), basename(path).replace(ending, ""));
  return nameOf(schema.path, yamlName) === nameOf(tests.path, testsName);
}

function yamlFilesAt(path: string): string[] {
  if (!existsSync(path))
    throw new PharosError("command.no_file", "NotFound", `the file or folder ${path} does not exist`);
  return statSync(path).isDirectory() ? readFolder(path, "**/*") : [path];
}

function readFolder(folder: string, pattern: string): string[] {
  return globSync(join(folder, `${pattern}.{yml,yaml}`)).sort();
}

/** By its name, else by its keys; what is no YAML counts as a schema, so that its mistake is shown. */
function isTests({ path, yaml }: SchemaFile): boolean {
  if (testsName.test(path)) return true;
  try {
    return areSchemaTests(yaml);
  } catch {
    return false;
  }
}
