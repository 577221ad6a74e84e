/** Which walls stand around Python. All of them by default; tests take single ones away. */
export interface SandboxLayers {
  /** Inside Pyodide: no JavaScript, no loose ends of the runtime. */
  readonly harden: boolean;
  /** Node's permission model: no files but Pyodide's own, no network, no processes. */
  readonly permissions: boolean;
  /** bubblewrap: a namespace of its own with no network, no environment and a handful of read-only files. */
  readonly bubblewrap: boolean;
}

export const allLayers: SandboxLayers = { harden: true, permissions: true, bubblewrap: true };
