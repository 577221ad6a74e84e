import { readYaml } from "@pharos/detection-content";
import { describeError, invalidInput } from "@pharos/domain";

/** The expressions of a text in YAML, not checked one by one. @throws input.invalid */
export function readFilters(text: string): readonly unknown[] {
  const filters = parse(text);
  if (!Array.isArray(filters)) throw invalidInput("filters must be a list of expressions");
  return filters;
}

function parse(text: string): unknown {
  try {
    return readYaml(text);
  } catch (error) {
    throw invalidInput(describeError(error));
  }
}
