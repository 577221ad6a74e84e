import type { Expression, Relation } from "../plan/plan.ts";
import { largestRange } from "../plan/range.ts";
import { convertTo } from "../sql-values/convert-value.ts";
import { plain } from "../sql-values/sql-value.ts";
import { doubleType, type FlowType, timespanType } from "../types/flow-type.ts";
import type { Block } from "./block.ts";
import { renderExpression } from "./render-expression.ts";
import type { Rendering } from "./rendering.ts";

type Range = Extract<Relation, { kind: "range" }>;

/** Whole numbers from nothing on, each as far from the first as it says; no rows where a part is null. */
export function renderRange(renderer: Rendering, { from, to, step, columns }: Range & Relation): Block {
  const alias = renderer.newAlias();
  const type = columns[0]?.type ?? doubleType;
  const part = (expression: Expression, wanted: FlowType) =>
    convertTo(
      renderExpression(
        expression,
        renderer.scopeOf(() => undefined),
      ),
      wanted,
    );
  const isTime = type.kind === "timestamp";
  const by = part(step, isTime ? timespanType : type);
  const [first, last] = [from, to].map((end) =>
    isTime ? `toUnixTimestamp64Nano(${part(end, type)})` : part(end, type),
  );
  const isWritten = [from, to, step].every((one) => one.kind === "literal" && one.value !== null);
  const number = `(${first} + toInt64(${alias}.number) * ${by})`;
  const sql = isTime ? `fromUnixTimestamp64Nano(${number}, 'UTC')` : number;
  const isFraction = type.kind === "double";
  const many = isFraction ? fractions(first ?? "", last ?? "", by) : wholeNumbers(first ?? "", last ?? "", by);
  const rows = `ifNull(accurateCastOrNull(least(greatest(${many}, 0), ${largestRange}), 'UInt64'), 0)`;
  const source = isWritten ? `numbers(${rows})` : `(SELECT arrayJoin(range(${rows})) AS number)`;
  return {
    from: `${source} AS ${alias}`,
    columns: new Map([[columns[0]?.name ?? "value", plain(sql, type)]]),
    where: [],
  };
}

function fractions(first: string, last: string, by: string): string {
  return `floor(divideOrNull(${last} - ${first}, ${by})) + 1`;
}

function wholeNumbers(first: string, last: string, by: string): string {
  const distance = `(toInt128(${last}) - toInt128(${first}))`;
  return `if(${distance} * sign(${by}) < 0, 0, intDivOrNull(${distance}, ${by}) + 1)`;
}
