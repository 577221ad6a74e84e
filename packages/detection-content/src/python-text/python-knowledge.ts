/** A field of an event; the members of an object stand beside it, by dotted path. */
export interface EventField {
  /** `userIdentity.arn`; elements of lists are not marked. */
  readonly path: string;
  readonly type: string;
  readonly description: string;
  /** Values seen in data, as texts. */
  readonly examples: readonly string[];
}

/** A Python module that detections may import. */
export interface HelperModule {
  readonly id: string;
  readonly description: string;
  readonly body: string;
}

/** What is known beside the text of a detection. */
export interface PythonKnowledge {
  /** The function that decides; undefined for a module that others import and for a data model, which have none. */
  readonly function: "rule" | "policy" | undefined;
  /** Functions that the text must define for a data model: each takes the event and gives the value of a name. */
  readonly mappedFunctions?: readonly string[];
  /** Empty while no log type is chosen: then no field is called unknown. */
  readonly fields: readonly EventField[];
  /** In words, such as `AWS.CloudTrail`. */
  readonly logTypes: readonly string[];
  readonly helpers: readonly HelperModule[];
  /** Names that data models give for these log types. */
  readonly dataModelNames: readonly string[];
}
