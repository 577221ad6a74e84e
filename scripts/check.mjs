// `npm run check`: types, voice, lint, the direction of imports and of folders, dead code, stale generated files.
import { join } from "node:path";
import { bin, ensureInstalled, pinnedNode, run } from "./prepare.mjs";

ensureInstalled();
const checks = [
  ["types", join(bin, "../typescript-native/bin/tsc"), ["-p", "tsconfig.json"]],
  ["types of the console", join(bin, "../typescript-native/bin/tsc"), ["-p", "apps/console/tsconfig.json"]],
  ["voice", pinnedNode, ["scripts/check-voice.mjs"]],
  ["lint and format", join(bin, "biome"), ["check", "--error-on-warnings", "."]],
  [
    "direction of imports",
    join(bin, "depcruise"),
    ["--config", ".dependency-cruiser.cjs", "packages", "apps", "content", "bench", "e2e"],
  ],
  [
    "direction of folders",
    join(bin, "depcruise"),
    ["--config", ".dependency-cruiser.folders.cjs", "packages", "apps", "content", "bench"],
  ],
  ["dead code", join(bin, "knip"), []],
  ["generated files", pinnedNode, ["scripts/codegen.mjs", "--check"]],
];
for (const [name, command, args] of checks) {
  console.log(`— ${name}`);
  run(command, args);
}
