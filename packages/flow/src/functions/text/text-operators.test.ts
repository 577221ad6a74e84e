import fc from "fast-check";
import { expect, it } from "vitest";
import { quoteText } from "../../sql-values/sql-text.ts";
import { runFlow, runSql } from "../../testing/run-flow.ts";

/** What a text operator means, in plain JavaScript. */
type Meaning = (text: string, pattern: string) => boolean;

const fold = (text: string) => text.toLowerCase().replaceAll("ς", "σ");
const anyCase =
  (meaning: Meaning): Meaning =>
  (text, pattern) =>
    meaning(fold(text), fold(pattern));

const within: Meaning = (text, pattern) => text.includes(pattern);
const atStart: Meaning = (text, pattern) => text.startsWith(pattern);
const atEnd: Meaning = (text, pattern) => text.endsWith(pattern);

const term = "[\\p{L}\\p{N}\\p{M}]";
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

function asTerm(begins: boolean, ends: boolean): Meaning {
  return (text, pattern) => {
    const before = begins && new RegExp(`^${term}`, "u").test(pattern) ? `(?<!${term})` : "";
    const after = ends && new RegExp(`${term}$`, "u").test(pattern) ? `(?!${term})` : "";
    return new RegExp(`${before}${escaped(pattern)}${after}`, "u").test(text);
  };
}

const like: Meaning = (text, pattern) => {
  const pieces = pattern.match(/\\[%_\\]|./gsu) ?? [];
  const one = (piece: string) => {
    if (piece === "%") return ".*";
    if (piece === "_") return ".";
    return escaped(piece.length > 1 && piece.startsWith("\\") ? piece.slice(1) : piece);
  };
  return new RegExp(`^${pieces.map(one).join("")}$`, "su").test(text);
};

const meanings: Readonly<Record<string, Meaning>> = {
  contains: anyCase(within),
  contains_cs: within,
  startswith: anyCase(atStart),
  startswith_cs: atStart,
  endswith: anyCase(atEnd),
  endswith_cs: atEnd,
  has: anyCase(asTerm(true, true)),
  has_cs: asTerm(true, true),
  hasprefix: anyCase(asTerm(true, false)),
  hasprefix_cs: asTerm(true, false),
  hassuffix: anyCase(asTerm(false, true)),
  hassuffix_cs: asTerm(false, true),
  like,
  ilike: anyCase(like),
  "=~": (text, pattern) => fold(text) === fold(pattern),
  has_any: anyCase(asTerm(true, true)),
  has_all: anyCase(asTerm(true, true)),
};
const operators = Object.keys(meanings);

/** Letters with and without capitals, of several scripts; what separates terms, in ASCII and beyond; LIKE's own. */
const character = fc.constantFrom(
  ...["a", "A", "b", "B", "z", "Z", "0", "9", " ", "_", "-", ".", "%", "\\", "'", '"', "(", "[", "\n", "$"],
  ...["ä", "Ä", "é", "É", "ß", "ẞ", "ñ", "Σ", "σ", "ς", "Ω", "ω", "Ж", "ж", "Ё", "ё", "Ꭰ", "ꭰ", "ა", "Ა", "ǅ", "ǆ"],
  ...["中", "あ", "😀", "—", "“", "”", "\u00a0", "\u0301", "…", "٣"],
);
const text = fc.string({ unit: character, maxLength: 40 });
const pattern = fc.string({ unit: character, maxLength: 4 });
/** A part of a text with its capitals changed, so that much is found. */
const textWithPart = fc
  .tuple(text, fc.nat(40), fc.integer({ min: 1, max: 8 }), fc.nat(2), pattern)
  .map(([whole, start, length, change, other]) => {
    const part = [...whole].slice(start, start + length).join("");
    const changed = change === 0 ? part : change === 1 ? part.toUpperCase() : part.toLowerCase();
    return { s: whole, p: changed.length > 0 ? changed : other };
  });

const engineType = "Nullable(String)";
const catalogue = {
  tables: [
    {
      database: "pharos_logs",
      name: "texts",
      columns: ["s", "p"].map((name) => ({ name, engineType })).concat([{ name: "n", engineType: "Int64" }]),
    },
  ],
};

function fillTable(rows: readonly { s: string; p: string }[]): void {
  runSql("CREATE DATABASE IF NOT EXISTS pharos_logs");
  runSql(`CREATE OR REPLACE TABLE pharos_logs.texts (s ${engineType}, p ${engineType}, n Int64) ENGINE = Memory`);
  const values = rows.map(({ s, p }, n) => `(${quoteText(s)}, ${quoteText(p)}, ${n})`);
  runSql(`INSERT INTO pharos_logs.texts VALUES ${values.join(", ")}`);
}

/** A list where the operator takes one. */
function asOperand(operator: string, operand: string): string {
  return operator === "has_any" || operator === "has_all" ? `[${operand}]` : operand;
}

function expectMeanings(operand: string, rows: readonly { s: string; p: string }[]): void {
  const tests = operators.map((operator, i) => `c${i} = s ${operator} ${asOperand(operator, operand)}`);
  const answer = runFlow(`texts | sort n asc | project ${tests.join(", ")}`, catalogue);
  expect(answer.codes.filter((code) => code !== "no_time_filter")).toEqual([]);
  const wrong = rows.flatMap(({ s, p }, row) =>
    operators.flatMap((operator, i) =>
      answer.rows[row]?.[i] === meanings[operator]?.(s, p) ? [] : [{ operator, s, p, found: answer.rows[row]?.[i] }],
    ),
  );
  expect(wrong).toEqual([]);
}

it("tests texts by patterns from rows as their meaning in JavaScript", () => {
  fc.assert(
    fc.property(fc.array(textWithPart, { minLength: 100, maxLength: 300 }), (rows) => {
      fillTable(rows);
      expectMeanings("p", rows);
    }),
    { numRuns: 3 },
  );
});

it("tests texts by patterns that are written out as their meaning in JavaScript", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 20, maxLength: 40 }), textWithPart, (texts, { s, p }) => {
      const rows = [s, ...texts].map((one) => ({ s: one, p }));
      fillTable(rows);
      expectMeanings(JSON.stringify(p), rows);
    }),
    { numRuns: 40 },
  );
});

it.each([
  ["contains", "false"],
  ["has", "false"],
  ["matches regex", "false"],
  ["!contains", "true"],
  ["!has_any", "true"],
])("finds nothing in what is null: null %s x is %s", (operator, gives) => {
  const operand = asOperand(operator.replace("!", ""), "'x'");
  const answer = runFlow(
    `datatable [{'s': 'x'}, {'s': null}] | sort s desc | project found = s ${operator} ${operand}`,
  );
  expect(answer.rows[1]).toEqual([gives === "true"]);
});

it.each(["null contains null", "'a' like null", "'a' has_any [null]", "'a' matches regex null"])(
  "takes null for a pattern that is nowhere: %s",
  (test) => {
    expect(runFlow(`print found = ${test}`)).toMatchObject({ codes: [], rows: [[false]] });
  },
);

it.each([1, 3, 101, 400])("finds any of %d terms", (count) => {
  const terms = Array.from({ length: count }, (_one, n) => `'${n % 3 === 0 ? "." : ""}word${n}'`).join(", ");
  const last = `${(count - 1) % 3 === 0 ? "." : ""}WORD${count - 1}`;
  const answer = runFlow(`print a = 'x ${last}!' has_any (${terms}), b = 'xword1 x.word0x' has_any (${terms})`);
  expect(answer).toMatchObject({ codes: [], rows: [[true, false]] });
});
