import type { Expression } from "../../plan/expression.ts";
import { isJsonType, toText } from "../../sql/convert-value.ts";
import { quoteText } from "../../sql/sql-text.ts";
import type { SqlValue } from "../../sql/sql-value.ts";
import { booleanType, type FlowType } from "../../types/flow-type.ts";
import { escapePattern } from "./column-patterns.ts";
import { ownCall } from "./own-call.ts";

/** Whether any of the values has the text within a string or a number, at any depth. */
export function rowContains(values: readonly Expression[], term: string, isExact: boolean): Expression {
  const looked = { test: textTest(term, isExact), term, isExact };
  return ownCall(values, {
    type: booleanType,
    sql: (args) => {
      const tests = args.flatMap(({ value }) => valueTest(value, looked));
      // The engine stops at the first that is true, so that what costs least goes first.
      const sorted = tests.toSorted((a, b) => a.cost - b.cost);
      return sorted.length === 0 ? "false" : `ifNull(${sorted.map(({ sql }) => sql).join(" OR ")}, false)`;
    },
  });
}

interface Test {
  readonly sql: string;
  readonly cost: number;
}

type TextTest = (sql: string) => string;

interface Looked {
  readonly test: TextTest;
  readonly term: string;
  readonly isExact: boolean;
}

/** A test of an expression that is a text. */
function textTest(term: string, isExact: boolean): TextTest {
  const pieces = term.split("*").filter((piece) => piece !== "");
  if (pieces.length > 1) {
    const pattern = `(?s${isExact ? "" : "i"})${pieces.map(escapePattern).join(".*")}`;
    return (sql) => `match(${sql}, ${quoteText(pattern)})`;
  }
  const [piece = ""] = pieces;
  if (piece === "") return () => "true";
  if (isExact) return (sql) => `position(${sql}, ${quoteText(piece)}) > 0`;
  const isPlain = [...piece].every((letter) => letter < "\u0080");
  return (sql) => `positionCaseInsensitive${isPlain ? "" : "UTF8"}(${sql}, ${quoteText(piece)}) > 0`;
}

/** Numbers are looked at only for what can stand in one. */
function isPartOfNumber(term: string): boolean {
  return /^[-+.\deE*]+$/.test(term);
}

function valueTest(value: SqlValue, looked: Looked): Test[] {
  switch (value.kind) {
    case "plain":
      return plainTest(value.sql, value.type, looked);
    case "json":
      return [{ sql: jsonTest(value.sql, looked.term, looked.isExact), cost: 3 }];
    case "document":
      return [{ sql: documentTest(value.sql, looked.test), cost: 4 }];
    case "leaf":
      return [{ sql: looked.test(toText(value)), cost: 2 }];
    case "struct":
      return [...value.fields.values()].flatMap((field) => valueTest(field, looked));
  }
}

function plainTest(sql: string, type: FlowType, looked: Looked): Test[] {
  const { test, term, isExact } = looked;
  if (isJsonType(type)) return [{ sql: jsonTest(sql, term, isExact), cost: 3 }];
  switch (type.kind) {
    case "string":
      return [{ sql: test(sql), cost: 0 }];
    case "int":
    case "double":
      return isPartOfNumber(term) ? [{ sql: test(`toString(${sql})`), cost: 1 }] : [];
    case "array": {
      const [element] = plainTest("e", type.element, looked);
      return element === undefined
        ? []
        : [{ sql: `arrayExists(e -> ifNull(${element.sql}, false), ${sql})`, cost: element.cost + 1 }];
    }
    default:
      return [];
  }
}

/** The values of a JSON column without their keys; of objects within lists, which are texts to it, with them. */
function documentTest(sql: string, test: TextTest): string {
  return `arrayExists(e -> ${test("e")}, JSONAllValues(assumeNotNull(${sql})))`;
}

/** JSON text: one that has nothing of it anywhere is decided at once; in one that has, keys are told from values. */
function jsonTest(sql: string, term: string, isExact: boolean): string {
  const test = textTest(JSON.stringify(term).slice(1, -1), isExact);
  // The engine writes / as \/.
  const text = term.includes("/") ? `replaceAll(ifNull(${sql}, ''), '\\\\/', '/')` : `ifNull(${sql}, '')`;
  const tokens = `extractAll(${text}, ${quoteText(jsonToken)})`;
  return `(${test(text)} AND arrayExists(t -> NOT endsWith(t, ':') AND ${test("t")}, ${tokens}))`;
}

/** A string, as a key with its colon, or a number. */
const jsonToken = '"(?:[^"\\\\]|\\\\.)*"\\s*:?|[-\\d.eE+]+';
