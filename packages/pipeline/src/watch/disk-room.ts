/** One of the folders that Pharos grows in, and the room of its disk. */
export interface Volume {
  /** `data folder` or `database`. */
  readonly name: string;
  readonly folder: string;
  readonly freeBytes: number;
  readonly totalBytes: number;
  /** Its file system takes no writes, as Linux decides for one with errors. */
  readonly isReadOnly: boolean;
}

/** `low`: people are told. `full` and `readOnly`: no logs are taken. */
export type DiskState = "enough" | "low" | "full" | "readOnly";

export interface DiskRoom {
  readonly state: DiskState;
  /** The volume that takes no writes, or has the least room for what it needs; undefined before any was looked at. */
  readonly tightest: Volume | undefined;
}

const gigabyte = 1024 ** 3;
const reserveShare = 0.05;
/** Queries, alerts and merges go on for a good while with so much. */
const reserveBytesMax = gigabyte;
/** So much more has to be free before logs are taken again, or Pharos would stop and go every few seconds. */
const resumeFactor = 1.25;
const lowFactor = 3;

/** What is kept free for everything but new logs: 1 GB, or 5 % of a disk that is smaller than 20 GB. */
export function reserveBytes({ totalBytes }: Pick<Volume, "totalBytes">): number {
  return Math.min(reserveBytesMax, totalBytes * reserveShare);
}

/** Decides by the volume that is worst off. A disk that was full has to gain some room before it is not. */
export function judgeRoom(volumes: readonly Volume[], before: DiskState): DiskRoom {
  const [tightest] = volumes.toSorted((a, b) => a.freeBytes / reserveBytes(a) - b.freeBytes / reserveBytes(b));
  if (!tightest) return { state: "enough", tightest };
  const readOnly = volumes.find(({ isReadOnly }) => isReadOnly);
  if (readOnly) return { state: "readOnly", tightest: readOnly };
  const reserves = tightest.freeBytes / reserveBytes(tightest);
  if (reserves < (before === "full" ? resumeFactor : 1)) return { state: "full", tightest };
  return { state: reserves < lowFactor ? "low" : "enough", tightest };
}

/** Why no logs are taken, for those who send them; undefined while they are. */
export function describeRefusal(state: DiskState): string | undefined {
  if (state === "full") return "The disk is almost full, so Pharos is not accepting logs.";
  if (state === "readOnly") return "The disk takes no writes, so Pharos is not accepting logs.";
  return undefined;
}

/** `0.8 GB of 20.0 GB are free on the disk of the data folder (/data)` */
export function describeRoom({ name, folder, freeBytes, totalBytes }: Volume): string {
  return `${sizeOf(freeBytes)} of ${sizeOf(totalBytes)} are free on the disk of the ${name} (${folder})`;
}

export function sizeOf(bytes: number): string {
  return bytes < gigabyte ? `${Math.floor(bytes / 1024 ** 2)} MB` : `${(bytes / gigabyte).toFixed(1)} GB`;
}
