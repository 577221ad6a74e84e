import type { Predicate } from "../expressions/conditions.ts";
import { contains, parseIpAddress, parseNetwork } from "../expressions/ip-address.ts";
import { compilePatterns, literalWithin, type TextTest } from "./compile-pattern.ts";
import { compileRegex } from "./compile-regex.ts";
import { datePart } from "./date-part.ts";
import { type FieldReader, type FieldReaders, textEnd } from "./field-readers.ts";
import type { Comparison, KeywordTest, SigmaExpression, ValueTest } from "./sigma-expression.ts";

/** The expression as a function of the event. Throws an Error for a regular expression that RE2 does not know. */
export function compileSigma(expression: SigmaExpression, readers: FieldReaders): Predicate {
  switch (expression.kind) {
    case "and": {
      const parts = expression.parts.map((part) => compileSigma(part, readers));
      return (event) => parts.every((part) => part(event));
    }
    case "or": {
      const parts = expression.parts.map((part) => compileSigma(part, readers));
      return (event) => parts.some((part) => part(event));
    }
    case "not": {
      const part = compileSigma(expression.part, readers);
      return (event) => !part(event);
    }
    case "several": {
      const parts = expression.parts.map((part) => compileSigma(part, readers));
      return (event) => parts.filter((part) => part(event)).length >= expression.least;
    }
    case "null": {
      const { value } = readers.field(expression.paths);
      return (event) => (value(event) ?? null) === null;
    }
    case "exists": {
      const { value } = readers.field(expression.paths);
      return (event) => value(event) !== undefined;
    }
    case "value":
      return compileTest(expression.test, readers.field(expression.paths), readers);
    case "keyword":
      return compileKeyword(expression.test, readers);
  }
}

/** Plain text is looked for in all of the event at once; anything else in each of its texts. */
function compileKeyword(test: KeywordTest, readers: FieldReaders): Predicate {
  const { joined, joinedInLowerCase } = readers.everything;
  const literals = test.kind === "pattern" ? test.oneOf.map(literalWithin) : [];
  if (test.kind !== "pattern" || literals.some((literal) => literal === undefined || literal.includes(textEnd))) {
    return compileTest(test, readers.everything, readers);
  }
  const read = test.isCased ? joined : joinedInLowerCase;
  const wanted = literals.map((literal = "") => (test.isCased ? literal : literal.toLowerCase()));
  return (event) => {
    const text = read(event);
    return wanted.some((literal) => text.includes(literal));
  };
}

/** Holds if it does for one of the values. */
function compileTest(test: ValueTest, reader: FieldReader, readers: FieldReaders): Predicate {
  switch (test.kind) {
    case "pattern": {
      const read = test.isCased ? reader.texts : reader.textsInLowerCase;
      const matches = compilePatterns(test.oneOf, test.isCased);
      return someText(read, matches);
    }
    case "regex":
      return someText(reader.texts, compileRegex(test.source, test.flags));
    case "network":
      return someText(reader.texts, isInNetwork(test.network));
    case "number": {
      const compare = comparers[test.comparison];
      const { operand, part } = test;
      const numberOf = part === undefined ? writtenNumber : (text: string) => datePart(text, part);
      return someText(reader.texts, (text) => {
        const number = numberOf(text);
        return number !== undefined && compare(number, operand);
      });
    }
    case "field": {
      const other = readers.field(test.other);
      const inCase = (one: FieldReader) => (test.isCased ? one.texts : one.textsInLowerCase);
      const [left, right] = [inCase(reader), inCase(other)];
      const relates = relations[test.relation];
      return (event) => left(event).some((text) => right(event).some((operand) => relates(text, operand)));
    }
  }
}

function someText(read: (event: unknown) => readonly string[], test: TextTest): Predicate {
  return (event) => {
    const texts = read(event);
    const [only] = texts;
    return texts.length === 1 && only !== undefined ? test(only) : texts.some(test);
  };
}

const comparers: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
  eq: (a, b) => a === b,
};

const relations = {
  equals: (text: string, operand: string) => text === operand,
  contains: (text: string, operand: string) => text.includes(operand),
  startswith: (text: string, operand: string) => text.startsWith(operand),
  endswith: (text: string, operand: string) => text.endsWith(operand),
} as const;

/** Many logs write their numbers as text. */
function writtenNumber(text: string): number | undefined {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isNaN(number) ? undefined : number;
}

function isInNetwork(text: string): TextTest {
  const network = parseNetwork(text);
  if (network === undefined) throw new Error(`${text} is not a network`);
  return (value) => {
    const address = parseIpAddress(value);
    return address !== undefined && contains(network, address);
  };
}
