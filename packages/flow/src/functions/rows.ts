import { anyTextSql } from "../sql-values/any-text.ts";
import type { SqlArgument } from "../sql-values/sql-argument.ts";
import { quoteText } from "../sql-values/sql-text.ts";
import { booleanType, stringType } from "../types/flow-type.ts";
import type { FunctionDefinition } from "./definition/function-definition.ts";
import { checkPattern } from "./text/regex-pattern.ts";

const row = "datatable [{'a': 'Needle', 'n': 1}, {'a': 'hay', 'o': {'deep': ['a needle', 7]}}]";

function values(columns: readonly SqlArgument[]) {
  return columns.map(({ value }) => value);
}

/** Functions of the whole row. */
export const rowFunctions: readonly FunctionDefinition[] = [
  {
    name: "row.contains",
    use: "scalar",
    summary: "Whether any string of the row, at any depth, or a number has the text within; capitals do not count.",
    parameters: [{ name: "text", type: stringType, isConstant: true }],
    readsRow: true,
    result: booleanType,
    sql: ([part, ...columns]) => {
      const text = String(part?.constant ?? "");
      const [asIs, asJson] = [text, JSON.stringify(text).slice(1, -1)].map(quoteText);
      return anyTextSql(values(columns), {
        test: (sql, isJson) => `positionCaseInsensitiveUTF8(${sql}, ${isJson ? asJson : asIs}) > 0`,
        mayBeNumber: /^[-+.\deE]+$/.test(text),
      });
    },
    examples: [{ flow: `${row} | where row.contains('needle') and not row.contains('deep') | count`, gives: [[2]] }],
    refuses: [{ flow: `${row} | where row.contains(a)`, code: "not_constant" }],
  },
  {
    name: "row.matches",
    use: "scalar",
    summary: "Whether the regular expression (RE2) matches in any string of the row, at any depth, or in a number.",
    parameters: [{ name: "pattern", type: stringType, isConstant: true }],
    readsRow: true,
    result: booleanType,
    sql: ([pattern, ...columns]) =>
      anyTextSql(values(columns), {
        test: (sql) => `match(${sql}, ${quoteText(String(pattern?.constant ?? ""))})`,
        mayBeNumber: true,
      }),
    check: checkPattern(0),
    examples: [{ flow: `${row} | where row.matches('needle|^7$') | count`, gives: [[1]] }],
    refuses: [{ flow: `${row} | where row.matches('(')`, code: "invalid_pattern" }],
  },
];
