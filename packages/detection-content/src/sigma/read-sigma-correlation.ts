import { lookbackMinutesMax } from "@pharos/domain";
import { isMap, isNode, isScalar, type Node, type Pair, type YAMLMap } from "yaml";
import { isFailure, readCondition } from "../sigma-logic/read-condition.ts";
import { type FieldReader, flag, text, wholeNumber } from "../yaml/read-fields.ts";
import { readKnown } from "./read-known.ts";
import { readSigmaHead, type SigmaHead } from "./read-sigma-head.ts";
import { texts } from "./read-texts.ts";
import type { SigmaItem } from "./sigma-item.ts";

export const correlationTypes = ["event_count", "value_count", "temporal", "temporal_ordered"] as const;
export type CorrelationType = (typeof correlationTypes)[number];

/** What a Sigma correlation says; which rules it means is not known yet. */
export interface SigmaCorrelation {
  readonly item: SigmaItem;
  readonly head: SigmaHead;
  readonly type: CorrelationType;
  /** Ids or names of rules or correlations. */
  readonly rules: readonly string[];
  /** Those of them that must not be there. */
  readonly absent: readonly string[];
  readonly groupBy: readonly string[];
  /** Rounded up. */
  readonly timespanMinutes: number;
  /** Both included. Without a condition every rule must be there. */
  readonly countMin: number | undefined;
  readonly countMax: number | undefined;
  /** Whose distinct values are counted. */
  readonly field: string | undefined;
  /** Name for `groupBy` → rule → the field that it has in this one's events. */
  readonly aliases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The rules raise alerts by themselves as well. */
  readonly generatesRules: boolean;
}

const minutesOf: Readonly<Record<string, number>> = { s: 1 / 60, m: 1, h: 60, d: 1440 };

const timespan: FieldReader<number> = (node, name, report) => {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(String(isScalar(node) ? node.value : "")) ?? [];
  const minutes = Math.ceil(Number(count) * (minutesOf[unit ?? ""] ?? Number.NaN));
  if (minutes >= 1 && minutes <= lookbackMinutesMax) return minutes;
  report(`${name} must be a number with s, m, h or d, and 15d at most, such as 10m`, node);
  return undefined;
};

const fieldsByRule: FieldReader<Record<string, Record<string, string>>> = (node, name, report) => {
  const mapping = (value: Node | null, what: string): [string, Node | null][] => {
    if (!isMap(value)) report(`${what} must be a mapping`, value);
    const pairs = isMap(value) ? (value.items as Pair<Node, Node | null>[]) : [];
    return pairs.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : "", pair.value]);
  };
  const aliases = mapping(node, name).map(([alias, rules]) => {
    const fields = mapping(rules, alias).map(([rule, field]) => [rule, text(field, rule, report) ?? ""]);
    return [alias, Object.fromEntries(fields) as Record<string, string>];
  });
  return Object.fromEntries(aliases) as Record<string, Record<string, string>>;
};

const correlationFields = {
  type: text,
  rules: texts,
  "group-by": texts,
  timespan,
  aliases: fieldsByRule,
  generate: flag,
} as const;

const conditionFields = {
  gt: wholeNumber(0),
  gte: wholeNumber(0),
  lt: wholeNumber(0),
  lte: wholeNumber(0),
  eq: wholeNumber(0),
  field: texts,
} as const;

/** Undefined after problems were reported. */
export function readSigmaCorrelation(item: SigmaItem): SigmaCorrelation | undefined {
  const head = readSigmaHead(item);
  const node = item.root.get("correlation");
  if (!isMap(node)) {
    item.report("correlation must be a mapping", item.root);
    return undefined;
  }
  const read = readKnown(node, correlationFields, item.report);
  const type = correlationTypes.find((known) => known === read.type);
  if (type === undefined) {
    const message = `the type of a correlation must be ${correlationTypes.join(", ")}, not ${read.type ?? "missing"}`;
    item.report(message, nodeAt(node, "type"), { isUnsupported: read.type !== undefined });
  }
  for (const key of ["rules", "timespan"]) if (!node.has(key)) item.report(`${key} is missing`, node);
  const { rules: named, timespan: timespanMinutes } = read;
  const written = readWrittenCondition(node, type, named ?? [], item);
  const rules = written?.rules ?? named;
  const condition = written === undefined ? readCountCondition(node, type, item) : noCount;
  if (head === undefined || type === undefined || rules === undefined || timespanMinutes === undefined)
    return undefined;
  if (condition === undefined || item.isBroken()) return undefined;
  return {
    item,
    head,
    type,
    rules,
    absent: written?.absent ?? [],
    timespanMinutes,
    ...condition,
    groupBy: read["group-by"] ?? [],
    aliases: read.aliases ?? {},
    generatesRules: read.generate === true || item.root.get("generate") === true,
  };
}

const noCount = { countMin: undefined, countMax: undefined, field: undefined } as const;

/** `a and b and not c` over the rules; undefined where the condition is not written so. */
function readWrittenCondition(
  correlation: YAMLMap,
  type: CorrelationType | undefined,
  rules: readonly string[],
  { report }: SigmaItem,
): Pick<SigmaCorrelation, "rules" | "absent"> | undefined {
  const node = correlation.get("condition", true);
  if (!isScalar(node) || typeof node.value !== "string" || !type?.startsWith("temporal")) return undefined;
  const condition = readCondition(node.value, rules);
  if (isFailure(condition)) {
    report(condition.message, node, { isUnsupported: condition.isUnsupported, offset: condition.at });
    return { rules, absent: [] };
  }
  const parts = condition.kind === "and" ? condition.parts : [condition];
  const present = parts.flatMap((part) => (part.kind === "search" ? [part.name] : []));
  const absent = parts.flatMap((part) => (part.kind === "not" && part.part.kind === "search" ? [part.part.name] : []));
  if (
    present.length + absent.length < parts.length ||
    present.length === 0 ||
    (type !== "temporal" && absent.length > 0)
  ) {
    const wanted = type === "temporal" ? "and, and not behind it" : "and";
    report(`the condition of a ${type} can join rules only by ${wanted}`, node, { isUnsupported: true });
  }
  const asked = new Set([...present, ...absent]);
  return { rules: rules.filter((rule) => asked.has(rule)), absent };
}

function readCountCondition(
  correlation: YAMLMap,
  type: CorrelationType | undefined,
  { report }: SigmaItem,
): Pick<SigmaCorrelation, "countMin" | "countMax" | "field"> | undefined {
  const isCount = type === "event_count" || type === "value_count";
  const node = correlation.get("condition");
  if (!isMap(node)) {
    if (isCount || node !== undefined)
      report("condition must be a mapping such as gte: 10", nodeAt(correlation, "condition"));
    return noCount;
  }
  const { gt, gte, lt, lte, eq, field = [] } = readKnown(node, conditionFields, report);
  if (type === "value_count" && field.length !== 1) {
    report("value_count needs exactly one field in its condition", node, { isUnsupported: field.length > 1 });
  }
  const countMin = largest([gt === undefined ? undefined : gt + 1, gte, eq]);
  const countMax = largest([lt === undefined ? undefined : lt - 1, lte, eq]);
  if (countMin === undefined || countMin === 0) {
    report("only counts from one on are found: give gt, gte or eq", node, { isUnsupported: true });
    return undefined;
  }
  return { countMin, countMax, field: field[0] };
}

function largest(numbers: readonly (number | undefined)[]): number | undefined {
  const given = numbers.filter((number) => number !== undefined);
  return given.length === 0 ? undefined : Math.max(...given);
}

function nodeAt(map: YAMLMap, key: string): Node {
  const node = map.get(key, true);
  return isNode(node) ? node : map;
}
