import { createRequire } from "node:module";
import { dirname } from "node:path";

/** Where the npm package lies: the only files that the sandbox may read besides its own. */
export const pyodideFolder = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
