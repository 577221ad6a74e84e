/** Which log types the workers know, and asking for others when a delivery first names them. */
export class KnownLogTypes {
  readonly #load: () => Promise<void>;
  #known: ReadonlySet<string>;
  #asked = new Set<string>();
  #loading: Promise<void> | undefined;

  /** `load` brings the workers up to date, and calls `are`. */
  constructor(known: readonly string[], load: () => Promise<void>) {
    this.#known = new Set(known);
    this.#load = load;
  }

  /** The workers know these from now on. */
  are(known: readonly string[]): void {
    this.#known = new Set(known);
    this.#asked = new Set();
  }

  /** Resolves when the workers know them; one that still is not known then is not asked for again. */
  async ensure(logTypes: readonly string[]): Promise<void> {
    if (logTypes.every((logType) => this.#known.has(logType) || this.#asked.has(logType))) return;
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    await this.#loading;
    for (const logType of logTypes) this.#asked.add(logType);
  }
}
