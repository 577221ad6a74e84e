import type { BlockingPipe } from "./frames.ts";

/** The part of Deno that the sandbox uses; everything else of it is out of reach before any user code runs. */
export interface DenoRuntime {
  readonly args: readonly string[];
  readonly stdin: { readonly readSync: BlockingPipe["readSync"] };
  readonly stdout: { readonly writeSync: BlockingPipe["writeSync"] };
  readonly stderr: { readonly writeSync: BlockingPipe["writeSync"] };
  readonly readFileSync: (path: string | URL) => Uint8Array<ArrayBuffer>;
  /** Microseconds of processor time, of all threads of the process. */
  readonly cpuUsage: () => { readonly user: number; readonly system: number };
  readonly permissions: { readonly revokeSync: (permission: { readonly name: string }) => unknown };
  readonly exit: (code: number) => never;
}
