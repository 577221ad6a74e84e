/** The nanoseconds since 1970 of an instant. */
export function nanosecondsSql(instant: string): string {
  return `toUnixTimestamp64Nano(${instant})`;
}

/** The instant of nanoseconds since 1970. */
export function instantOfSql(nanoseconds: string): string {
  return `fromUnixTimestamp64Nano(${nanoseconds}, 'UTC')`;
}

/** An instant so many nanoseconds later; NULL beyond what 64 bits hold. */
export function shiftedSql(instant: string, nanoseconds: string): string {
  return instantOfSql(boundedSql(`toInt128(${nanosecondsSql(instant)}) + ${nanoseconds}`));
}

/** A whole number of any size as one of 64 bits; NULL beyond. */
export function boundedSql(number: string): string {
  return `accurateCastOrNull(${number}, 'Int64')`;
}

/** The largest multiple of `size` that is not beyond `number`, whole numbers both. */
export function floorToSql(number: string, size: string): string {
  return `(${number} - toInt64(positiveModulo(${number}, ${size})))`;
}
