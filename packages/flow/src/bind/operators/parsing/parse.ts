import type { Expression, NamedExpression, Relation } from "../../../plan/plan.ts";
import { convertTo } from "../../../sql-values/convert-value.ts";
import { quoteText } from "../../../sql-values/sql-text.ts";
import { plain } from "../../../sql-values/sql-value.ts";
import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import { booleanType, type FlowType, stringType } from "../../../types/flow-type.ts";
import type { Binder } from "../../binder.ts";
import { nothing } from "../../binder.ts";
import { extended } from "../parts/assignments.ts";
import type { OperatorDefinition } from "../parts/operator-definition.ts";
import { clauseOf, ownParts } from "../parts/operator-parts.ts";
import { ownCall } from "../parts/own-call.ts";
import { choiceOf, parametersOf, textOf } from "../parts/parameters.ts";
import { filtered } from "../where.ts";
import { type ParsedColumn, type ParsePattern, patternOf } from "./parse-pattern.ts";

const syntax = "[kind=simple|relaxed|regex] [flags=letters] text with * 'text' column:type …";
const line = "print line = 'user=ada id=7 ok'";

export const parseOperator: OperatorDefinition = {
  name: "parse",
  syntax: `parse ${syntax}`,
  summary:
    "Takes columns out of a text by what stands between them; a star passes over anything. Where the text is not like that all are null. simple: numbers must be such; relaxed: what is no such value is null alone; regex: the texts are regular expressions.",
  bind: (binder, node, input) => {
    const { text, pattern } = bindPattern(binder, node, input);
    return extended(input, captures(text, pattern));
  },
  examples: [
    { flow: `${line} | parse line with 'user=' user ' id=' id:long * | project user, id`, gives: [["ada", 7]] },
    { flow: `${line} | parse line with * 'id=' id:string | project id`, gives: [["7 ok"]] },
    { flow: `${line} | parse line with 'user=' n:long ' ' * | project n`, gives: [[null]] },
    {
      flow: `${line} | parse kind=relaxed line with 'user=' user:long ' id=' id:long ' ' * | project user, id`,
      gives: [[null, 7]],
    },
    {
      flow: `${line} | parse kind=regex flags=i line with @'USER=\\w+ ID=' id:long ' ' rest | project id, rest`,
      gives: [[7, "ok"]],
    },
  ],
  refuses: [
    { flow: `${line} | parse kind=exact line with 'a' b`, code: "unknown_kind" },
    { flow: `${line} | parse text with 'a' b`, code: "unknown_column" },
    { flow: `${line} | parse line with a b a`, code: "duplicate_column" },
    { flow: `${line} | parse kind=regex line with '(' b`, code: "invalid_pattern" },
    { flow: `${line} | parse kind=regex flags=q line with 'a' b`, code: "wrong_parameter" },
  ],
};

export const parseWhereOperator: OperatorDefinition = {
  name: "parse-where",
  syntax: `parse-where ${syntax}`,
  summary: "As parse, and leaves out rows whose text is not like that.",
  bind: (binder, node, input) => {
    const { text, pattern } = bindPattern(binder, node, input);
    const matches = ownCall([text], {
      type: booleanType,
      takes: stringType,
      sql: ([value]) => `match(${value?.sql}, ${quoteText(pattern.regex)})`,
    });
    return extended(filtered(input, matches), captures(text, pattern));
  },
  examples: [
    {
      flow: "datatable [{'m': 'id=1'}, {'m': 'id=x'}] | parse-where m with 'id=' id:long | project id",
      gives: [[1]],
    },
  ],
  refuses: [{ flow: `${line} | parse-where text with 'a' b`, code: "unknown_column" }],
};

function bindPattern(binder: Binder, node: FlowNode, input: Relation): { text: Expression; pattern: ParsePattern } {
  const parameters = parametersOf(binder, node, ["kind", "flags"]);
  const kind = choiceOf(binder, parameters.get("kind"), ["simple", "relaxed", "regex"]) ?? "simple";
  const flags = textOf(binder, "flags", parameters.get("flags")) ?? "";
  const place = parameters.get("flags");
  if (place !== undefined && !/^[imsU]*$/.test(flags))
    binder.report("wrong_parameter", place, "flags", "some of i, m, s, U");
  const [part] = ownParts(node);
  const text = part === undefined ? nothing : binder.expression(part, { relation: input });
  return { text, pattern: patternOf(binder, clauseOf(node, "with") ?? [], kind, flags) };
}

function captures(text: Expression, { regex, columns }: ParsePattern): NamedExpression[] {
  return columns.map((column) => ({ name: column.name, expression: captured(text, regex, column) }));
}

function captured(text: Expression, regex: string, { group, type }: ParsedColumn): Expression {
  return ownCall([text], {
    type,
    takes: stringType,
    sql: ([value]) => {
      const groups = `extractGroups(ifNull(${value?.sql}, ''), ${quoteText(regex)})`;
      return asType(`if(isNull(${value?.sql}), NULL, arrayElementOrNull(${groups}, ${group}))`, type);
    },
  });
}

function asType(sql: string, type: FlowType): string {
  return convertTo(plain(sql, stringType), type);
}
