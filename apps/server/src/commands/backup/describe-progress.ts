import type { BackupProgress } from "@pharos/backup";

export function describeProgress({ phase, rowsDone, rowsTotal }: BackupProgress): string {
  switch (phase) {
    case "snapshot":
      return "Taking the snapshot";
    case "database":
      return "Copying the database";
    case "lake":
      return `Copying the data lake: ${rowsDone} of ${rowsTotal} rows (${rowsTotal === 0 ? 100 : Math.floor((100 * rowsDone) / rowsTotal)} %)`;
    case "finish":
      return "Finishing";
  }
}

/** `16.8 MB` */
export function describeBytes(bytes: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${power === 0 ? bytes : (bytes / 1000 ** power).toFixed(1)} ${units[power]}`;
}
