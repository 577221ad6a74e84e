import { setTimeout as wait } from "node:timers/promises";
import type { Lake } from "../lake.ts";

export interface FuzzRun {
  readonly lake: Lake;
  readonly seed: number;
  readonly forMs: number;
}

export interface FuzzResult {
  readonly statements: number;
  /** Statements that the engine ran to an answer. */
  readonly answered: number;
  /** Statements that ended the engine's process, or seem to have. */
  readonly outages: readonly { readonly sql: string; readonly backAfterMs: number }[];
  /** After one of these the engine did not come back in time. */
  readonly lost: readonly string[];
}

const backMsMax = 5_000;
const outageMs = 1_000;
const timeoutMs = 2_000;

/**
 * Throws random aggregate states, casts and functions at the engine, through the gate and, as compiled SQL, past the
 * part of it that knows functions. The same seed makes the same statements.
 */
export async function fuzzEngine({ lake, seed, forMs }: FuzzRun): Promise<FuzzResult> {
  const chance = createChance(seed);
  const endsAt = performance.now() + forMs;
  const outages: { sql: string; backAfterMs: number }[] = [];
  const lost: string[] = [];
  let statements = 0;
  let answered = 0;
  while (performance.now() < endsAt) {
    const sql = writeStatement(chance);
    statements += 1;
    const options = { timeoutMs, maxRows: 10, ...(chance.below(2) === 0 ? {} : { compiledSettings: {} }) };
    const end = new AbortController();
    await Promise.race([
      lake.query(sql, options).then(
        () => {
          answered += 1;
        },
        () => undefined,
      ),
      wait(3 * timeoutMs, undefined, { signal: end.signal }).catch(() => undefined),
    ]);
    end.abort();
    const backAfterMs = await waitUntilBack(lake);
    if (backAfterMs === undefined) lost.push(sql);
    else if (backAfterMs > outageMs) outages.push({ sql, backAfterMs });
  }
  return { statements, answered, outages, lost };
}

/** Undefined when the engine does not answer in the time that it may take to start again. */
async function waitUntilBack(lake: Lake): Promise<number | undefined> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await Promise.race([
      lake.ping().then(
        () => true,
        () => false,
      ),
      wait(backMsMax, false),
    ]);
    const ms = performance.now() - startedAt;
    if (answer) return ms <= backMsMax ? ms : undefined;
    if (ms > backMsMax) return undefined;
    await wait(50);
  }
}

interface Chance {
  /** 0 … limit - 1. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
}

function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const below = (limit: number) => {
    // Mulberry32: small, and the same everywhere.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return { below, pick: <T>(values: readonly T[]) => values[below(values.length)] as T };
}

const scalarTypes =
  "UInt8 Int8 UInt64 Int256 Float32 Float64 BFloat16 Decimal(76,38) String FixedString(3) Date Date32 DateTime DateTime64(9) Time Time64(3) UUID IPv4 IPv6 Bool Enum8('a'=1) Dynamic JSON Point Ring Polygon MultiPolygon Nothing IntervalDay".split(
    " ",
  );
const aggregates =
  "sum avg min max any anyLast anyHeavy argMin argMax count uniq uniqExact uniqCombined uniqHLL12 uniqTheta groupArray groupUniqArray groupArrayInsertAt groupArrayMovingSum groupArraySample groupArraySorted groupArrayIntersect groupArrayLast groupBitmap groupBitmapAnd groupBitAnd groupConcat sumMap minMap maxMap sumWithOverflow sumKahan sumCount skewPop kurtSamp varPop stddevSamp covarPop corr corrMatrix quantile quantiles quantileExact quantileTiming quantileTDigest quantileTDigestWeighted quantileBFloat16 quantileDeterministic quantileGK quantileDD quantileInterpolatedWeighted median topK topKWeighted approx_top_k approx_top_sum histogram entropy simpleLinearRegression stochasticLinearRegression stochasticLogisticRegression analysisOfVariance welchTTest studentTTest meanZTest kolmogorovSmirnovTest mannWhitneyUTest rankCorr cramersV theilsU contingency categoricalInformationValue windowFunnel retention sequenceMatch sequenceCount sequenceNextNode boundingRatio deltaSum deltaSumTimestamp exponentialMovingAverage exponentialTimeDecayedAvg intervalLengthSum maxIntersections maxIntersectionsPosition sparkbar largestTriangleThreeBuckets flameGraph singleValueOrNull distinctJSONPaths distinctDynamicTypes estimateCompressionRatio timeSeriesGroupArray".split(
    " ",
  );
const combinators = [
  "",
  "",
  "",
  "If",
  "Array",
  "ForEach",
  "OrNull",
  "OrDefault",
  "Distinct",
  "Map",
  "Resample",
  "ArgMin",
  "State",
  "Merge",
  "SimpleState",
];
const functions =
  "toString toInt8 toUInt64 toFloat64 toDate toDateTime64 toUUID toIPv4 toIPv6 toFixedString toDecimal256 reinterpretAsString reinterpretAsUInt256 hex unhex bin unbin char base64Decode base58Decode base32Decode bitShiftLeft bitRotateLeft bitSlice bitTest intDiv modulo gcd lcm abs sqrt exp lgamma tgamma erf sin pow round floor roundAge factorial length reverse lower upperUTF8 substring substringUTF8 leftPad repeat concat concatWithSeparator format replaceOne replaceRegexpAll translate position multiSearchAllPositions match extractAll extractAllGroups splitByRegexp tokens ngrams soundex punycodeDecode idnaEncode normalizeUTF8NFC isValidUTF8 toValidUTF8 arrayJoin arrayElement arraySlice arrayConcat arrayResize arrayPushBack arrayFlatten arrayZip arrayDistinct arrayEnumerateUniq arrayEnumerateUniqRanked arrayReduce arrayReduceInRanges arrayDifference arrayCumSum arrayCompact arrayShuffle arrayRotateLeft arraySort arrayPartialSort arrayIntersect arrayUnion arrayShingles arrayFold arrayWithConstant range empty emptyArrayUInt8 has hasAll hasSubstr indexOf countEqual map mapKeys mapAdd mapFromArrays mapPopulateSeries tuple tupleElement untuple tupleHammingDistance tupleToNameValuePairs dotProduct L2Norm cosineDistance greatCircleDistance geoDistance pointInPolygon pointInEllipses geohashEncode geohashDecode geohashesInBox h3IsValid geoToH3 h3ToGeo h3kRing h3ToParent h3ToChildren h3Distance h3Line h3HexRing h3ToGeoBoundary geoToS2 s2ToGeo s2CellsIntersect s2CapContains s2RectAdd polygonAreaCartesian polygonsIntersectionCartesian polygonsWithinSpherical polygonConvexHullCartesian readWKTPolygon readWKTMultiPolygon readWKBPoint wkt svg bitmapBuild bitmapToArray bitmapAnd bitmapSubsetInRange bitmapTransform bitmapCardinality JSONExtract JSONExtractRaw JSONExtractKeysAndValues JSONType JSON_VALUE JSONMergePatch simpleJSONExtractString toJSONString isValidJSON parseDateTime parseDateTimeBestEffort parseTimeDelta formatDateTime formatReadableSize dateDiff dateTrunc addMonths toStartOfInterval timeSlots toTimeZone makeDateTime64 dateName toYearWeek toISOYear toModifiedJulianDay fromModifiedJulianDay snowflakeIDToDateTime64 UUIDv7ToDateTime IPv4CIDRToRange isIPAddressInRange cutIPv6 MACNumToString URLHierarchy cutURLParameter extractURLParameters decodeURLComponent domainRFC cityHash64 sipHash128Reference murmurHash3_128 xxh3 javaHash hiveHash halfMD5 wyHash64 ngramSimHash wordShingleMinHash seriesFFT seriesDecomposeSTL seriesOutliersDetectTukey levenshteinDistance jaroSimilarity damerauLevenshteinDistance stringJaccardIndex hilbertEncode hilbertDecode mortonEncode mortonDecode sqidDecode variantElement variantType dynamicElement dynamicType toLowCardinality toNullable assumeNotNull ifNull coalesce nullIf multiIf transform runningDifference runningAccumulate initializeAggregation finalizeAggregation defaultValueOfTypeName accurateCast accurateCastOrNull tryDecrypt fuzzBits kostikConsistentHash widthBucket bar countMatches vectorSum minSampleSizeConversion nested".split(
    " ",
  );

function writeStatement(chance: Chance): string {
  const { pick, below } = chance;
  switch (below(6)) {
    case 0:
    case 1:
      return `SELECT finalizeAggregation(CAST(unhex('${writeBytes(chance)}') AS ${writeStateType(chance)}))`;
    case 2:
      return `SELECT ${writeAggregate(chance)}(${writeArguments(chance, 0)}) FROM numbers(${pick([0, 1, 3, 1000])})`;
    case 3:
      return `SELECT arrayReduce('${pick(aggregates)}${pick(combinators)}', [${writeValue(chance, 2)}], [${writeValue(chance, 2)}])`;
    case 4:
      return `SELECT CAST(${writeValue(chance, 1)} AS ${writeType(chance, 0)})`;
    default:
      return `SELECT ${writeValue(chance, 0)}${below(3) === 0 ? ` FROM numbers(${pick([1, 100])})` : ""}`;
  }
}

function writeStateType(chance: Chance): string {
  const types = Array.from({ length: 1 + chance.below(3) }, () => writeType(chance, 1));
  return `AggregateFunction(${writeAggregate(chance)}, ${types.join(", ")})`;
}

function writeAggregate({ pick, below }: Chance): string {
  const parameters = [
    "",
    "",
    "",
    "(2)",
    "(0.5)",
    "(0.1, 0.0, 5, 'SGD')",
    "(1000000)",
    "('two-sided')",
    "(0.5, 0.9)",
    "('(?1)(?2)')",
    "(0, 10, 1)",
  ];
  return `${pick(aggregates)}${pick(combinators)}${below(8) === 0 ? pick(combinators) : ""}${pick(parameters)}`;
}

function writeType(chance: Chance, depth: number): string {
  const { pick, below } = chance;
  const inner = () => writeType(chance, depth + 1);
  if (depth > 3) return pick(scalarTypes);
  switch (below(12)) {
    case 0:
      return `Array(${inner()})`;
    case 1:
      return `Nullable(${inner()})`;
    case 2:
      return `LowCardinality(${inner()})`;
    case 3:
      return `Map(${inner()}, ${inner()})`;
    case 4:
      return `Tuple(a ${inner()}, b ${inner()})`;
    case 5:
      return `Variant(${inner()}, ${inner()})`;
    case 6:
      return depth === 0 ? writeStateType(chance) : pick(scalarTypes);
    default:
      return pick(scalarTypes);
  }
}

function writeBytes({ below, pick }: Chance): string {
  const length = pick([0, 1, 2, 5, 9, 16, 33, 64, 300]);
  const edges = ["00", "01", "7f", "80", "ff", "fe", "54", "5d"];
  return Array.from({ length }, () => (below(2) === 0 ? pick(edges) : below(256).toString(16).padStart(2, "0"))).join(
    "",
  );
}

function writeArguments(chance: Chance, depth: number): string {
  return Array.from({ length: 1 + chance.below(4) }, () => writeValue(chance, depth + 1)).join(", ");
}

function writeValue(chance: Chance, depth: number): string {
  const { pick, below } = chance;
  if (depth < 4 && below(3) > 0) {
    switch (below(8)) {
      case 0:
        return `[${writeValue(chance, depth + 2)}, ${writeValue(chance, depth + 2)}]`;
      case 1:
        return `(${writeValue(chance, depth + 2)}, ${writeValue(chance, depth + 2)})`;
      case 2:
        return `CAST(${writeValue(chance, depth + 1)} AS ${writeType(chance, 1)})`;
      case 3:
        return `map(${writeValue(chance, depth + 2)}, ${writeValue(chance, depth + 2)})`;
      default:
        return `${pick(functions)}(${writeArguments(chance, depth)})`;
    }
  }
  return pick([
    "0",
    "1",
    "-1",
    "255",
    "256",
    "-128",
    "2147483648",
    "9223372036854775807",
    "18446744073709551615",
    "-9223372036854775808",
    "1e308",
    "-0.0",
    "nan",
    "inf",
    "-inf",
    "0.5",
    "NULL",
    "''",
    "'a'",
    "'\\0'",
    "'%'",
    "'('",
    '\'{"a":[1,{"b":null}]}\'',
    "'2026-01-02 03:04:05'",
    "'POLYGON((0 0,1 0,1 1,0 0))'",
    "'AggregateFunction(sum, UInt8)'",
    "'Array(String)'",
    "'::1'",
    "'1.2.3.4/33'",
    "'\\xff\\xfe'",
    "[]",
    "[NULL]",
    "[[1],[2]]",
    "range(10)",
    "number",
    "now()",
    "toDate('1900-01-01')",
    "toDateTime64('2299-12-31 23:59:59', 9)",
    "INTERVAL -1 MONTH",
    "toUUID('00000000-0000-0000-0000-000000000001')",
    "x -> x",
    "(x, y) -> x",
    `unhex('${writeBytes(chance)}')`,
    "repeat('ab', 5000)",
    "644325529233966508",
    "(10.5, -91.0)",
    "[(0., 0.), (1., 0.), (1., 1.)]",
    "materialize(1)",
    "materialize('a')",
    "toLowCardinality('a')",
    "true",
  ]);
}
