import { reserveBytes } from "@pharos/pipeline";
import { type CheckResult, fail, pass, warn } from "./check.ts";

export interface MachineFacts {
  readonly nodeVersion: string;
  readonly now: Date;
  /** What the file system wrote as the time of a file made just now. */
  readonly fileTime: Date | undefined;
  /** The newest file of the data folder; undefined for a new one. */
  readonly newestFile: Date | undefined;
  readonly diskFreeBytes: number;
  readonly diskTotalBytes: number;
  /** What this process may use, as far as control groups say. */
  readonly memoryBytes: number;
  /** Soft limit; undefined where it is not known or there is none. */
  readonly openFilesMax: number | undefined;
}

const nodeMajorMin = 26;
const gigabyte = 1024 ** 3;
/** Nothing of this program is older. */
const earliest = new Date("2026-01-01T00:00:00Z");
const skewSecondsMax = 5;
const openFilesMin = 8_192;

/** What Pharos needs of the machine. */
export function checkMachine(facts: MachineFacts): CheckResult[] {
  return [checkNode(facts), checkClock(facts), checkDisk(facts), checkMemory(facts), checkOpenFiles(facts)];
}

function checkNode({ nodeVersion }: MachineFacts): CheckResult {
  const major = Number.parseInt(nodeVersion, 10);
  if (major >= nodeMajorMin) return pass("node", `Node.js ${nodeVersion}`);
  return fail(
    "node",
    `Node.js ${nodeVersion} runs Pharos`,
    `Start with "npx pharos", which brings Node.js ${nodeMajorMin}.`,
  );
}

/** Alerts, retention and sessions go by the clock. */
function checkClock({ now, fileTime, newestFile }: MachineFacts): CheckResult {
  const remedy = "Set the clock and keep it right, for example with systemd-timesyncd or chrony.";
  if (now < earliest) return fail("clock", `The clock says ${now.toISOString()}, before Pharos was made`, remedy);
  const skew = fileTime === undefined ? 0 : Math.abs(fileTime.getTime() - now.getTime()) / 1000;
  if (skew > skewSecondsMax)
    return warn("clock", `The file system's clock is ${Math.round(skew)} s away from this machine's`, remedy);
  if (newestFile !== undefined && newestFile.getTime() - now.getTime() > 60_000)
    return fail("clock", `The data folder has files of ${newestFile.toISOString()}, in the future`, remedy);
  return pass("clock", now.toISOString());
}

function checkDisk({ diskFreeBytes, diskTotalBytes }: MachineFacts): CheckResult {
  const share = Math.round((100 * diskFreeBytes) / diskTotalBytes);
  const finding = `${gigabytes(diskFreeBytes)} GB free, ${share} %`;
  const remedy = "Free some space, lower PHAROS_RETENTION_DAYS, or move the data folder to a larger disk.";
  const reserve = reserveBytes({ totalBytes: diskTotalBytes });
  if (diskFreeBytes < reserve) {
    return fail("disk", `${finding}: below ${gigabytes(reserve)} GB Pharos stops accepting logs`, remedy);
  }
  return diskFreeBytes < 10 * gigabyte || share < 10 ? warn("disk", finding, remedy) : pass("disk", finding);
}

function checkMemory({ memoryBytes }: MachineFacts): CheckResult {
  const finding = `${gigabytes(memoryBytes)} GB`;
  const remedy = "Give Pharos 4 GB or more, or lower PHAROS_WORKERS.";
  if (memoryBytes < 2 * gigabyte) return fail("memory", finding, remedy);
  // A machine of 4 GB has a little less for programs.
  return memoryBytes < 3.5 * gigabyte ? warn("memory", finding, remedy) : pass("memory", finding);
}

function checkOpenFiles({ openFilesMax }: MachineFacts): CheckResult {
  if (openFilesMax === undefined) return pass("open files", "no limit known");
  if (openFilesMax >= openFilesMin) return pass("open files", `${openFilesMax} at most`);
  const remedy = `Raise it to ${openFilesMin} or more: "ulimit -n ${openFilesMin}", or LimitNOFILE= of the systemd unit.`;
  return warn("open files", `${openFilesMax} at most, and the lake opens many`, remedy);
}

function gigabytes(bytes: number): string {
  return (bytes / gigabyte).toFixed(1);
}
