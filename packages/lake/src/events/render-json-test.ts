import type { ValueTest } from "@pharos/domain";
import type { Parameters } from "../connection/parameters.ts";
import { quoteIdentifier } from "../tables/identifier.ts";
import { isReadableMember, renderMember } from "./render-member.ts";
import { holdsForKind } from "./render-scalar-test.ts";
import { renderTextTest } from "./render-text-test.ts";
import { combineAll, isConstant } from "./sql-condition.ts";

/**
 * The test of a JSON column, or below it. A text at exactly this path is what rules read there; every row without one is
 * kept, because its event may have the member in other capitals, or another kind of value.
 * @param absent gets SQL of rows that have no text at this path, and those without any value in the column are kept as
 * well: whether there is one is known from the whole column alone, which the engine reads for it
 */
export function renderJsonTest(
  name: string,
  test: ValueTest,
  parameters: Parameters,
  absent: Set<string> | undefined,
): string {
  const column = quoteIdentifier(name);
  // Without a value the event has no such member, which has nothing below it.
  const isKeptWhenNull = holdsForKind(test, "missing") && !test.path.includes(null);
  const present = isKeptWhenNull ? [] : [`isNotNull(${column})`];
  const names = test.path.filter((step) => typeof step === "string" && isReadableMember(step)) as string[];
  if (names.length < test.path.length || names.length === 0) return combineAll(present);
  const text = `${renderMember([name, ...names])}.:\`String\``;
  const ofText = renderTextTest(text, test, parameters);
  if (isConstant(ofText)) return combineAll(present);
  absent?.add(`isNull(${text})`);
  return combineAll([...(absent === undefined ? present : []), `ifNull(${ofText}, 1)`]);
}
