import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { defineError } from "@pharos/domain";
import { type FileFacts, type FileVerdict, judgeFile, type Runner } from "./judge-file.ts";

const dataFolderUnsafe = defineError("start.data_folder_unsafe", "ServerError", (reason: string) => reason);
const dataFolderUnusable = defineError(
  "start.data_folder_unusable",
  "ServerError",
  (folder: string, reason: string) =>
    `Pharos cannot create or read the data folder ${folder} (${reason}). Choose another folder with PHAROS_DATA_DIR, or make this one writable for the user that Pharos runs as.`,
);

const secretNames: ReadonlySet<string> = new Set(["secret.key", "postgres.password"]);

/** One file or folder, and what should happen to it. */
export type FileFinding = FileVerdict & { readonly path: string };

/** Judges the data folder, the folders above it and what lies in it. Changes nothing. */
export function inspectDataFolder(dataDir: string, runner: Runner): FileFinding[] {
  const real = realpathSync(dataDir);
  return factsOf(real).map((facts) => ({ ...judgeFile(facts, runner), path: facts.path }));
}

/**
 * Makes the data folder where it is missing and closes it, and all in it, to other users.
 * @param tell is given a sentence for each thing that was changed or should be known
 * @throws PharosError with the remedy when it cannot be made safe
 */
export function secureDataFolder(dataDir: string, tell: (message: string) => void): void {
  const runner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  // Windows has no such modes.
  if (process.getuid === undefined) return;
  let findings: FileFinding[];
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    findings = inspectDataFolder(dataDir, runner);
  } catch (error) {
    throw dataFolderUnusable(dataDir, (error as Error).message);
  }
  const refused = findings.find(({ verdict }) => verdict === "refuse");
  if (refused?.verdict === "refuse") throw dataFolderUnsafe(refused.message);
  for (const finding of findings) {
    if (finding.verdict === "repair") repair(finding, runner);
    // A folder that was just made is no news.
    const isNews = finding.verdict !== "repair" || readdirSync(realpathSync(dataDir)).length > 0;
    if (finding.verdict !== "fine" && finding.verdict !== "refuse" && isNews) tell(finding.message);
  }
}

function factsOf(dataDir: string): FileFacts[] {
  const ancestors: FileFacts[] = [];
  for (let at = dataDir; dirname(at) !== at; at = dirname(at)) {
    ancestors.unshift(toFacts(dirname(at), "ancestor", statSync(dirname(at))));
  }
  const names = readdirSync(dataDir);
  const dataFolder = { ...toFacts(dataDir, "data folder", statSync(dataDir)), isEmpty: names.length === 0 };
  const entries = names.flatMap((name) => {
    const path = join(dataDir, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats ? [toFacts(path, secretNames.has(name) ? "secret" : "entry", stats)] : [];
  });
  return [...ancestors, dataFolder, ...entries];
}

function toFacts(path: string, role: FileFacts["role"], { uid, gid, mode }: Stats): FileFacts {
  return { path, role, uid, gid, mode: mode & 0o1777 };
}

function repair({ path, mode, uid }: FileFinding & { readonly verdict: "repair" }, runner: Runner): void {
  if (uid !== undefined) chownSync(path, uid, runner.gid);
  if (mode === undefined) return;
  if (mode === 0o700 && statSync(path).isDirectory()) closeFolder(path, runner);
  chmodSync(path, mode);
}

/**
 * A folder of a version that did not close its files. Only what is ours is changed: in a folder of another account a
 * symbolic link might take a file's place meanwhile.
 */
function closeFolder(folder: string, runner: Runner): void {
  if (statSync(folder).uid !== runner.uid) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats || stats.isSymbolicLink() || stats.uid !== runner.uid) continue;
    if (stats.isDirectory()) closeFolder(path, runner);
    if ((stats.mode & 0o077) !== 0) chmodSync(path, stats.mode & 0o700);
  }
}
