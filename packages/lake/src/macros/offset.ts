const unitSeconds: Readonly<Record<string, number>> = {
  ...named("s sec secs second seconds", 1),
  ...named("m min mins minute minutes", 60),
  ...named("h hr hrs hour hours", 3600),
  ...named("d day days", 86_400),
  ...named("w wk wks week weeks", 604_800),
};

function named(names: string, seconds: number): Record<string, number> {
  return Object.fromEntries(names.split(" ").map((name) => [name, seconds]));
}

/** Milliseconds of `1 day`, `90m`, `3600`; otherwise what is wrong with it. */
export function readOffset(text: string): { ms: number } | { problem: string } {
  const [, count, unit = ""] = /^(\d{1,12}(?:\.\d{1,3})?)\s*(\p{L}*)$/u.exec(text.trim()) ?? [];
  if (count === undefined) return { problem: "is not a duration. Write one such as '1 day', 90m or 3600 (seconds)" };
  const seconds = unit === "" ? 1 : unitSeconds[unit.toLowerCase()];
  if (seconds === undefined) return { problem: `has the unknown unit ${unit}. Use s, m, h, d or w` };
  return { ms: Math.round(Number(count) * seconds * 1000) };
}
