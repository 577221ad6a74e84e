import { describe, expect, it } from "vitest";
import { runFlow } from "../testing/run-flow.ts";

describe("a function that let defined", () => {
  it.each([
    ["is called with values", "let f = fn (a, b) { a + b }; print x = f(1, 2), y = f('a', 'b')", [[3, "ab"]]],
    ["is called with columns", "let f = fn (a) { a * 2 }; print n = 4 | extend m = f(n)", [[4, 8]]],
    ["is given to a function that takes one", "let f = fn (x) { x * 2 }; print a = arrays.map([1, 2], f)", [[[2, 4]]]],
    ["takes a function", "let f = fn (g, x) { g(g(x)) }; print a = f(fn (x) { x + 1 }, 5)", [[7]]],
    [
      "keeps its parameters apart from those of the lambda around the call",
      "let f = fn (p) { arrays.map([1], fn (x) { x + p }) }; print a = arrays.map([10], fn (x) { f(x) })",
      [[[[11]]]],
    ],
    ["uses what was defined before", "let a = 2; let f = fn (x) { x * a }; print b = f(3)", [[6]]],
    [
      "hides what is defined by the name of a parameter",
      "let a = 1; let f = fn (a) { a }; print b = f(5), c = a",
      [[5, 1]],
    ],
    ["may hold an aggregate", "let f = fn (x) { agg.sum(x) }; range n from 1 to 3 step 1 | summarize s = f(n)", [[6]]],
    [
      "gives rows to invoke",
      "let t = datatable [{'n': 2}]; let f = fn (rows, other) { (union rows, other | summarize s = agg.sum(n)) }; print n = 1 | invoke f(t)",
      [[3]],
    ],
  ])("%s", (_claim, flow, rows) => {
    const answer = runFlow(flow);
    expect(answer.codes).toEqual([]);
    expect(answer.rows).toEqual(rows);
  });

  it.each([
    ["that calls itself", "let f = fn (x) { f(x) }; print a = f(1)", ["calls_itself"]],
    [
      "that reads a column of the rows",
      "let f = fn (x) { x + y }; print y = 1 | extend z = f(1), w = f(2)",
      ["unknown_name"],
    ],
    ["without an argument", "let f = fn (x) { 1 }; print a = f()", ["too_few_arguments"]],
    ["with too many arguments", "let f = fn (x) { x }; print a = f(1, 2)", ["too_many_arguments"]],
    [
      "that is wrong in itself, however often it is called",
      "let f = fn (p) { time.slice(p, 1, null) }; print a = f(datetime(2024-01-01)), b = f(datetime(2024-01-02))",
      ["unknown_choice"],
    ],
    ["as a value", "let f = fn (x) { 1 }; print a = f", ["lambda_here"]],
  ])("is refused %s", (_what, flow, codes) => {
    expect(runFlow(flow).codes).toEqual(codes);
  });
});

describe("a query that doubles itself at each line", () => {
  const lines = Array.from({ length: 60 }, (_, index) => index);

  it.each([
    [
      "by values",
      `let a0 = strings.lower('a'); ${lines.map((n) => `let a${n + 1} = a${n} + a${n};`).join(" ")} print x = a60`,
    ],
    ["by tables", `let t0 = print a = 1; ${lines.map((n) => `let t${n + 1} = union t${n}, t${n};`).join(" ")} t60`],
    ["by functions", `let f = fn (x) { strings.lower(x) + x }; print a = ${"f(".repeat(60)}'a'${")".repeat(60)}`],
  ])("is refused soon: %s", (_how, flow) => {
    expect(new Set(runFlow(flow).codes)).toEqual(new Set(["too_large"]));
  });
});
