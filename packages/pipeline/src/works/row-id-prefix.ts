import { randomBytes } from "node:crypto";

/** 24 hexadecimal digits, unique to a piece of work and in the order of time: seconds, then 64 bits of chance. */
export function rowIdPrefixAt(at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
    .toString(16)
    .padStart(8, "0")
    .slice(-8);
  return seconds + randomBytes(8).toString("hex");
}

/** The id of a row of that work. */
export function rowIdOf(prefix: string, index: number): string {
  return `${prefix}${index.toString(16).padStart(12, "0")}`;
}
