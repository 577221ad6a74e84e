/** The options of the engine's process, passed as JSON in its one argument. */
export interface EngineProcessOptions {
  /** The engine's folder. */
  readonly path: string;
  /** A unix socket's path, or a port of the loopback address; 0 for any. */
  readonly listenOn: string | number;
  /** Where rows of inserts are found that do not come with their request. */
  readonly rowsFolder?: string;
  /** Of all statements together. */
  readonly memoryBytesMax: number;
}

/** The line that the process writes when it has started, or cannot. */
export type EngineProcessStart = { readonly port?: number } | { readonly failure: string };

/** In the engine's folder: the path of the socket that it listens on. */
export const addressFile = "engine.address";
