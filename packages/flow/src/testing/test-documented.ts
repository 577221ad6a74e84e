import { expect, it } from "vitest";
import type { FunctionExample, FunctionRefusal } from "../functions/definition/function-definition.ts";
import { runFlow } from "./run-flow.ts";

interface Documented {
  readonly summary: string;
  readonly examples: readonly FunctionExample[];
  readonly refuses: readonly FunctionRefusal[];
}

/** Holds an operator or a function to what the reference says of it: its examples' rows, and what it refuses. */
export function testDocumented({ summary, examples, refuses }: Documented): void {
  it("says what it does, what it gives and what it refuses", () => {
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
}
