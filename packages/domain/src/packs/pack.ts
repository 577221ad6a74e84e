/** Content that is switched on and off together. */
export interface Pack {
  readonly id: string;
  readonly displayName: string;
  readonly description: string;
  readonly enabled: boolean;
  /** Ids of detections, globals, data models, queries and lookup tables. */
  readonly itemIds: readonly string[];
}
