const units = [
  { seconds: 86_400, name: "day" },
  { seconds: 3_600, name: "hour" },
  { seconds: 60, name: "minute" },
  { seconds: 1, name: "second" },
] as const;

/** `day`, `6 hours`, `15 seconds`: in the largest unit of which it is a whole number. */
export function everyText(seconds: number): string {
  const unit = units.find((one) => seconds >= one.seconds && seconds % one.seconds === 0) ?? units[3];
  const count = seconds / unit.seconds;
  return count === 1 ? unit.name : `${count} ${unit.name}s`;
}
