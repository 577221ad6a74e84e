const units = [
  { name: "day", minutes: 1440 },
  { name: "hour", minutes: 60 },
  { name: "minute", minutes: 1 },
];

/** Says minutes in the largest unit that divides them: `15 minutes`, `2 hours`, `1 day`. */
export function describeMinutes(minutes: number): string {
  const unit = units.find((one) => minutes >= one.minutes && minutes % one.minutes === 0);
  const count = minutes / (unit?.minutes ?? 1);
  return `${count.toLocaleString("en")} ${unit?.name ?? "minute"}${count === 1 ? "" : "s"}`;
}
