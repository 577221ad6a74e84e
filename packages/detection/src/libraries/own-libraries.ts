import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PythonLibraries } from "@pharos/detection-content";

const folder = fileURLToPath(new URL("../python-packages/policyuniverse/", import.meta.url));
const actionsFile = fileURLToPath(new URL("../../dist/aws-actions.json", import.meta.url));
const name = "policyuniverse";

let known: PythonLibraries | undefined;

/**
 * Packages, with those of ours that the content names and that nobody else provides. They come with the content, since
 * what is in Python's memory image costs every process as much.
 */
export function withOwnLibraries(libraries: PythonLibraries, texts: readonly (string | null)[]): PythonLibraries {
  const isWanted = [...texts, ...Object.values(libraries)].some((text) => text?.includes(name));
  if (!isWanted || `${name}/__init__.py` in libraries) return libraries;
  known ??= readPolicyUniverse();
  return { ...known, ...libraries };
}

function readPolicyUniverse(): PythonLibraries {
  const modules = readdirSync(folder).filter((file) => file.endsWith(".py"));
  return {
    ...Object.fromEntries(modules.map((file) => [`${name}/${file}`, readFileSync(folder + file, "utf8")])),
    [`${name}/actions.json`]: readFileSync(actionsFile, "base64"),
  };
}
