/**
 * Which content may share a Python interpreter. Rules of one domain can disturb each other, rules of different domains
 * cannot. Plain data, because it is sent to worker threads.
 */
export interface TrustDomains {
  /** Rule or policy id → domain. An id that is missing in one of these maps belongs to `defaultDomain`. */
  readonly detections: ReadonlyMap<string, string>;
  /** Helper module id → domain. */
  readonly globals: ReadonlyMap<string, string>;
  /** Data model id → domain. */
  readonly dataModels: ReadonlyMap<string, string>;
  /**
   * Domain → the other domains whose helpers and data models its content may use. Code runs with the events of the
   * content that imports it, so only domains whose authors may see at least as many log types belong here.
   */
  readonly trusted: ReadonlyMap<string, readonly string[]>;
}

/** The domain of everything where no domains are given. */
export const defaultDomain = "default";
