import { describe, expect, it } from "vitest";
import { runFlow } from "../testing/run-flow.ts";
import { functions, operators } from "./function-table.ts";

const all = [...operators, ...functions].map((definition) => [definition.name, definition] as const);

describe.each(all)("%s", (_name, { examples, refuses, summary }) => {
  it("says what it does, what it takes and what it refuses", () => {
    expect(summary).toMatch(/^[A-Z].*\.$/s);
    expect(examples.length).toBeGreaterThan(0);
    expect(refuses.length).toBeGreaterThan(0);
  });

  it.each(examples.map((example) => [example.flow, example.gives] as const))(
    "gives what its example says: %s",
    (flow, gives) => {
      const answer = runFlow(flow);
      expect(answer.codes).toEqual([]);
      expect(answer.rows).toEqual(gives);
    },
  );

  it.each(refuses.map(({ flow, code }) => [flow, code] as const))("refuses %s: %s", (flow, code) => {
    expect(runFlow(flow).codes).toContain(code);
  });
});

it("gives every name to one function of a kind", () => {
  const names = functions.flatMap(({ name, aliases = [], use }) => [name, ...aliases].map((one) => `${use} ${one}`));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
