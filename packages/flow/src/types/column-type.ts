import {
  anyType,
  arrayOf,
  booleanType,
  doubleType,
  type FlowType,
  intType,
  objectType,
  stringType,
  timestampType,
} from "./flow-type.ts";

const wrappers = /^(?:Nullable|LowCardinality|SimpleAggregateFunction)\((.*)\)$/s;

/** The type of a column of the lake, by ClickHouse's name for it. What the language has no word for is any. */
export function columnType(engineType: string): FlowType {
  const inner = wrappers.exec(engineType)?.[1];
  if (inner !== undefined) return columnType(inner);
  const element = /^Array\((.*)\)$/s.exec(engineType)?.[1];
  if (element !== undefined) return arrayOf(columnType(element));
  if (/^(JSON|Map|Tuple)/.test(engineType)) return objectType;
  if (/^(DateTime|Date)/.test(engineType)) return timestampType;
  if (/^U?Int\d/.test(engineType)) return intType;
  if (/^(Float|Decimal|BFloat)/.test(engineType)) return doubleType;
  if (engineType === "Bool") return booleanType;
  return /^(String|FixedString|UUID|IPv|Enum)/.test(engineType) ? stringType : anyType;
}
