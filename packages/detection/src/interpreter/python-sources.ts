import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** In the order in which they may import each other; each is known to Python as `pharos_<name>`. */
const moduleNames = [
  "channel",
  "partial_data",
  "event",
  "jsonpath",
  "rule_modules",
  "caching",
  "base_helpers",
  "dateutil",
  "jsonpath_ng",
  "no_network",
  "pycountry",
  "lookup_table_helpers",
  "outcome",
  "formula",
  "module_facts",
  "symbolic",
  "patterns",
  "scopes",
  "comparisons",
  "operators",
  "text_methods",
  "constant_methods",
  "object_methods",
  "calls",
  "expressions",
  "analysis",
  "program",
  "conditions",
  "data_models",
  "libraries",
  "rule_classes",
  "runner",
  "scripts",
  "project",
  "test_runner",
  "coverage",
  "shims",
  "hardening",
  "serve",
] as const;

const folder = fileURLToPath(new URL("../python/", import.meta.url));

export interface PythonSources {
  readonly bootstrap: string;
  readonly sources: Readonly<Record<string, string>>;
}

export function readPythonSources(): PythonSources {
  const read = (name: string) => readFileSync(`${folder}${name}.py`, "utf8");
  return {
    bootstrap: read("bootstrap"),
    sources: Object.fromEntries(moduleNames.map((name) => [`pharos_${name}`, read(name)])),
  };
}
