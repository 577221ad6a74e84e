/** Which walls stand around Python. All of them by default; tests take single ones away. */
export interface SandboxLayers {
  /** Inside the process: Python without JavaScript, JavaScript without Deno, rules sealed against each other. */
  readonly interpreter: boolean;
  /** Deno's permissions: no file but Pyodide's, no network, no processes, no environment. */
  readonly permissions: boolean;
  /** An operating-system account of its own where one is given, resource limits, and no way to gain privileges. */
  readonly account: boolean;
  /** bubblewrap: a namespace of its own with no network, no processes and a handful of read-only files. */
  readonly namespace: boolean;
}

export const allLayers: SandboxLayers = { interpreter: true, permissions: true, account: true, namespace: true };
