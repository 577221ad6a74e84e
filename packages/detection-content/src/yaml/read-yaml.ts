import { LineCounter } from "yaml";
import { parseYaml } from "./parse-yaml.ts";

/** The value of YAML with the scalars of 1.2. Throws an Error that says what is wrong. */
export function readYaml(text: string): unknown {
  const lines = new LineCounter();
  const document = parseYaml(text, lines);
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, col } = lines.linePos(error.pos[0]);
    throw new Error(`${error.message} at line ${line}, column ${col}`);
  }
  return document.toJS({ maxAliasCount: 100 });
}
