/** What a sandboxed process is started with. */
export interface SandboxSetup {
  readonly sources: Readonly<Record<string, string>>;
  readonly bootstrap: string;
  readonly callTimeoutMs: number;
  readonly memoryBytesMax: number;
  /** Python's memory image follows in a frame of its own. */
  readonly hasImage: boolean;
  /** Write the memory image back instead of serving. */
  readonly makeImage: boolean;
  /** Give back what Deno was allowed for the start. */
  readonly revokePermissions: boolean;
  /** Layer one: take JavaScript and the rest of the inside away from Python. */
  readonly harden: boolean;
}
