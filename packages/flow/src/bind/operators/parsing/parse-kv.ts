import type { Expression, NamedExpression } from "../../../plan/plan.ts";
import { convertTo } from "../../../sql-values/convert-value.ts";
import { quoteText } from "../../../sql-values/sql-text.ts";
import { plain } from "../../../sql-values/sql-value.ts";
import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import { type FlowType, stringType } from "../../../types/flow-type.ts";
import { typeOfWord } from "../../../types/type-word.ts";
import type { Binder } from "../../binder.ts";
import { nothing } from "../../binder.ts";
import { extended } from "../parts/assignments.ts";
import { escapePattern } from "../parts/column-patterns.ts";
import type { OperatorDefinition } from "../parts/operator-definition.ts";
import { clauseOf, ownParts } from "../parts/operator-parts.ts";
import { ownCall } from "../parts/own-call.ts";
import { parametersOf, textOf } from "../parts/parameters.ts";

export const parseKvOperator: OperatorDefinition = {
  name: "parse-kv",
  syntax: "parse-kv text as (key: type, …) [with (pair_delimiter = ' ', kv_delimiter = '=', quote = '\"')]",
  summary: "Takes the values of keys out of a text of keys and values; null where the key is absent.",
  bind: (binder, node, input) => {
    const [part] = ownParts(node);
    const text = part === undefined ? nothing : binder.expression(part, { relation: input });
    const delimiters = delimitersOf(binder, node);
    const keys = (clauseOf(node, "as") ?? []).filter(({ kind }) => kind === "ColumnDefinition");
    const names = new Set<string>();
    const values = keys.map((key): NamedExpression => {
      const [nameNode, typeNode] = key.children;
      const name = nameNode === undefined ? "" : binder.nameOf(nameNode);
      if (names.has(name)) binder.report("duplicate_column", key, name);
      names.add(name);
      const type = typeOfWord(typeNode === undefined ? "string" : binder.text(typeNode));
      return { name, expression: valueOfKey(text, name, type, delimiters) };
    });
    return extended(input, values);
  },
  examples: [
    {
      flow: "print m = 'user=ada id=7' | parse-kv m as (id: long, user: string, host: string) | project id, user, host",
      gives: [[7, "ada", null]],
    },
    {
      flow: `print m = 'a:"x, y", b:2' | parse-kv m as (a: string, b: long) with (pair_delimiter=', ', kv_delimiter=':', quote='"') | project a, b`,
      gives: [["x, y", 2]],
    },
  ],
  refuses: [
    { flow: "print m = 'a=1' | parse-kv n as (a: long)", code: "unknown_column" },
    { flow: "print m = 'a=1' | parse-kv m as (a: long) with (delimiter='=')", code: "unknown_parameter" },
    { flow: "print m = 'a=1' | parse-kv m as (a: long, a: long)", code: "duplicate_column" },
    { flow: "print m = 'a=1' | parse-kv m as (a: long) with (quote='ab')", code: "wrong_parameter" },
  ],
};

interface Delimiters {
  readonly pair: string;
  readonly value: string;
  readonly quote: string;
}

function delimitersOf(binder: Binder, node: FlowNode): Delimiters {
  const clause = node.children.find(({ kind, operator }) => kind === "Clause" && operator === "with");
  const parameters = parametersOf(binder, { children: clause?.children ?? [], operator: node.operator }, [
    "pair_delimiter",
    "kv_delimiter",
    "quote",
  ]);
  const read = (name: string, otherwise: string) => {
    const text = textOf(binder, name, parameters.get(name));
    const place = parameters.get(name);
    if (text === "" && place) binder.report("wrong_parameter", place, name, "a text that is not empty");
    return text || otherwise;
  };
  const quote = read("quote", '"');
  const place = parameters.get("quote");
  if (quote.length > 1 && place) binder.report("wrong_parameter", place, "quote", "one character");
  return { pair: read("pair_delimiter", " "), value: read("kv_delimiter", "="), quote: quote.slice(0, 1) };
}

/** A key stands at the beginning or behind a delimiter; its value is quoted, or goes on to the next delimiter. */
function valueOfKey(text: Expression, key: string, type: FlowType, { pair, value, quote }: Delimiters): Expression {
  const [p, v, q, k] = [pair, value, quote, key].map(escapePattern);
  const pattern = `(?s)(?:^|${p})\\s*${q}?${k}${q}?\\s*${v}\\s*(?:${q}([^${q}]*)${q}|(.*?))\\s*(?:${p}|$)`;
  return ownCall([text], {
    type,
    takes: stringType,
    sql: ([argument]) => {
      const groups = `extractGroups(ifNull(${argument?.sql}, ''), ${quoteText(pattern)})`;
      const found = `if(empty(${groups}), NULL, concat(${groups}[1], ${groups}[2]))`;
      return convertTo(plain(found, stringType), type);
    },
  });
}
