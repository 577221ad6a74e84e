const units = ["B", "kB", "MB", "GB", "TB", "PB"];
const step = 1000;

/** `9.1 GB`, in decimal units. */
export function bytesText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= step && unit < units.length - 1) {
    value /= step;
    unit += 1;
  }
  return `${value.toLocaleString("en", { maximumFractionDigits: unit === 0 ? 0 : 1 })} ${units[unit]}`;
}
