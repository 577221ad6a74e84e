import { quoteText } from "../../connection/statement.ts";
import { sqlRefused } from "../../errors/errors.ts";
import { castType, nullable } from "./cast-type.ts";
import { timeUnit } from "./time-unit.ts";

/** One argument: ClickHouse's SQL, and whether it is a value of unknown type out of JSON. */
export interface Argument {
  readonly sql: string;
  readonly isPath: boolean;
}
/** Undefined when ClickHouse has a function of this name that takes these arguments. */
type Translate = (args: readonly Argument[], isPathBehind: boolean) => string | undefined;

/** `$1`, `$2` in `template` become the arguments, of which there must be `count`. No argument may stand in it twice. */
const call =
  (template: string, count: number): Translate =>
  (args) => {
    if (args.length !== count) throw sqlRefused(`${template} takes ${count} arguments, not ${args.length}`);
    return template.replace(/\$(\d)/g, (_, index) => args[Number(index) - 1]?.sql ?? "");
  };
const sqls = (args: readonly Argument[]) => args.map(({ sql }) => sql).join(", ");
const sqlAt = (args: readonly Argument[], index: number) => args[index]?.sql ?? "";
const cast = (type: string) => call(`CAST($1, ${quoteText(nullable(castType(type, "") ?? type))})`, 1);
const tryCast = (type: string) => call(`accurateCastOrNull($1, ${quoteText(castType(type, "") ?? type)})`, 1);
/** An array out of JSON, which functions of arrays do not take as it is. */
const array = ({ sql, isPath }: Argument) => (isPath ? `CAST(${sql}, 'Array(Dynamic)')` : sql);
const onArrays =
  (template: string, count: number): Translate =>
  (args) =>
    call(template, count)(
      args.map((arg) => ({ ...arg, sql: array(arg) })),
      false,
    );
/** A dot is anything but a line's end, as ClickHouse's is not. */
const pattern = (arg: string) => `concat('(?-s)', ${arg})`;

const tryJson = "accurateCastOrNull($1, 'JSON')";

/** Snowflake's functions that ClickHouse has under another name, or with its arguments in another order. */
export const snowflakeFunctions: Readonly<Record<string, Translate>> = {
  iff: call("if($1, $2, $3)", 3),
  nvl: call("coalesce($1, $2)", 2),
  nvl2: call("if(isNotNull($1), $2, $3)", 3),
  zeroifnull: call("ifNull($1, 0)", 1),
  nullifzero: call("nullIf($1, 0)", 1),
  array_contains: ([value, set, ...more]) => {
    if (value === undefined || set === undefined || more.length > 0) throw sqlRefused("Write has(array, value)");
    return `has(${array(set)}, ${value.sql})`;
  },
  array_size: call("length($1)", 1),
  array_construct: (args) => `array(${sqls(args)})`,
  array_unique_agg: call("groupUniqArray($1)", 1),
  array_compact: onArrays("arrayFilter(x -> isNotNull(x), $1)", 1),
  array_distinct: onArrays("arrayDistinct($1)", 1),
  array_cat: onArrays("arrayConcat($1, $2)", 2),
  array_append: ([set, value, ...more]) => {
    if (set === undefined || value === undefined || more.length > 0)
      throw sqlRefused("Write arrayPushBack(array, value)");
    return `arrayPushBack(${array(set)}, ${value.sql})`;
  },
  arrays_overlap: onArrays("hasAny($1, $2)", 2),
  array_slice: (args) => {
    const [from, to] = [sqlAt(args, 1), sqlAt(args, 2)];
    if (args.length !== 3 || !/^\d+$/.test(from) || !/^\d+$/.test(to)) {
      throw sqlRefused(
        "ARRAY_SLICE takes two number constants. For anything else write arraySlice(array, from, length)",
      );
    }
    return `arraySlice(${args.slice(0, 1).map(array)}, ${Number(from) + 1}, ${Math.max(0, Number(to) - Number(from))})`;
  },
  object_construct: (args) => {
    if (args.length % 2 === 1) throw sqlRefused("OBJECT_CONSTRUCT takes keys and values. Write map(key, value, …)");
    const members = args.map(({ sql }, i) => `toJSONString(${sql}), '${i % 2 === 0 ? ":" : ","}'`);
    const text = members.join(", ").replace(/, ','$/, "");
    return text === "" ? "CAST('{}', 'JSON')" : `CAST(concat('{', ${text}, '}'), 'JSON')`;
  },
  // The engine takes no path of a nullable object; that of an empty one is null too.
  parse_json: (args, isPathBehind) =>
    call(isPathBehind ? "CAST(ifNull($1, '{}'), 'JSON')" : "CAST($1, 'Nullable(JSON)')", 1)(args, false),
  try_parse_json: (args, isPathBehind) =>
    call(isPathBehind ? `ifNull(${tryJson}, CAST('{}', 'JSON'))` : tryJson, 1)(args, false),
  to_varchar: textOf,
  to_char: textOf,
  get_path: getPath,
  startswith: call("startsWith($1, $2)", 2),
  endswith: call("endsWith($1, $2)", 2),
  dayname: call("formatDateTime($1, '%a')", 1),
  monthname: call("formatDateTime($1, '%b')", 1),
  last_day: call("toLastDayOfMonth($1)", 1),
  object_keys: call("JSONExtractKeys(toString($1))", 1),
  to_double: cast("double"),
  to_boolean: cast("boolean"),
  to_timestamp: cast("timestamp"),
  to_timestamp_ntz: cast("timestamp"),
  to_date: cast("date"),
  try_to_double: tryCast("double"),
  try_to_boolean: tryCast("boolean"),
  try_to_timestamp: tryCast("timestamp"),
  try_to_timestamp_ntz: tryCast("timestamp"),
  try_to_date: tryCast("date"),
  sysdate: call("now64(9, 'UTC')", 0),
  getdate: call("now()", 0),
  ...Object.fromEntries(["dateadd", "timeadd", "timestampadd"].map((name) => [name, addTime])),
  ...Object.fromEntries(["datediff", "timediff", "timestampdiff"].map((name) => [name, withUnit("dateDiff", 3)])),
  date_trunc: withUnit("date_trunc", 2),
  time_slice: timeSlice,
  // Sunday is 0.
  dayofweek: call("toDayOfWeek($1, 2)", 1),
  len: call("lengthUTF8($1)", 1),
  contains: call("(position($1, $2) > 0)", 2),
  charindex: call("positionUTF8($2, $1)", 2),
  split: call("splitByString($2, $1)", 2),
  split_part: (args) => {
    const index = sqlAt(args, 2);
    if (args.length !== 3 || !/^-?\d+$/.test(index))
      throw sqlRefused("The third argument of SPLIT_PART must be a number constant");
    return `arrayElement(splitByString(${sqlAt(args, 1)}, ${sqlAt(args, 0)}), ${Number(index) || 1})`;
  },
  rlike: call("match($1, concat('(?-s)^(?:', $2, ')$'))", 2),
  regexp_like: call("match($1, concat('(?-s)^(?:', $2, ')$'))", 2),
  regexp_substr: regexpSubstr,
  regexp_count: call(`countMatches($1, ${pattern("$2")})`, 2),
  count_if: call("countIf($1)", 1),
  variance: call("varSamp($1)", 1),
  approx_count_distinct: (args) => `uniq(${sqls(args)})`,
  listagg: (args) => {
    const separator = args.length === 1 ? "''" : sqlAt(args, 1);
    if (args.length > 2 || !/^'[^']*'$/.test(separator))
      throw sqlRefused("The separator of LISTAGG must be a string constant");
    return `ifNull(groupConcat(${separator})(${sqlAt(args, 0)}), '')`;
  },
};

/** `REGEXP_SUBSTR(text, pattern [, position [, occurrence [, parameters [, group]]]])`, counted from the start. */
function regexpSubstr(args: readonly Argument[]): string {
  const [position, occurrence, parameters, group] = [2, 3, 4, 5].map((index) => sqlAt(args, index));
  const isFirst = [position, occurrence].every((number) => number === "" || number === "1");
  // `e` takes a group out of the match, the first unless one is named; `i` is without regard to capitals.
  const [, flags] = /^'([ceims]*)'$/.exec(parameters || "''") ?? [];
  if (args.length < 2 || args.length > 6 || !isFirst || flags === undefined || !/^\d*$/.test(group ?? ""))
    throw sqlRefused("Write regexpExtract(text, pattern, group) or extractAll(text, pattern)[n]");
  const isGroup = flags.includes("e") || (group ?? "") !== "";
  const marks = `${flags.includes("i") ? "i" : ""}${flags.includes("m") ? "m" : ""}${flags.includes("s") ? "s" : "-s"}`;
  const found = `regexpExtract(${sqlAt(args, 0)}, concat('(?${marks})', ${sqlAt(args, 1)}), ${isGroup ? group || 1 : 0})`;
  return `nullIf(${found}, '')`;
}

const timeMarks: Readonly<Record<string, string>> = {
  yyyy: "%Y",
  yy: "%y",
  mm: "%m",
  mon: "%b",
  dd: "%d",
  dy: "%a",
  hh24: "%H",
  hh12: "%h",
  am: "%p",
  pm: "%p",
  mi: "%i",
  ss: "%S",
};

/** `TO_VARCHAR(value)`, and with a format of a time. */
function textOf(args: readonly Argument[]): string {
  if (args.length !== 2) return cast("string")(args, false) ?? "";
  const [, format] = /^'([^'%]*)'$/.exec(sqlAt(args, 1)) ?? [];
  const written = format?.replace(/yyyy|yy|mm|mon|dd|dy|hh24|hh12|am|pm|mi|ss|[a-z]+/gi, (mark) => {
    const known = timeMarks[mark.toLowerCase()];
    if (known === undefined && mark !== "T") throw sqlRefused(`Write formatDateTime(time, format) for ${mark}`);
    return known ?? mark;
  });
  if (written === undefined) throw sqlRefused("Write formatDateTime(time, format), or CAST(number AS text)");
  return `formatDateTime(${sqlAt(args, 0)}, ${quoteText(written)})`;
}

/** `GET_PATH(column, 'a.b')` is `column:a.b`. */
function getPath(args: readonly Argument[]): string {
  const [, path] = /^'(\w+(?:\.\w+)*)'$/.exec(sqlAt(args, 1)) ?? [];
  if (args.length !== 2 || path === undefined) throw sqlRefused("Write column.path");
  return `${sqlAt(args, 0)}${path
    .split(".")
    .map((name) => `.\`${name}\``)
    .join("")}`;
}

function addTime(args: readonly Argument[]): string | undefined {
  if (args.length !== 3) return undefined;
  return `dateAdd(${timeUnit(sqlAt(args, 0))}, ${sqlAt(args, 1)}, ${sqlAt(args, 2)})`;
}

function withUnit(name: string, count: number): Translate {
  return (args) => {
    if (args.length < count) return undefined;
    return `${name}('${timeUnit(sqlAt(args, 0))}', ${sqls(args.slice(1))})`;
  };
}

/** The lengths that divide the next unit, on whose beginnings both engines agree. */
function timeSlice(args: readonly Argument[]): string {
  const [count, unit] = [Number(sqlAt(args, 1)), timeUnit(sqlAt(args, 2))];
  const whole = { second: 60, minute: 60, hour: 24, day: 1 }[unit] ?? 0;
  const isStart = args.length === 3 || (args.length === 4 && /^'start'$/i.test(sqlAt(args, 3)));
  if (!(isStart && count > 0 && whole % count === 0 && whole > 0)) {
    throw sqlRefused("Write toStartOfInterval(time, INTERVAL 7 DAY) instead of this TIME_SLICE");
  }
  return `toStartOfInterval(${sqlAt(args, 0)}, INTERVAL ${count} ${unit})`;
}
