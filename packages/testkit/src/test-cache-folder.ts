import { fileURLToPath } from "node:url";

/** Where tests keep Python's memory image: making one takes seconds, and all of a checkout use the same. */
export const testCacheFolder: string = fileURLToPath(new URL("../../../node_modules/.cache/pharos/", import.meta.url));
