import fc from "fast-check";
import { expect, it } from "vitest";
import { bindQuery } from "./bind/bind-query.ts";
import { operatorDefinitions } from "./bind/operators/operator-table.ts";
import { flowFixtures } from "./flow-fixtures.ts";
import { loadFlowParser } from "./node.ts";
import { makeInvestigationTables } from "./testing/investigation-tables.ts";
import { makeOddTables } from "./testing/odd-tables.ts";
import { choiceFrom } from "./testing/random-choice.ts";
import { randomSource, randomStep } from "./testing/random-query.ts";
import { runFlow, testNow } from "./testing/run-flow.ts";

const parser = await loadFlowParser();
const odd = makeOddTables();
const investigations = makeInvestigationTables();
const words = operatorDefinitions.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
const decisions = fc.array(fc.nat(), { minLength: 80, maxLength: 80 });

/** Whether the query means something; then its columns. */
function bound(text: string) {
  const { relation, diagnostics } = bindQuery(parser.parse(text), { catalogue: odd, now: testNow });
  const isWrong = diagnostics.some(({ severity }) => severity === "error");
  return isWrong || relation === undefined ? undefined : relation.columns;
}

/** A query of some operators; one that would be wrong is left out. */
function randomQuery(numbers: readonly number[]): string {
  const choice = choiceFrom(numbers);
  let text = randomSource(choice);
  for (let left = 1 + choice.number(5); left > 0; left--) {
    const longer = `${text} | ${randomStep(choice, choice.of(words), bound(text) ?? [])}`;
    if (bound(longer) !== undefined) text = longer;
  }
  return text;
}

it("runs every random valid query on the engine", { timeout: 120_000 }, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(decisions, (numbers) => {
      const text = randomQuery(numbers);
      for (const step of text.split(" | ")) seen.add(step.split(" ")[0] ?? "");
      run(text);
    }),
    // Others with PHAROS_PROPERTY_SEED.
    { numRuns: Number(process.env.PHAROS_PROPERTY_RUNS ?? 300), seed: Number(process.env.PHAROS_PROPERTY_SEED ?? 1) },
  );
  // Enough of the operators stood in valid queries for this to say something.
  expect(words.filter((word) => seen.has(word)).length).toBeGreaterThan(words.length * 0.8);
});

function run(text: string): void {
  try {
    expect(runFlow(text, odd).sql).toBeDefined();
  } catch (error) {
    throw new Error(`the engine refused: ${text}`, { cause: error });
  }
}

it.each(flowFixtures)("gives every beginning of $name a meaning without failing", { timeout: 60_000 }, ({ text }) => {
  for (let end = 0; end <= text.length; end++) {
    const tree = parser.parse(text.slice(0, end));
    expect(bindQuery(tree, { catalogue: investigations, now: testNow }).diagnostics).toBeInstanceOf(Array);
  }
});
