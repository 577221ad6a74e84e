import type { PyodideAPI } from "pyodide";
import type { DenoRuntime } from "./deno-runtime.ts";
import type { SandboxSetup } from "./sandbox-setup.ts";

/** Pyodide with our runtime loaded: from a memory image in a tenth of the time, else from the beginning. */
export async function startPython(
  deno: Pick<DenoRuntime, "args" | "readFileSync">,
  setup: Pick<SandboxSetup, "sources" | "bootstrap" | "makeImage" | "harden">,
  image: Uint8Array | undefined,
): Promise<PyodideAPI> {
  const folder = new URL(`file://${encodeURI(deno.args[0] ?? "")}/`);
  const stage = dressAsShell(deno, folder);
  if (image !== undefined) growMemoryFor(image);
  const { loadPyodide } = (await import(new URL("pyodide.mjs", folder).href)) as typeof import("pyodide");
  const python = await loadPyodide({
    indexURL: folder.href,
    ...(setup.harden ? { jsglobals: Object.freeze(Object.create(null)) } : {}),
    ...(setup.makeImage ? { _makeSnapshot: true } : {}),
    ...(image === undefined ? {} : { _loadSnapshot: image }),
  });
  stage.takeDown();
  releaseImage(python);
  if (image === undefined) {
    const sources = python.toPy(setup.sources);
    const names = python.toPy({ SOURCES: sources });
    python.runPython(setup.bootstrap, { globals: names });
    names.destroy();
    sources.destroy();
  }
  return python;
}

/**
 * Pyodide takes the surroundings for a bare JavaScript shell that can read its files and make random bytes: so it
 * neither loads Node's modules for files, networks and processes nor keeps hold of them.
 */
function dressAsShell(deno: Pick<DenoRuntime, "readFileSync">, folder: URL): { takeDown: () => void } {
  const read = (path: string) =>
    deno.readFileSync(path.startsWith("file:") ? new URL(path) : new URL(`file://${path}`));
  const props: Record<string, unknown> = {
    read: (path: string) => new TextDecoder().decode(read(path)),
    readbuffer: (path: string) => read(path).buffer,
    load: () => undefined,
    // Emscripten's own test for what can make random bytes.
    WorkerGlobalScope: class {},
    location: folder,
  };
  const names = ["process", ...Object.keys(props)];
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const name of names) {
    if (name in props) Object.defineProperty(globalThis, name, { value: props[name], configurable: true });
    else Reflect.deleteProperty(globalThis, name);
  }
  return {
    takeDown: () => {
      for (const [at, name] of names.entries()) {
        const descriptor = before[at];
        if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
        else Object.defineProperty(globalThis, name, descriptor);
      }
    },
  };
}

/**
 * Pyodide copies an image into the memory that its program begins with, 30 MiB, whatever the image's size; so the memory
 * grows before anything looks at it.
 */
function growMemoryFor(image: Uint8Array): void {
  const pageBytes = 64 * 1024;
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = (async (...program: Parameters<typeof instantiate>) => {
    const made = (await instantiate(...program)) as unknown as Partial<WebAssembly.WebAssemblyInstantiatedSource>;
    const memory = made.instance?.exports.memory;
    if (memory instanceof WebAssembly.Memory) {
      WebAssembly.instantiate = instantiate;
      const missing = Math.floor((image.length - memory.buffer.byteLength) / pageBytes);
      if (missing > 0) memory.grow(missing);
    }
    return made;
  }) as typeof instantiate;
}

/** Pyodide holds on to the image that it has copied: 30 MB for as long as the process lives. */
function releaseImage(python: PyodideAPI): void {
  const { _api: internals } = python as unknown as { _api?: { config?: { _loadSnapshot?: unknown } } };
  if (internals?.config !== undefined) delete internals.config._loadSnapshot;
}
