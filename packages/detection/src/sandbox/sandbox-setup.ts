/** What a sandboxed process is started with. */
export interface SandboxSetup {
  readonly sources: Readonly<Record<string, string>>;
  readonly bootstrap: string;
  readonly callTimeoutMs: number;
  readonly memoryBytesMax: number;
  /** Write the memory image back instead of serving. */
  readonly makeSnapshot: boolean;
  /** Layer one: take JavaScript and the rest of the inside away from Python. */
  readonly harden: boolean;
}
