import fc from "fast-check";
import { expect, it } from "vitest";
import { flowFixtures } from "./flow-fixtures.ts";
import { loadFlowParser } from "./node.ts";
import type { FlowNode } from "./syntax-tree/flow-node.ts";
import type { SyntaxTree } from "./syntax-tree/syntax-tree.ts";

const parser = await loadFlowParser();

it.each(flowFixtures)("reads $name without an error", ({ text }) => {
  const tree = parser.parse(text);
  expect(tree.errors).toEqual([]);
  expectSound(tree);
});

it.each(flowFixtures)("reads every beginning of $name", ({ text }) => {
  for (let end = 0; end <= text.length; end++) expectSound(parser.parse(text.slice(0, end)));
});

it("reads any text of any characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => expectSound(parser.parse(text))),
    { numRuns: 2_000 },
  );
});

it("reads any row of the language's pieces", () => {
  const pieces = [...new Set(flowFixtures.flatMap(({ text }) => text.match(/\w+|\s+|[^\w\s]/g) ?? []))];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces, "\n", "/*", "*/", "'"), { maxLength: 60 }), (parts) =>
      expectSound(parser.parse(parts.join(""))),
    ),
    { numRuns: 5_000 },
  );
});

it("reads valid queries with a part cut out", () => {
  const texts = flowFixtures.map(({ text }) => text);
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.nat(), fc.integer({ min: 1, max: 40 }), (text, at, many) => {
      const start = at % (text.length + 1);
      expectSound(parser.parse(text.slice(0, start) + text.slice(start + many)));
    }),
    { numRuns: 2_000 },
  );
});

/** Tokens cover the text, nodes nest in order, and every token that says something lies in a statement. */
function expectSound(tree: SyntaxTree): void {
  expectTokensCover(tree);
  expect([tree.root.kind, tree.root.start, tree.root.end]).toEqual(["Query", 0, tree.text.length]);
  expectNested(tree.root);
  const said = tree.tokens.filter(({ kind }) => !/Comment$|^UnknownCharacter$|^Semicolon$/.test(kind));
  const statements = tree.root.children;
  let statement = 0;
  for (const token of said) {
    while ((statements[statement]?.end ?? Number.POSITIVE_INFINITY) < token.end) statement++;
    if ((statements[statement]?.start ?? Number.POSITIVE_INFINITY) > token.start) {
      throw new Error(`No statement holds ${tree.textOf(token)} of ${JSON.stringify(tree.text)}`);
    }
  }
}

function expectTokensCover(tree: SyntaxTree): void {
  let end = 0;
  for (const token of tree.tokens) {
    if (token.start < end || token.end <= token.start || tree.text.slice(end, token.start).trim() !== "") {
      throw new Error(`The tokens of ${JSON.stringify(tree.text)} leave out something before ${token.start}`);
    }
    end = token.end;
  }
  if (tree.text.slice(end).trim() !== "") throw new Error(`The tokens of ${JSON.stringify(tree.text)} end at ${end}`);
}

function expectNested(node: FlowNode): void {
  let end = node.start;
  for (const child of node.children) {
    if (child.start < end || child.end > node.end || child.end < child.start || child.kind === "None") {
      throw new Error(
        `${child.kind} ${child.start}-${child.end} does not lie well in ${node.kind} ${node.start}-${node.end}`,
      );
    }
    end = child.end;
    expectNested(child);
  }
}
