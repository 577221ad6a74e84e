import { bareValueMember } from "../search/row.ts";

const earliest = "1900-01-01 00:00:00.000000000";
const latest = "2262-01-01 00:00:00.000000000";

/**
 * The same JSON lines in a form that every column takes: a JSON column holds objects only, so any other value goes
 * below `p_value` (readers take it out again), and a time outside of what nanoseconds in 64 bits can say becomes the
 * nearest that they can. Slow; for rows that the engine has refused.
 */
export function repairRows(lines: Buffer, columns: ReadonlyMap<string, string>): Buffer {
  const repairs = [...columns].flatMap(([name, type]) => {
    const repair = repairOf(type);
    return repair === undefined ? [] : [[name, repair] as const];
  });
  const repaired = lines
    .toString()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const row = JSON.parse(line) as Record<string, unknown>;
      for (const [name, repair] of repairs) {
        const value = row[name];
        if (value !== undefined && value !== null) row[name] = repair(value);
      }
      return `${JSON.stringify(row)}\n`;
    });
  return Buffer.from(repaired.join(""));
}

type Repair = (value: unknown) => unknown;

function repairOf(type: string): Repair | undefined {
  const element = /^Array\((.*)\)$/.exec(type)?.[1];
  if (element !== undefined) {
    const repair = repairOf(element);
    return repair && ((value) => (Array.isArray(value) ? value.map(repair) : value));
  }
  if (type.includes("JSON")) return wrapBareValue;
  return type.includes("DateTime64") ? clampTime : undefined;
}

function wrapBareValue(value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? value : { [bareValueMember]: value };
}

/** Times are text of one form, so text order is time order. */
function clampTime(value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (value < earliest) return earliest;
  return value > latest ? latest : value;
}
