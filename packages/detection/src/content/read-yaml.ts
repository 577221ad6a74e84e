import { parse } from "yaml";

/** The value of YAML with the scalars of 1.2. Throws an Error that says what is wrong. */
export function readYaml(text: string): unknown {
  return parse(text, { version: "1.2", schema: "core", maxAliasCount: 100 });
}
