const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** `0.4 s`, `12 s`, `3.5 min`, `2.1 h`, `1.5 d`: never below nothing, since clocks of senders differ. */
export function lagText(seconds: number): string {
  const value = Math.max(0, seconds);
  const unit = [
    { of: day, name: "d" },
    { of: hour, name: "h" },
    { of: minute, name: "min" },
  ].find(({ of }) => value >= of);
  const shown = value / (unit?.of ?? 1);
  return `${shown.toLocaleString("en", { maximumFractionDigits: shown < 10 ? 1 : 0 })} ${unit?.name ?? "s"}`;
}
