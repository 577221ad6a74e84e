import { type ScriptRunner, startScriptRunner } from "@pharos/detection";
import { sandboxCacheFolder } from "../../configuration/sandbox-cache-folder.ts";

/** Longest run of a parser's script with one record; the same as on a server. */

/** Work with a sandbox for parsers that are scripts. No process starts unless a script is run. */
export async function withScripts<T>(work: (scripts: ScriptRunner) => Promise<T>): Promise<T> {
  const scripts = startScriptRunner({ cacheFolder: sandboxCacheFolder });
  try {
    return await work(scripts);
  } finally {
    await scripts.close();
  }
}
