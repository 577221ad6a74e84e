import fc from "fast-check";
import { expect, test } from "vitest";
import { eventsOf, normalizeText } from "../testing/a-chunk.ts";

const schema = `
schema: Custom.Csv
parser: { csv: { hasHeader: true } }
fields:
  - { name: a, type: string }
  - { name: b, type: string }
`;

test.each<[what: string, rows: string, events: unknown[]]>([
  [
    "a cell over several lines",
    '1,"x\ny\n\nz"\n2,w\n',
    [
      { a: "1", b: "x\ny\n\nz" },
      { a: "2", b: "w" },
    ],
  ],
  [
    "line ends of Windows",
    '1,"x\r\ny"\r\n2,w\r\n',
    [
      { a: "1", b: "x\r\ny" },
      { a: "2", b: "w" },
    ],
  ],
  ["delimiters and quotes in cells", '"1,0","say ""hi"""\n', [{ a: "1,0", b: 'say "hi"' }]],
  ["doubled quotes at the end of a line", '1,"x""\ny"\n', [{ a: "1", b: 'x"\ny' }]],
  [
    "a quote that nobody closes as a character",
    '1,"x\n2,y\n',
    [
      { a: "1", b: "x" },
      { a: "2", b: "y" },
    ],
  ],
  [
    "a quote in the middle of a cell as a character",
    '1,5" x\n2,7"\n',
    [
      { a: "1", b: '5" x' },
      { a: "2", b: '7"' },
    ],
  ],
  ["empty cells as absent", '1,\n"",2\n', [{ a: "1" }, { b: "2" }]],
])("reads %s", (_, rows, events) => {
  expect(eventsOf(schema, `a,b\n${rows}`)).toEqual(events);
});

test("reads a header whose names are over several lines", () => {
  expect(eventsOf(schema, 'a,"b"\n1,2\na,"b"\n3,4\n')).toEqual([
    { a: "1", b: "2" },
    { a: "3", b: "4" },
  ]);
});

test("looks ahead no further than it is worth, however many quotes are never closed", () => {
  const rows = '1,"x\n'.repeat(200_000);
  const before = performance.now();
  expect(normalizeText([schema], `a,b\n${rows}`).received).toBeGreaterThan(100_000);
  expect(performance.now() - before).toBeLessThan(4_000);
});

test("loses no row of what is written as CSV", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", " "), minLength: 1 });
  const row = fc.tuple(cell, cell).filter((cells) => cells.some((text) => text.trim() !== ""));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 10 }), (rows) => {
      const text = rows.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(",")).join("\n");
      const events = normalizeText([schema], `a,b\n${text}`).tables.flatMap((table) => table.events);
      expect(events.map(({ a, b }) => [a, b])).toEqual(rows);
    }),
  );
});
