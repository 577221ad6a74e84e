import type { FilterText } from "../runs/filter-text.ts";
import { chosenValue } from "./chosen-value.ts";
import type { FlowLanguage } from "./language/flow-language.ts";

/** Resolves to undefined if no filter can name the place of the value. */
export async function filterFlow(
  language: FlowLanguage,
  text: string,
  ...[row, path, value, isExcluded]: Parameters<FilterText>
): Promise<string | undefined> {
  const chosen = chosenValue(row ?? { [path]: value }, path, value);
  return chosen && language.withFilter(text, chosen, isExcluded);
}
