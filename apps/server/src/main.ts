// Where the command line and the server begin. Compiled code is kept between starts, which halves the processor time
// until the first line runs; that has to be settled before anything else is loaded.
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { keepMemorySmall } from "./keep-memory-small.ts";

if (process.argv[2] === "start") keepMemorySmall();
// A folder that is named comes first. Where it cannot be written, Node goes without. Threads find it in the environment.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "../../../node_modules/.cache/node");
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import("./program.ts");
