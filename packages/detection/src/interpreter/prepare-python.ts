import { callTimeoutMsDefault, memoryBytesMaxDefault, type RuleEngineOptions } from "../rules/engine-options.ts";
import { createPythonHost } from "./python-host.ts";
import { readPythonSources } from "./python-sources.ts";
import { hasSnapshot, readSnapshot, saveSnapshot, snapshotPathIn } from "./snapshot-file.ts";

export interface PreparePythonOptions extends Pick<RuleEngineOptions, "account"> {
  readonly cacheFolder: string;
  /** Keeps an image for every data folder of the installation, where it can be written; making one takes seconds. */
  readonly installationFolder?: string;
  readonly notice: (message: string) => void;
}

/** Makes Python's memory image where there is none, while whoever starts engines later waits for something else. */
export async function preparePython({
  account,
  cacheFolder,
  installationFolder,
  notice,
}: PreparePythonOptions): Promise<void> {
  const limits = { callTimeoutMs: callTimeoutMsDefault, memoryBytesMax: memoryBytesMaxDefault };
  const host = createPythonHost({ ...limits, layers: undefined, account, cacheFolder, notice });
  if (installationFolder === undefined) return host.prepare();
  const sources = readPythonSources();
  const path = snapshotPathIn(cacheFolder, sources);
  const keptPath = snapshotPathIn(installationFolder, sources);
  await copySnapshot(keptPath, path);
  await host.prepare();
  await copySnapshot(path, keptPath);
}

/** Does nothing where there is one already, none to copy, or no way to write it. */
async function copySnapshot(from: string, to: string): Promise<void> {
  if (await hasSnapshot(to)) return;
  const image = await readSnapshot(from);
  if (image) await saveSnapshot(to, image).catch(() => undefined);
}
