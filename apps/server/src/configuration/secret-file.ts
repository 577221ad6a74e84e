import { readFileSync, type Stats, statSync } from "node:fs";
import { ConfigurationError } from "./configuration.ts";

/** Where Docker and Kubernetes put secrets, with modes of their own, for the processes of one container. */
const mountedFolders = ["/run/secrets/", "/var/run/secrets/"];

/** The secret that a file holds, without blanks around it. `where` names the setting. @throws ConfigurationError */
export function readSecretFile(path: string, where: string): string {
  let stats: Stats;
  let text: string;
  try {
    stats = statSync(path);
    text = readFileSync(path, "utf8").trim();
  } catch (error) {
    throw new ConfigurationError([`${where}: the file ${path} can't be read (${(error as Error).message})`]);
  }
  const problem = findSecretFileProblem(path, stats.mode & 0o777, text);
  if (problem !== undefined) throw new ConfigurationError([`${where}: ${problem}`]);
  return text;
}

/** Why a file is no place for a secret; undefined where it is. */
export function findSecretFileProblem(path: string, mode: number, text: string): string | undefined {
  const isMounted = mountedFolders.some((folder) => path.startsWith(folder));
  if (!isMounted && (mode & 0o077) !== 0) {
    return `other users may read the file ${path} (mode ${mode.toString(8)}); run "chmod 600 ${path}", or give a mounted secret the mode 0400`;
  }
  return text === "" ? `the file ${path} is empty` : undefined;
}
