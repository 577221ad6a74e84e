import type { FlowColumn, FlowMember } from "../catalogue/flow-catalogue.ts";
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

/** The type of a column, with what is known of the members of objects: the normaliser made them so. */
export function typeOfColumn({ engineType, members }: Pick<FlowColumn, "engineType" | "members">): FlowType {
  const type = columnType(engineType);
  return members === undefined || type.kind !== "object" ? type : objectOf(members);
}

function objectOf(members: readonly FlowMember[]): FlowType {
  return { kind: "object", fields: new Map(members.map((member) => [member.name, typeOfMember(member)])) };
}

function typeOfMember({ type, members, element }: Omit<FlowMember, "name">): FlowType {
  if (type === "object") return members === undefined ? objectType : objectOf(members);
  if (type === "array") return arrayOf(element === undefined ? anyType : typeOfMember(element));
  return { kind: type };
}

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
