import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { blockingFolder } from "@pharos/store/postgres";
import type { AccountFacts, IdRange } from "./choose-accounts.ts";

/** The folder that holds our sources and all packages. */
const programFolder = fileURLToPath(new URL("../../../../../", import.meta.url));

/** Asks the system what `chooseAccounts` decides by. The data folder must exist. */
export function readAccountFacts(base: number, dataDir: string): AccountFacts {
  const uid = process.getuid?.() ?? -1;
  // Whatever the number is, it is neither the owner's nor the group's of any folder on the way.
  const stranger = { uid: base, gid: base };
  const closedOn = (...places: readonly string[]) =>
    uid === 0
      ? places.map((place) => blockingFolder(realpathSync(place), stranger)).find((folder) => folder !== undefined)
      : undefined;
  return {
    uid,
    base,
    named: [...readNames("/etc/passwd", "user"), ...readNames("/etc/group", "group")],
    delegated: [...readDelegated("/etc/subuid"), ...readDelegated("/etc/subgid")],
    mapped: readLines("/proc/self/uid_map")?.map((line) => toRange(line.trim().split(/\s+/), 0, 2)),
    capabilities: readCapabilities(),
    closedProgramFolder: closedOn(programFolder, dirname(process.execPath)),
    closedDataFolder: closedOn(dirname(realpathSync(dataDir))),
  };
}

function readNames(path: string, kind: "user" | "group"): AccountFacts["named"] {
  return (readLines(path) ?? []).map((line) => {
    const [name = "", , id] = line.split(":");
    return { name, id: Number(id), kind };
  });
}

function readDelegated(path: string): IdRange[] {
  return (readLines(path) ?? []).map((line) => toRange(line.split(":"), 1, 2));
}

function toRange(words: readonly string[], first: number, count: number): IdRange {
  return { first: Number(words[first]), count: Number(words[count]) };
}

function readCapabilities(): bigint | undefined {
  const line = readLines("/proc/self/status")?.find((text) => text.startsWith("CapEff:"));
  return line === undefined ? undefined : BigInt(`0x${line.slice("CapEff:".length).trim()}`);
}

/** The lines that say something; undefined for a file that is not there. */
function readLines(path: string): string[] | undefined {
  if (!existsSync(path)) return undefined;
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
}
