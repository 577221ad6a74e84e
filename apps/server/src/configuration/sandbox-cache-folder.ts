import { homedir } from "node:os";
import { join } from "node:path";

/** Where commands that need no server keep Python's memory image between runs. */
export const sandboxCacheFolder = join(homedir(), ".cache", "pharos");
