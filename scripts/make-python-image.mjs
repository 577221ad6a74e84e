// Makes Python's memory image for every data folder of this checkout, with the pinned Node: a start takes a second
// instead of six where there is one.
import { join } from "node:path";
import { preparePython } from "../packages/detection/src/index.ts";
import { root } from "./prepare.mjs";

await preparePython({
  cacheFolder: join(root, "node_modules/.cache/pharos"),
  notice: (message) => console.error(message),
});
