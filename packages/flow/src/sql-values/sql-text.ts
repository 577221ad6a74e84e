/** A string of ClickHouse's SQL, on one line: lines are indented. */
export function quoteText(text: string): string {
  return `'${escaped(text, "'")}'`;
}

function escaped(text: string, quote: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`).replaceAll("\n", "\\n").replaceAll("\0", "\\0");
}

/** A name of ClickHouse's SQL. */
export function quoteName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `\`${escaped(name, "`")}\``;
}

const nanosecondsASecond = 1_000_000_000n;

/** An instant in nanoseconds since 1970, as the engine's DateTime64(9, 'UTC'). */
export function instantSql(nanoseconds: bigint): string {
  const seconds = nanoseconds / nanosecondsASecond;
  const rest = nanoseconds % nanosecondsASecond;
  if (rest < 0n || nanoseconds < 0n) return `fromUnixTimestamp64Nano(toInt64(${nanoseconds}), 'UTC')`;
  const text = new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replace("T", " ");
  const fraction = rest === 0n ? "" : `.${String(rest).padStart(9, "0").replace(/0+$/, "")}`;
  return `toDateTime64('${text}${fraction}', 9, 'UTC')`;
}

/** An expression as a side of an operator: in parentheses, where it has operators of its own. */
export function operand(sql: string): string {
  const bare = sql.replaceAll(/'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/gs, "");
  let depth = 0;
  for (const character of bare) {
    if (character === "(" || character === "[") depth++;
    else if (character === ")" || character === "]") depth--;
    else if (character === " " && depth === 0) return `(${sql})`;
  }
  return sql;
}

/** Every line two spaces further in. What else ends a line stands in texts and names only. */
export function indent(text: string): string {
  return `  ${text.replaceAll("\n", "\n  ")}`;
}
