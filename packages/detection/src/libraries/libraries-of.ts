import type { RuleSet } from "../rules/engine-options.ts";
import { type SplitLibraries, splitLibraries } from "./split-libraries.ts";

/** All packages that the content of a rule set may import, besides those of Python and of the memory image. */
export function librariesOf({ libraries = {} }: RuleSet): SplitLibraries {
  return splitLibraries(libraries);
}
