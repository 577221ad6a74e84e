import { callTimeoutMsDefault, memoryBytesMaxDefault, type RuleEngineOptions } from "../rules/engine-options.ts";
import { createPythonHost } from "./python-host.ts";

export interface PreparePythonOptions extends Pick<RuleEngineOptions, "account"> {
  readonly cacheFolder: string;
  readonly notice: (message: string) => void;
}

/** Makes Python's memory image where there is none, while whoever starts engines later waits for something else. */
export function preparePython({ account, cacheFolder, notice }: PreparePythonOptions): Promise<void> {
  const limits = { callTimeoutMs: callTimeoutMsDefault, memoryBytesMax: memoryBytesMaxDefault };
  return createPythonHost({ ...limits, layers: undefined, account, cacheFolder, notice }).prepare();
}
