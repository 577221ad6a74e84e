import { existsSync } from "node:fs";
import { join } from "node:path";
import { type PythonLibraries, readWheels } from "@pharos/detection-content";
import type { Configuration } from "../../configuration/configuration.ts";

/**
 * The Python packages that the administrator put beside the ones that are there: wheels in the folder of the setting,
 * else in `wheels` of the data folder, where there is one. Read once: processes keep the packages of their start.
 */
export async function loadWheels({
  wheels,
  dataDir,
}: Pick<Configuration, "wheels" | "dataDir">): Promise<PythonLibraries> {
  if (wheels !== undefined) return readWheels(wheels);
  const folder = join(dataDir, "wheels");
  return existsSync(folder) ? readWheels(folder) : {};
}
