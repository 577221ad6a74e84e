// `npm run check`: types, voice, lint, the direction of imports and of folders, dead code, stale generated files.
import { join } from "node:path";
import { bin, ensureInstalled, environment, pinnedNode, root, runSideBySide } from "./prepare.mjs";

ensureInstalled();

/**
 * Two checkers, because each learns all types that it meets by itself, and garbage is left for longer, because the run
 * is short: half of the processor time. What did not change since the last run is not checked again.
 */
function checkTypes(name, project) {
  const known = join(root, `node_modules/.cache/${name.replaceAll(" ", "-")}.tsbuildinfo`);
  const args = ["-p", project, "--checkers", "2", "--incremental", "--tsBuildInfoFile", known];
  const env = { ...environment, GOGC: "400" };
  return { name, command: join(bin, "../typescript-native/bin/tsc"), args, env };
}

// Those that take longest come first, so that none of them runs alone at the end.
const ended = await runSideBySide([
  checkTypes("types", "tsconfig.json"),
  checkTypes("types of the console", "apps/console/tsconfig.json"),
  {
    name: "direction of imports",
    command: join(bin, "depcruise"),
    args: ["--config", ".dependency-cruiser.cjs", "packages", "apps", "content", "bench", "e2e"],
  },
  { name: "lint and format", command: join(bin, "biome"), args: ["check", "--error-on-warnings", "."] },
  {
    name: "direction of folders",
    command: join(bin, "depcruise"),
    args: ["--config", ".dependency-cruiser.folders.cjs", "packages", "apps", "content", "bench"],
  },
  { name: "dead code", command: join(bin, "knip"), args: [] },
  { name: "generated files", command: pinnedNode, args: ["scripts/codegen.mjs", "--check"] },
  { name: "voice", command: pinnedNode, args: ["scripts/check-voice.mjs"] },
]);
const failed = ended.filter(({ failure }) => failure !== undefined);
if (failed.length > 0) {
  console.error(`Failed: ${failed.map(({ name, failure }) => `${name} (${failure})`).join(", ")}`);
  process.exit(1);
}
