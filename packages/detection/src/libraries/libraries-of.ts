import type { RuleSet } from "../rules/engine-options.ts";
import { withOwnLibraries } from "./own-libraries.ts";
import { type SplitLibraries, splitLibraries } from "./split-libraries.ts";

/** All packages that the content of a rule set may import, besides those of Python and of the memory image. */
export function librariesOf({
  rules,
  policies = [],
  globals,
  dataModels = [],
  libraries = {},
}: RuleSet): SplitLibraries {
  const bodies = [...rules, ...policies, ...globals, ...dataModels].map(({ body }) => body);
  return splitLibraries(withOwnLibraries(libraries, bodies));
}
