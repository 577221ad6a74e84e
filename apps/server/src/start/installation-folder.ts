import { join } from "node:path";

/** What is the same for every data folder of this installation, and too slow to make for each. */
export const installationFolder = join(import.meta.dirname, "../../../../node_modules/.cache/pharos");
