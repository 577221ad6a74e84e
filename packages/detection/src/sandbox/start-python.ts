import { pathToFileURL } from "node:url";
import type { PyodideAPI } from "pyodide";
import type { SandboxSetup } from "./sandbox-setup.ts";

/** Pyodide with our runtime loaded: from a memory image in a tenth of the time, else from the beginning. */
export async function startPython(
  folder: string,
  setup: Pick<SandboxSetup, "sources" | "bootstrap" | "makeSnapshot" | "harden">,
  snapshot: Uint8Array | undefined,
): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(pathToFileURL(`${folder}/pyodide.mjs`).href)) as typeof import("pyodide");
  const python = await loadPyodide({
    indexURL: `${folder}/`,
    ...(setup.harden ? { jsglobals: Object.freeze(Object.create(null)) } : {}),
    ...(setup.makeSnapshot ? { _makeSnapshot: true } : {}),
    ...(snapshot === undefined ? {} : { _loadSnapshot: snapshot }),
  });
  releaseSnapshot(python);
  if (snapshot === undefined) {
    const sources = python.toPy(setup.sources);
    const names = python.toPy({ SOURCES: sources });
    python.runPython(setup.bootstrap, { globals: names });
    names.destroy();
    sources.destroy();
  }
  return python;
}

/** Pyodide holds on to the image that it has copied: 30 MB for as long as the process lives. */
function releaseSnapshot(python: PyodideAPI): void {
  const { _api: internals } = python as unknown as { _api?: { config?: { _loadSnapshot?: unknown } } };
  if (internals?.config !== undefined) delete internals.config._loadSnapshot;
}
