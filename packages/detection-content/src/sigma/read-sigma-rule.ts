import { dedupPeriodMinutesDefault, type Rule, thresholdDefault } from "@pharos/domain";
import { isMap, isNode, isScalar, isSeq, type Node, type Pair, type YAMLMap } from "yaml";
import { isFailure, readCondition, type SigmaCondition } from "../sigma-logic/read-condition.ts";
import { combined, type FieldPaths, type SigmaExpression } from "../sigma-logic/sigma-expression.ts";
import {
  findLogSource,
  type LogSource,
  logSourceInWords,
  type MappedLogSource,
  pathOfName,
  placeholdersOf,
  type SigmaMapping,
} from "../sigma-logic/sigma-mapping.ts";
import { SigmaProblem } from "../sigma-logic/sigma-value.ts";
import { text } from "../yaml/read-fields.ts";
import { readOwnSection, withoutOwnSection } from "./own-section.ts";
import { readKnown } from "./read-known.ts";
import { readSearch, type SearchContext } from "./read-search.ts";
import { readSigmaHead, type SigmaHead } from "./read-sigma-head.ts";
import type { SigmaItem } from "./sigma-item.ts";

/** A rule with what correlations ask of it. */
export interface SigmaRule {
  readonly head: SigmaHead;
  readonly rule: Rule;
  readonly pathsOf: (field: string) => FieldPaths;
}

/** Members of `detection` that are no searches. */
const notSearches: ReadonlySet<string> = new Set(["condition", "timeframe"]);

/** Undefined after problems were reported. */
export function readSigmaRule(item: SigmaItem, mappings: readonly SigmaMapping[]): SigmaRule | undefined {
  const { root, report } = item;
  if (root.has("filter")) {
    const message = "filters for other rules are not understood: put a search with not into each of the rules";
    report(message, root, { isUnsupported: true });
    return undefined;
  }
  const head = readSigmaHead(item);
  const source = readLogSource(root, mappings, report);
  const detection = root.get("detection");
  if (!isMap(detection)) {
    report("detection must be a mapping of searches with a condition", nodeAt(root, "detection"));
    return undefined;
  }
  const pathsOf = (field: string) => pathsIn(source, field);
  const placeholders = placeholdersOf(mappings);
  const expression = readDetection(detection, { pathsOf, placeholders, report: reportingUnsupported(report) }, report);
  if (head === undefined || source === undefined || expression === undefined || item.isBroken()) return undefined;
  const whole = source.where === undefined ? expression : combined("and", [source.where, expression]);
  const own = readOwnSection(root, report);
  return item.isBroken() ? undefined : { head, pathsOf, rule: { ...asRule(item, head, source, whole), ...own } };
}

function asRule(item: SigmaItem, head: SigmaHead, source: MappedLogSource, expression: SigmaExpression): Rule {
  const contextFields = Object.fromEntries(
    head.fields.flatMap((field) => {
      const paths = source.fields[field] === undefined ? [pathOfName(field)] : source.fields[field];
      return paths === null ? [] : [[field, paths.map((path) => path.join("."))]];
    }),
  );
  return {
    ...head.common,
    kind: "RULE",
    id: head.id,
    logTypes: source.logTypes,
    dedupPeriodMinutes: dedupPeriodMinutesDefault,
    threshold: thresholdDefault,
    createAlert: !head.isInformational,
    summaryAttributes: [],
    body: "",
    sigma: {
      text: withoutOwnSection(item.text),
      expression,
      ...(Object.keys(contextFields).length === 0 ? {} : { contextFields }),
    },
    tests: [],
  };
}

const logSourceFields = { product: text, category: text, service: text } as const;

function readLogSource(
  root: YAMLMap,
  mappings: readonly SigmaMapping[],
  report: SigmaItem["report"],
): MappedLogSource | undefined {
  const node = root.get("logsource");
  if (!isMap(node)) {
    report("logsource must be a mapping of product, category or service", nodeAt(root, "logsource"));
    return undefined;
  }
  const { product, category, service } = readKnown(node, logSourceFields, report);
  const wanted: LogSource = {
    product: product?.toLowerCase(),
    category: category?.toLowerCase(),
    service: service?.toLowerCase(),
  };
  const found = findLogSource(mappings, wanted);
  if (found === undefined) {
    const named = logSourceInWords(wanted) || "without product, category and service";
    report(`no log type is known for the log source ${named}: name one in a mapping file`, node, {
      isUnsupported: true,
    });
  }
  return found;
}

function pathsIn(source: MappedLogSource | undefined, field: string): FieldPaths {
  const mapped = source !== undefined && Object.hasOwn(source.fields, field) ? source.fields[field] : undefined;
  if (mapped !== null) return mapped ?? [pathOfName(field)];
  throw new SigmaProblem(`the field ${field} is not kept in ${source?.logTypes.join(", ")}`, true);
}

function readDetection(
  detection: YAMLMap,
  context: SearchContext,
  report: SigmaItem["report"],
): SigmaExpression | undefined {
  const searches = new Map<string, SigmaExpression | undefined>();
  for (const { key, value } of detection.items as Pair<Node, Node | null>[]) {
    const name = isScalar(key) ? String(key.value) : "";
    if (!notSearches.has(name)) searches.set(name, readSearch(value, name, context));
  }
  const conditions = readConditions(detection, [...searches.keys()], report);
  const expressions = conditions?.map((condition) => expressionOf(condition, searches));
  return expressions === undefined || expressions.includes(undefined)
    ? undefined
    : combined("or", expressions as SigmaExpression[]);
}

/** Several are as good as one that joins them by `or`. */
function readConditions(
  detection: YAMLMap,
  searches: readonly string[],
  report: SigmaItem["report"],
): SigmaCondition[] | undefined {
  const node = detection.get("condition", true);
  const nodes = isSeq(node) && node.items.length > 0 ? (node.items as Node[]) : [node as Node | undefined];
  const read = nodes.map((one) => {
    if (!isScalar(one) || typeof one.value !== "string") {
      report("condition must be a string that joins the names of searches", one ?? detection);
      return undefined;
    }
    const condition = readCondition(one.value, searches);
    if (!isFailure(condition)) return condition;
    report(condition.message, one, { isUnsupported: condition.isUnsupported, offset: condition.at });
    return undefined;
  });
  const good = read.filter((condition) => condition !== undefined);
  return good.length === read.length && good.length > 0 ? good : undefined;
}

type Searches = ReadonlyMap<string, SigmaExpression | undefined>;

/** Undefined where a search could not be read. */
function expressionOf(condition: SigmaCondition, searches: Searches): SigmaExpression | undefined {
  switch (condition.kind) {
    case "search":
      return searches.get(condition.name);
    case "not": {
      const part = expressionOf(condition.part, searches);
      return part === undefined ? undefined : { kind: "not", part };
    }
    case "and":
    case "or":
      return joined(condition.kind, condition.parts, searches);
    case "of": {
      const parts = condition.names.map((name): SigmaCondition => ({ kind: "search", name }));
      if (condition.least === undefined) return joined("and", parts, searches);
      if (condition.least === 1) return joined("or", parts, searches);
      const of = parts.map((part) => expressionOf(part, searches));
      return of.includes(undefined)
        ? undefined
        : { kind: "several", least: condition.least, parts: of as SigmaExpression[] };
    }
  }
}

function joined(kind: "and" | "or", conditions: readonly SigmaCondition[], searches: Searches) {
  const parts = conditions.map((condition) => expressionOf(condition, searches));
  return parts.includes(undefined) ? undefined : combined(kind, parts as SigmaExpression[]);
}

function nodeAt(map: YAMLMap, key: string): Node {
  const node = map.get(key, true);
  return isNode(node) ? node : map;
}

function reportingUnsupported(report: SigmaItem["report"]): SearchContext["report"] {
  return (message, at, isUnsupported) => report(message, at, { isUnsupported });
}
