/** The logic of a rule that was written in Sigma. */
export interface SigmaLogic {
  /** The rule's YAML as it was written; of a collection its document with what the others lend it. */
  readonly text: string;
  /** What the text means on the events of the rule's log types, in the form of JSON: made when it was read. */
  readonly expression: unknown;
  /** Names of fields that an analyst wants to see, each with the paths where its value may be, the first that is there. */
  readonly contextFields?: Readonly<Record<string, readonly string[]>>;
  /** Names of several fields together, which correlations compare: each with the paths of every one of them. */
  readonly contextGroups?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Fields whose values make an alert's group; without any, all matches of the rule are one. */
  readonly groupBy?: Readonly<Record<string, readonly string[]>>;
  /** The field whose distinct values the threshold counts, as the paths where it may be. */
  readonly countedField?: readonly string[];
}
