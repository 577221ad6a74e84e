import { expect, test } from "vitest";
import { resultPages } from "./result-pages.ts";

async function* batches(...sizes: number[]) {
  let n = 0;
  for (const size of sizes) yield Array.from({ length: size }, () => [n++]);
}

async function cut(rows: AsyncIterable<readonly (readonly unknown[])[]>) {
  const pages: [number, number][] = [];
  for await (const { firstRow, lines } of resultPages(rows)) pages.push([firstRow, lines.length]);
  return pages;
}

test.each([
  { name: "nothing", sizes: [0, 0], pages: [] },
  {
    name: "the first rows at once",
    sizes: [0, 3, 2, 4],
    pages: [
      [0, 3],
      [3, 6],
    ],
  },
  {
    name: "a thousand rows a page",
    sizes: [10, 2500],
    pages: [
      [0, 10],
      [10, 1000],
      [1010, 1000],
      [2010, 500],
    ],
  },
  {
    name: "a large first batch",
    sizes: [1500],
    pages: [
      [0, 1000],
      [1000, 500],
    ],
  },
])("keeps $name", async ({ sizes, pages }) => {
  expect(await cut(batches(...sizes))).toEqual(pages);
});

test("cuts pages of long rows earlier", async () => {
  async function* long() {
    yield Array.from({ length: 5 }, () => ["x".repeat(600_000)]);
  }
  expect(await cut(long())).toEqual([
    [0, 2],
    [2, 2],
    [4, 1],
  ]);
});

test("a page holds its rows as JSON, in their order", async () => {
  async function* rows() {
    yield [
      ["a\n", 1, { b: [null] }],
      [2n.toString(), true, null],
    ];
  }
  for await (const { lines } of resultPages(rows())) {
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      ["a\n", 1, { b: [null] }],
      ["2", true, null],
    ]);
  }
});
