import { expect, test } from "vitest";
import { evaluateExpressions } from "../testing/evaluate-expressions.ts";

const cases: readonly (readonly [expression: string, value: unknown])[] = [
  ["pycountry.countries.get(alpha_2='CH').name", "Switzerland"],
  ["pycountry.countries.get(alpha_2='ch').alpha_3", "CHE"],
  ["pycountry.countries.get(alpha_3='IRN').alpha_2", "IR"],
  ["pycountry.countries.get(numeric='643').alpha_2", "RU"],
  ["pycountry.countries.get(alpha_2='ZZ')", null],
  ["pycountry.countries.get(name='Switzerland').numeric", "756"],
  ["pycountry.countries.lookup('che').alpha_2", "CH"],
  ["pycountry.countries.lookup('nowhere')", "LookupError"],
  ["[c.alpha_2 for c in pycountry.countries.search_fuzzy('zerland')]", ["CH"]],
  ["len(pycountry.countries) == len({c.alpha_2 for c in pycountry.countries})", true],
  ["pycountry.countries.get(alpha_2='CH').flag", "🇨🇭"],
  ["setattr(pycountry.countries.get(alpha_2='CH'), 'name', 'x')", "TypeError"],
];

test("pycountry knows the countries by their codes and names", async () => {
  const found = await evaluateExpressions(
    cases.map(([expression]) => expression),
    { head: "import pycountry\n" },
  );
  expect(found).toEqual(cases.map(([, value]) => value));
});
