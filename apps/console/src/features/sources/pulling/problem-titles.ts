import type { PullProblemKind } from "../../../graphql/generated/graphql.ts";

export const problemTitles: Readonly<Record<PullProblemKind, string>> = {
  unauthorized: "Credentials not accepted",
  forbidden: "Not allowed",
  notLicensed: "Not available",
  rateLimited: "Rate limited",
  unavailable: "Not reachable",
  looping: "Same page again",
  backwards: "Cursor went backwards",
  cursorExpired: "Cursor expired",
  unreadable: "Unreadable answer",
  tooLarge: "Answer too large",
  refused: "Request refused",
};

const units = [
  [86_400, "d"],
  [3600, "h"],
  [60, "min"],
] as const;

/** In the largest unit of which there is at least one: `3 min`. */
export function formatLag(seconds: number): string {
  const [size, unit] = units.find(([one]) => seconds >= one) ?? [1, "s"];
  return `${Math.floor(seconds / size)} ${unit}`;
}
