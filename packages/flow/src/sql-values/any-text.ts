import type { FlowType } from "../types/flow-type.ts";
import { isJsonType, toText } from "./convert-value.ts";
import { quoteText } from "./sql-text.ts";
import type { SqlValue } from "./sql-value.ts";

/** What is looked for in the texts of a row. */
export interface SearchedText {
  /** A test of an expression that is a text, as it is or as JSON writes it. */
  readonly test: (sql: string, isJson: boolean) => string;
  /** Whether it can stand in a number. */
  readonly mayBeNumber: boolean;
}

/** Whether any of the values has it within a string or a number, at any depth; keys do not count. */
export function anyTextSql(values: readonly SqlValue[], searched: SearchedText): string {
  const tests = values.flatMap((value) => valueTest(value, searched));
  // The engine stops at the first that is true, so that what costs least goes first.
  const sorted = tests.toSorted((a, b) => a.cost - b.cost);
  return sorted.length === 0 ? "false" : `ifNull(${sorted.map(({ sql }) => sql).join(" OR ")}, false)`;
}

interface Test {
  readonly sql: string;
  readonly cost: number;
}

function valueTest(value: SqlValue, searched: SearchedText): Test[] {
  switch (value.kind) {
    case "plain":
      return plainTest(value.sql, value.type, searched);
    case "json":
      return [{ sql: jsonTest(value.sql, searched), cost: 3 }];
    case "document":
      return [{ sql: documentTest(value.sql, searched), cost: 4 }];
    case "leaf":
      return [{ sql: searched.test(toText(value), false), cost: 2 }];
    case "struct":
      return [...value.fields.values()].flatMap((field) => valueTest(field, searched));
  }
}

function plainTest(sql: string, type: FlowType, searched: SearchedText): Test[] {
  if (isJsonType(type)) return [{ sql: jsonTest(sql, searched), cost: 3 }];
  switch (type.kind) {
    case "string":
      return [{ sql: searched.test(sql, false), cost: 0 }];
    case "int":
    case "double":
      return searched.mayBeNumber ? [{ sql: searched.test(`toString(${sql})`, false), cost: 1 }] : [];
    case "array": {
      const [element] = plainTest("e", type.element, searched);
      return element === undefined
        ? []
        : [{ sql: `arrayExists(e -> ifNull(${element.sql}, false), ${sql})`, cost: element.cost + 1 }];
    }
    default:
      return [];
  }
}

/** The values of a JSON column without their keys; of objects within lists, which are texts to it, with them. */
function documentTest(sql: string, { test }: SearchedText): string {
  return `arrayExists(e -> ${test("e", false)}, JSONAllValues(assumeNotNull(${sql})))`;
}

/** JSON text: one that has nothing of it anywhere is decided at once; in one that has, keys are told from values. */
function jsonTest(sql: string, { test }: SearchedText): string {
  // The engine writes / as \/.
  const text = `replaceAll(ifNull(${sql}, ''), '\\\\/', '/')`;
  const tokens = `extractAll(${text}, ${quoteText(jsonToken)})`;
  return `(${test(text, true)} AND arrayExists(t -> NOT endsWith(t, ':') AND ${test("t", true)}, ${tokens}))`;
}

/** A string, as a key with its colon, or a number. */
const jsonToken = '"(?:[^"\\\\]|\\\\.)*"\\s*:?|[-\\d.eE+]+';
