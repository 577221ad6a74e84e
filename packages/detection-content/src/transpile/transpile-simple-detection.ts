import { notTranspiled } from "./errors.ts";
import { parseGiven, readChecked } from "./read-checked.ts";
import { transpileMembers } from "./transpile-simple-rule.ts";

/** The members that decide what a YAML rule does; the others are not looked at. */
const logicKeys = ["Detection", "InlineFilters", "DynamicSeverities", "AlertTitle", "AlertContext", "GroupBy"];

/**
 * A YAML rule given as JSON text, with the keys of its file → Python. Throws `detections.not_transpiled`, naming
 * everything that is wrong and where: `Detection[0].Condition: there is no condition equals; did you mean Equals?`.
 */
export function transpileSimpleDetection(spec: string): string {
  const given = parseGiven(spec);
  if (given === null || typeof given !== "object" || Array.isArray(given)) {
    throw notTranspiled(["a detection must be an object with the keys of its YAML"]);
  }
  const members = Object.fromEntries(Object.entries(given).filter(([key]) => logicKeys.includes(key)));
  return transpileMembers(readChecked(members, "Detection"));
}
