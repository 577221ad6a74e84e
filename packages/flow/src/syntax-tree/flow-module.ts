/** What pharos-flow.wasm exports; addresses and counts of records are in its memory until the next call. */
export interface FlowModule {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** Room for so many UTF-16 units; returns its address. */
  allocateText(units: number): number;
  /** Reads the text there; returns the number of the root. */
  parse(): number;
  /** Writes the text just read anew, from its root; only where it has no errors. */
  format(root: number): void;
  outputStart(): number;
  /** In UTF-16 units. */
  outputLength(): number;
  nodesStart(): number;
  nodeCount(): number;
  tokensStart(): number;
  tokenCount(): number;
}

/** Browsers and Node have the same one; the types of Node leave it out. */
interface WebAssemblyApi {
  instantiate(bytes: Uint8Array): Promise<{ readonly instance: { readonly exports: unknown } }>;
}

export async function instantiateFlowModule(bytes: Uint8Array): Promise<FlowModule> {
  const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyApi };
  const { instance } = await WebAssembly.instantiate(bytes);
  return instance.exports as FlowModule;
}
