import type { FilterText } from "../runs/filter-text.ts";
import { chosenValue } from "./chosen-value.ts";
import type { FlowLanguage } from "./language/flow-language.ts";

/** Undefined where a filter could not name the value's place. */
export async function filterFlow(
  language: FlowLanguage,
  text: string,
  ...[row, path, value, isExcluded]: Parameters<FilterText>
): Promise<string | undefined> {
  const chosen = chosenValue(row ?? { [path]: value }, path, value);
  return chosen && language.withFilter(text, chosen, isExcluded);
}
