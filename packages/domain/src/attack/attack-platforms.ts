import { platformNames, platformTable } from "./attack-platforms-table.ts";

const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("|") as [key: string, value: string]);

const names = new Map(rowsOf(platformNames));
const platforms = new Map(rowsOf(platformTable));

/** Of operating systems, clouds and devices, by name. */
export const attackPlatforms: readonly string[] = [...names.values()];

/** Where the technique is used; none where ATT&CK has no such technique. */
export function platformsOfTechnique(id: string): string[] {
  return [...(platforms.get(id) ?? "")].flatMap((letter) => names.get(letter) ?? []);
}
