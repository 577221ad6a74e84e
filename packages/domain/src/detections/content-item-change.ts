import type { ActorReference } from "../access/actor.ts";
import type { DetectionChangeAction, DetectionChangeOrigin } from "./detection-change.ts";

/** A change of a helper or a data model. */
export interface ContentItemChange<T> {
  readonly id: string;
  readonly itemId: string;
  readonly action: DetectionChangeAction;
  readonly origin: DetectionChangeOrigin;
  readonly at: Date;
  /** Undefined for Pharos itself. */
  readonly by?: ActorReference;
  /** Undefined where it was created. */
  readonly before?: T;
  /** Undefined where it was deleted. */
  readonly after?: T;
}
