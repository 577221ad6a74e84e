import { inRange } from "../../syntax-tree/literals.ts";
import { boundedSql, floorToSql, instantOfSql, nanosecondsSql, shiftedSql } from "../definition/time-sql.ts";
import type { Unit } from "./units.ts";

/** Mondays are so many days before Thursdays, on which 1970 began. */
const mondayShift = 3n * 86_400_000_000_000n;

/** The start of the unit around an instant; weeks begin on Mondays. */
export function truncSql(instant: string, name: string, unit: Unit): string {
  if (name === "week" && "nanoseconds" in unit) return flooredSql(instant, unit, mondayShift);
  return sliceSql(instant, 1, unit);
}

/** The start of the bucket of so many units; buckets are counted from 1970-01-01. */
export function sliceSql(instant: string, length: number, unit: Unit): string {
  if ("nanoseconds" in unit)
    return flooredSql(instant, { nanoseconds: unit.nanoseconds * BigInt(Math.round(length)) }, 0n);
  const months = `(toInt64(toYear(${instant})) * 12 + toMonth(${instant}) - 23641)`;
  return `addMonths(toDateTime64(0, 9, 'UTC'), ${floorToSql(months, `toInt64(${unit.months * length})`)})`;
}

export function flooredSql(instant: string, unit: { readonly nanoseconds: bigint }, shift: bigint): string {
  const shifted = `(${nanosecondsSql(instant)}${shift === 0n ? "" : ` + ${shift}`})`;
  const floored = floorToSql(shifted, `toInt64(${unit.nanoseconds})`);
  return instantOfSql(shift === 0n ? floored : `(${floored} - ${shift})`);
}

/** So many units later; the last day of a month where the day would not be. NULL beyond what an instant can be. */
export function addedSql(instant: string, count: string, unit: Unit): string {
  if ("nanoseconds" in unit) return shiftedSql(instant, `toInt128(${count}) * ${unit.nanoseconds}`);
  const months = `${count} * ${unit.months}`;
  // The engine's instants begin again after 584 years, which is 7008 months.
  const moved = `addMonths(${instant}, ${boundedSql(`if(abs(${count}) > 7000, NULL, ${months})`)})`;
  return `if((${moved} >= ${instant}) = (${count} >= 0), ${moved}, NULL)`;
}

export function addedTo(instant: bigint, count: bigint, unit: Unit): bigint | undefined {
  if ("nanoseconds" in unit) return inRange(instant + count * unit.nanoseconds);
  if (count > 7000n || count < -7000n) return undefined;
  const { date, rest } = parts(instant);
  const month = date.getUTCMonth() + Number(count) * unit.months;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), last);
  const time = date.getTime() % 86_400_000;
  const ofDay = time < 0 ? time + 86_400_000 : time;
  return inRange(BigInt(Date.UTC(date.getUTCFullYear(), month, day) + ofDay) * 1_000_000n + rest);
}

export function truncated(instant: bigint, name: string, unit: Unit): bigint {
  return name === "week" ? flooredTo(instant + mondayShift, unit) - mondayShift : sliced(instant, 1, unit);
}

export function sliced(instant: bigint, length: number, unit: Unit): bigint {
  if ("nanoseconds" in unit) return flooredTo(instant, { nanoseconds: unit.nanoseconds * BigInt(Math.round(length)) });
  const { date } = parts(instant);
  const months = (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
  const size = unit.months * length;
  return BigInt(Date.UTC(1970, Math.floor(months / size) * size, 1)) * 1_000_000n;
}

/** The largest multiple of the unit that is not later. */
export function flooredTo(instant: bigint, unit: Unit): bigint {
  const size = "nanoseconds" in unit ? unit.nanoseconds : 1n;
  return instant - (((instant % size) + size) % size);
}

/** How many starts of units lie between two instants. */
export function differenceSql(from: string, to: string, name: string, unit: Unit): string {
  if ("months" in unit) return `dateDiff('${name}', ${from}, ${to})`;
  const shift = name === "week" ? mondayShift : 0n;
  const index = (instant: string) => {
    const nanoseconds = `(${nanosecondsSql(instant)} + ${shift})`;
    return `intDiv(${floorToSql(nanoseconds, `toInt64(${unit.nanoseconds})`)}, ${unit.nanoseconds})`;
  };
  return `(${index(to)} - ${index(from)})`;
}

function parts(instant: bigint): { readonly date: Date; readonly rest: bigint } {
  const ms = flooredTo(instant, { nanoseconds: 1_000_000n });
  return { date: new Date(Number(ms / 1_000_000n)), rest: instant - ms };
}
