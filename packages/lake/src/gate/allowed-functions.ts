import type { Engine } from "../connection/engine.ts";

/** The engine's own groups of functions that only compute from their arguments. */
const allowedCategories = new Set([
  "Arithmetic",
  "Arrays",
  "Bit",
  "Comparison",
  "Conditional",
  "Dates and Times",
  "Distance",
  "Encoding",
  "Financial",
  "Geo",
  "Geo Polygon",
  "Hash",
  "IP Address",
  "JSON",
  "Logical",
  "Map",
  "Mathematical",
  "Null",
  "Random Number",
  "Rounding",
  "String",
  "String Replacement",
  "String Search",
  "String Splitting",
  "Time Window",
  "Tuple",
  "Type Conversion",
  "URL",
  "UUID",
]);

/** Harmless ones that the engine files under "Other" or knows as syntax. */
const alsoAllowed = `bar transform identity materialize ignore toTypeName getSubcolumn
  formatReadableSize formatReadableDecimalSize formatReadableQuantity formatReadableTimeDelta parseTimeDelta
  parseReadableSize parseReadableSizeOrNull parseReadableSizeOrZero variantElement variantType
  countDigits digits MACNumToString MACStringToNum MACStringToOUI isConstant visibleWidth
  defaultValueOfTypeName byteSize exists lambda untuple grouping`;

/** Reach files, formats with schema files, or the engine's inside although their group is allowed. */
const reachInside = ["formatRow", "formatRowNoNewline", "groupFormat", "chdb", "aggThrow", "flameGraph"];
/** Take the states of aggregate functions, or have states that the engine itself does not survive. */
const ofStates = [
  ...["finalizeAggregation", "initializeAggregation", "runningAccumulate", "estimateCompressionRatio"],
  ...["groupBitmap", "groupBitmapAnd", "groupBitmapOr", "groupBitmapXor"],
  ...["analysisOfVariance", "anova", "stochasticLinearRegression", "stochasticLogisticRegression"],
];
/** Work on blocks before a condition of ours has taken hidden rows out of them, so that they count these. */
const ofBlocks = ["rowNumberInBlock", "rowNumberInAllBlocks", "runningDifference", "runningConcurrency", "neighbor"];
const neverAllowed = [...reachInside, ...ofStates, ...ofBlocks];

/** Without State, SimpleState and Merge, which make and take states. */
const combinators = /(If|Array|Map|ForEach|Distinct|OrDefault|OrNull|Resample|ArgMin|ArgMax|Tuple)$/;

/** In place of a table: made from arguments alone. */
const allowedTableFunctions = new Set([
  "numbers",
  "numbers_mt",
  "zeros",
  "generate_series",
  "generateseries",
  "values",
]);

/** Names of the engine's functions in small letters, by what a query may do with them. They can be sent to a thread. */
export interface FunctionNames {
  readonly scalars: ReadonlySet<string>;
  readonly aggregates: ReadonlySet<string>;
  readonly varying: ReadonlySet<string>;
}

export interface AllowedFunctions {
  allows(name: string): boolean;
  allowsAsTable(name: string): boolean;
  /**
   * Returns true if it may give another result for the same arguments: it depends on the time, on chance, or on blocks.
   */
  varies(name: string): boolean;
}

/** They make rows, always the same ones, but are no constants, which is what the engine means. */
const steady = new Set(["arrayjoin", "unnest"]);

/** Asks the engine what it has, so that a function which a new version brings is refused until its group is known. */
export async function readFunctionNames(engine: Engine): Promise<FunctionNames> {
  const rows = await engine.rows<EngineFunction>(
    {
      sql: `SELECT name, alias_to AS alias, categories, is_aggregate AS isAggregate, deterministic AS isSteady
        FROM system.functions WHERE origin = 'System'`,
    },
    "control",
  );
  const scalars = new Set(alsoAllowed.toLowerCase().split(/\s+/));
  const aggregates = new Set<string>();
  const varying = new Set<string>();
  for (const { name, categories, isAggregate, isSteady } of rows) {
    if (isSteady === 0 && !steady.has(name.toLowerCase())) varying.add(name.toLowerCase());
    if (isAggregate) aggregates.add(name.toLowerCase());
    else if (isAllowedCategory(categories)) scalars.add(name.toLowerCase());
  }
  for (const { name, alias } of rows) if (scalars.has(alias.toLowerCase())) scalars.add(name.toLowerCase());
  return { scalars, aggregates, varying };
}

const never = new Set(neverAllowed.map((name) => name.toLowerCase()));

export function allowFunctions({ scalars, aggregates, varying }: FunctionNames): AllowedFunctions {
  return {
    allows: (name) =>
      !never.has(name.toLowerCase()) && (scalars.has(name.toLowerCase()) || isAggregateName(name, aggregates)),
    allowsAsTable: (name) => allowedTableFunctions.has(name.toLowerCase()),
    varies: (name) => varying.has(name.toLowerCase()),
  };
}

/** Our compiler keeps rows in the order in which they come by their number, and shows it to nobody. */
export function forCompiled(allowed: AllowedFunctions): AllowedFunctions {
  return { ...allowed, allows: (name) => name === "rowNumberInAllBlocks" || allowed.allows(name) };
}

interface EngineFunction {
  readonly name: string;
  readonly alias: string;
  readonly categories: string;
  readonly isAggregate: number;
  /** NULL of those that the engine does not say it of. */
  readonly isSteady: number | null;
}

function isAllowedCategory(categories: string): boolean {
  const names = categories.split(",").filter((name) => name !== "");
  return names.length > 0 && names.every((name) => allowedCategories.has(name.trim()));
}

/** `sumIf`, `quantileArrayIf`: an aggregate and what modifies it. */
function isAggregateName(name: string, aggregates: ReadonlySet<string>): boolean {
  for (let base = name; ; ) {
    if (never.has(base.toLowerCase())) return false;
    if (aggregates.has(base.toLowerCase())) return true;
    const shorter = base.replace(combinators, "");
    if (shorter === base) return false;
    base = shorter;
  }
}
